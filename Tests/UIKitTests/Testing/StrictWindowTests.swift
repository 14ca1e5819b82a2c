import Testing
import UIKit

@testable import UIKitTesting

/// Windows of tests in which exceptions of UIKit end the process.
@MainActor @Suite(.serialized) struct StrictWindowTests {
  @Test func `an exception is in the log and nothing ends, unless windows are strict`() throws {
    let window = try TestWindow(root: UITabBarController())
    (window.rootViewController as? UITabBarController)?.selectedViewController = UIViewController()
    #expect(window.probe.application.takeCalls().contains { $0.phase == .raise })
  }

  @Test func `in a strict window, an exception ends the process with its text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        TestWindow.isStrict = true
        let window = try TestWindow(root: UITabBarController())
        (window.rootViewController as? UITabBarController)?.selectedViewController = UIViewController()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UIKit raises an exception here: "), "\(text)")
  }

  @Test func `a launch that raises an exception ends the process, too`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        TestWindow.isStrict = true
        _ = try TestWindow(root: RaisingController())
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UIKit raises an exception here: "), "\(text)")
  }
}

/// Selects a stranger as soon as it is loaded.
private final class RaisingController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    selectedViewController = UIViewController()
  }
}
