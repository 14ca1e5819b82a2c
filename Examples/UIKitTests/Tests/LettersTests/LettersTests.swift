import Testing
import UIKit
import UIKitTesting

@testable import Letters

/// The app of Examples/UIKitApps/ClassicDelegate in windows of all kinds, with Swift Testing.
@MainActor @Suite(.serialized) struct LettersTests {
  private func window(_ profile: SystemProfile = .newest) throws -> TestWindow {
    try TestWindow(root: LettersSplitViewController(), device: "ipad-8", profile: profile, orientation: .landscapeLeft)
  }

  @Test(arguments: [SystemProfile.ios14, .ios18, .ios26])
  func `a wide window has the list beside the letter`(profile: SystemProfile) throws {
    let window = try window(profile)
    #expect(
      window.hierarchy == """
        LettersSplitViewController, oneBesideSecondary
          UINavigationController
            LetterListViewController “Letters”
          UINavigationController
            LetterViewController
        """)
    let split = try #require(window.rootViewController as? UISplitViewController)
    #expect(try #require(window.frames(of: split)[.primary]).width <= 360)
  }

  @Test func `a letter that nobody has chosen does not hide the list`() throws {
    let window = try window()
    try window.resize(width: 400, height: 810)
    #expect(window.rows == ["The engine", "A moth", "Halting", "Go to"])
    #expect(window.calls.contains { $0.name == "LettersSplitViewController.splitViewController(_:collapseSecondary:onto:)" })
  }

  @Test(arguments: Array(stride(from: 320, through: 1080, by: 20)))
  func `the letter is never narrower than 320 points beside the list`(width: Int) throws {
    let window = try window()
    try window.resize(width: CGFloat(width), height: 810)
    let split = try #require(window.rootViewController as? UISplitViewController)
    guard !split.isCollapsed, let letter = window.frames(of: split)[.secondary] else { return }
    #expect(letter.width >= 320)
  }
}
