import SplitKit
import Testing

@testable import UIKit

/// The traits that controllers and views are told of when a view first joins a window (spec/reports.md 449).
@Suite(.serialized) @MainActor struct FirstTraitsTests {
  final class Told: UIView {
    var previous: [UITraitCollection?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection)
    }
  }

  final class Screen: UIViewController {
    var previous: [UITraitCollection?] = []
    var calls: [String] = []
    let told = Told()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(told)
      calls.append("load")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("appear")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection)
      calls.append("traits")
    }
  }

  @Test(arguments: [Profile.ios8, .ios13, .ios26])
  func `only iOS 8 to 12 tell a controller and each view once, with nil`(_ profile: Profile) throws {
    let stage = try AppStage(profile) { UINavigationController(rootViewController: Screen()) }
    let stack = stage.root(UINavigationController.self)
    let screen = try #require(stack.topViewController as? Screen)
    let count = profile == .ios8 ? 1 : 0
    #expect(screen.previous.count == count && screen.previous.allSatisfy { $0 == nil })
    #expect(screen.told.previous.count == count)
    #expect(screen.calls == ["load", "appear"] + (count == 1 ? ["traits"] : []))
    let later = Told()
    screen.view.addSubview(later)
    #expect(later.previous.count == count)
    later.removeFromSuperview()
    screen.view.addSubview(later)
    stack.pushViewController(UIViewController(), animated: false)
    stack.popViewController(animated: false)
    #expect(later.previous.count == count && screen.previous.count == count)
  }
}
