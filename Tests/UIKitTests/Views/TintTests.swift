import SplitKit
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct TintTests {
  private let pink = "#FF2D55FF"
  private let green = "#34C759FF"

  private func bar(_ stage: ContentStage, _ kind: String = "navigationBar") -> Value? {
    stage.scene.viewModels.first { $0.content["kind"]?.string == kind }?.content
  }

  /// A stack in a tab bar with a button, a switch and a text of the tint.
  private func stage(_ profile: Profile = .ios18, traits: [Member] = []) throws -> ContentStage {
    try ContentStage(profile, traits: traits) { @MainActor in
      let screen = Screen { view in
        let (button, inner, label) = (UIButton(type: .system), UIView(), UILabel())
        button.setTitle("Add", for: .normal)
        label.textColor = .tintColor
        for (index, part) in [button, inner, label].enumerated() {
          part.frame = CGRect(x: 20, y: 100 + 50 * CGFloat(index), width: 200, height: 40)
          view.addSubview(part)
        }
        let own = UIButton(type: .system)
        own.setTitle("Own", for: .normal)
        inner.addSubview(own)
      }
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in })
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: screen)]
      return tabs
    }
  }

  private func node(_ stage: ContentStage, _ index: Int) -> Value? { stage.content("Screen")?.at("views", index) }

  @Test func `the tint of the window reaches buttons, texts and bars`() throws {
    let stage = try stage()
    stage.settle()
    #expect(bar(stage)?["tint"] == nil && stage.content("Screen")?["tint"] == nil)
    UIApplication.shared.windows[0].tintColor = .systemPink
    #expect(stage.content("Screen")?["tint"]?.string == pink)
    #expect(node(stage, 0)?["tint"]?.string == pink)
    #expect(node(stage, 2)?["color"]?.string == pink)
    #expect(bar(stage)?["tint"]?.string == pink)
    #expect(bar(stage, "tabBar")?["tint"]?.string == pink)
    UIApplication.shared.windows[0].tintColor = nil
    #expect(bar(stage)?["tint"] == nil && stage.content("Screen")?["tint"] == nil)
    #expect(node(stage, 0)?["tint"] == "#007AFFFF")
  }

  @Test func `the tint of the window reaches the stacks that a split view makes`() throws {
    let stage = try AppStage(.ios18) { @MainActor in
      let split = UISplitViewController(style: .doubleColumn)
      for column in [UISplitViewController.Column.primary, .secondary] {
        let screen = UIViewController()
        screen.title = "\(column)"
        split.setViewController(screen, for: column)
      }
      return split
    }
    stage.settle()
    UIApplication.shared.windows[0].tintColor = .systemPink
    stage.settle()
    let bars = stage.scene.viewModels.filter { $0.content["kind"] == "navigationBar" }
    #expect(bars.count == 2)
    #expect(bars.allSatisfy { $0.content["tint"]?.string == pink })
  }

  @Test func `a colour follows the style of the interface`() throws {
    let stage = try stage(traits: [Member("userInterfaceStyle", "light")])
    UIApplication.shared.windows[0].tintColor = .systemPink
    #expect(bar(stage)?["tint"]?.string == pink)
    try stage.say(["type": "traits", "userInterfaceStyle": "dark"])
    #expect(bar(stage)?["tint"] == "#FF375FFF")
    #expect(stage.content("Screen")?["tint"] == "#FF375FFF")
  }

  @Test func `a view gives its tint to those in it, and a controller to its children and their bars`() throws {
    let stage = try stage()
    stage.settle()
    let tabs = stage.root as! UITabBarController
    let screen = (tabs.selectedViewController as! UINavigationController).topViewController!
    let inner = screen.view.subviews[1]
    UIApplication.shared.windows[0].tintColor = .systemPink
    inner.tintColor = .systemGreen
    #expect(inner.subviews[0].tintColor == .systemGreen)
    #expect(node(stage, 1)?["tint"]?.string == green)
    #expect(node(stage, 1)?.at("views", 0, "tint")?.string == green)
    #expect(node(stage, 0)?["tint"]?.string == pink)
    tabs.view.tintColor = .systemGreen
    #expect(screen.view.tintColor == .systemGreen)
    #expect(bar(stage)?["tint"]?.string == green && bar(stage, "tabBar")?["tint"]?.string == green)
    screen.navigationController?.navigationBar.tintColor = .systemPink
    #expect(bar(stage)?["tint"]?.string == pink && bar(stage, "tabBar")?["tint"]?.string == green)
    tabs.tabBar.tintColor = .systemPink
    #expect(bar(stage, "tabBar")?["tint"]?.string == pink)
  }

  @Test func `a view is told when a tint around it changes, and one with its own is not`() throws {
    final class Listening: UIView {
      private(set) var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (outer, inner, own) = (Listening(), Listening(), Listening())
    own.tintColor = .red
    outer.addSubview(inner)
    outer.addSubview(own)
    outer.tintColor = .systemPink
    #expect(outer.changes == 1 && inner.changes == 1 && own.changes == 1)
    let stage = try ContentStage { @MainActor in Screen { $0.addSubview(outer) } }
    stage.settle()
    outer.tintColor = nil
    UIApplication.shared.windows[0].tintColor = .systemGreen
    #expect(outer.changes == 3 && inner.changes == 3 && own.changes == 1)
  }

  @Test func `an item of a bar has a colour of its own`() throws {
    let stage = try stage()
    stage.settle()
    let tabs = stage.root as! UITabBarController
    let item = (tabs.selectedViewController as! UINavigationController).topViewController!.navigationItem.rightBarButtonItem
    #expect(bar(stage)?.at("trailing", 0, "tint") == nil)
    item?.tintColor = .systemPink
    #expect(bar(stage)?.at("trailing", 0, "tint")?.string == pink)
  }

  @Test func `a list has the tint of the window, and a list in a controller presented over it too`() throws {
    let stage = try ContentStage { @MainActor in UITableViewController(style: .plain) }
    stage.settle()
    UIApplication.shared.windows[0].tintColor = .systemPink
    #expect(stage.content("UITableViewController")?["tint"]?.string == pink)
    stage.root.present(UITableViewController(style: .plain), animated: false)
    let lists = stage.scene.viewModels.filter { $0.content["kind"] == "table" }
    #expect(lists.count == 2 && lists.allSatisfy { $0.content["tint"]?.string == pink })
  }
}
