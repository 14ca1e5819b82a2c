import SplitKit
import Testing
import UIKitTestApps

@testable import UIKit

/// Stacks, bars and their items.
@MainActor @Suite(.serialized) struct NavigationAndBarTests {
  private func stage(_ profile: Profile = .ios26) throws -> AppStage {
    try AppStage(profile, size: Size(width: 390, height: 844)) {
      UINavigationController(rootViewController: PresentingController())
    }
  }

  @Test func `titles and items are those of the controller on top`() throws {
    let stage = try stage(.ios18)
    let navigation = stage.root(UINavigationController.self)
    let bar = try #require(stage.content("nav:PresentingController/bar"))
    #expect(bar["title"] == "Home")
    #expect(bar["trailing"]?.array?.first?["title"] == "More")
    #expect(bar["trailing"]?.array?.first?["id"] == "PresentingController/More")
    let next = UIViewController()
    next.title = "Next"
    navigation.pushViewController(next, animated: true)
    stage.settle()
    #expect(stage.content("nav:PresentingController/bar")?["title"] == "Next")
    #expect(navigation.navigationBar.topItem === next.navigationItem)
    next.navigationItem.title = "Other"
    stage.settle()
    #expect(stage.content("nav:PresentingController/bar")?["title"] == "Other")
    #expect(next.title == "Next")
    try stage.tap("nav:PresentingController/back")
    #expect(navigation.topViewController is PresentingController)
  }

  @Test func `an item changes in its bar`() throws {
    let stage = try stage(.ios18)
    let item = try #require(stage.root(UINavigationController.self).topViewController?.navigationItem.rightBarButtonItem)
    (item.title, item.isEnabled, item.style) = ("Less", false, .done)
    stage.settle()
    let shown = try #require(stage.content("nav:PresentingController/bar")?["trailing"]?.array?.first)
    #expect(shown["title"] == "Less")
    #expect(shown["isEnabled"] == false)
    #expect(shown["style"] == "done")
    #expect(throws: (any Error).self) { try stage.tap("PresentingController/More") }
  }

  @Test func `items of the system are words before iOS 26 and signs since`() throws {
    for (profile, title, image) in [(Profile.ios18, "Done" as String?, nil as String?), (.ios26, nil, "checkmark")] {
      let stage = try stage(profile)
      let top = try #require(stage.root(UINavigationController.self).topViewController)
      top.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
      stage.settle()
      let shown = try #require(stage.content("nav:PresentingController/bar")?["trailing"]?.array?.first)
      #expect(shown["title"]?.string == title)
      #expect(shown["image"]?.string == image)
    }
  }

  @Test func `a hidden bar leaves its room to the content, and takes it back`() throws {
    let stage = try stage(.ios18)
    let navigation = stage.root(UINavigationController.self)
    let before = try #require(navigation.topViewController?.view.safeAreaInsets.top)
    navigation.setNavigationBarHidden(true, animated: true)
    stage.settle()
    #expect(stage.content("nav:PresentingController/bar") == nil)
    #expect(stage.pane("PresentingController/pane")?.isVisible == true)
    #expect(navigation.topViewController!.view.safeAreaInsets.top < before)
    #expect(Double(navigation.topViewController!.view.safeAreaInsets.top) == stage.window.safeArea.top)
    #expect(stage.content("nav:PresentingController/toolbar") != nil)
    navigation.isNavigationBarHidden = false
    stage.settle()
    #expect(navigation.topViewController?.view.safeAreaInsets.top == before)
  }

  @Test func `a toolbar has the items without spaces`() throws {
    let stage = try stage()
    let items = stage.content("nav:PresentingController/toolbar")?["items"]?.array ?? []
    #expect(items.map { $0["title"] } == ["Sheet", "Full"])
  }

  @Test func `the edit button begins and ends editing`() throws {
    let stage = try AppStage(.ios18, size: Size(width: 390, height: 844)) {
      UINavigationController(rootViewController: TemplateMaster())
    }
    let top = try #require(stage.root(UINavigationController.self).topViewController)
    #expect(stage.content("nav:TemplateMaster/bar")?["leading"]?.array?.first?["title"] == "Edit")
    try stage.tap("TemplateMaster/edit")
    #expect(top.isEditing)
    #expect(stage.content("nav:TemplateMaster/bar")?["leading"]?.array?.first?["title"] == "Done")
    try stage.tap("TemplateMaster/edit")
    #expect(!top.isEditing)
  }

  @Test func `groups put their items beside the others`() throws {
    let stage = try stage(.ios18)
    let top = try #require(stage.root(UINavigationController.self).topViewController)
    func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title, style: .plain, target: nil, action: nil) }
    top.navigationItem.leadingItemGroups = [.fixedGroup(items: [item("A"), item("B")])]
    top.navigationItem.trailingItemGroups = [
      UIBarButtonItemGroup(barButtonItems: [item("C"), item("D")], representativeItem: nil)
    ]
    stage.settle()
    let bar = try #require(stage.content("nav:PresentingController/bar"))
    #expect(bar["leading"]?.array?.map { $0["title"] } == ["A", "B"])
    #expect(bar["trailing"]?.array?.map { $0["title"] } == ["D", "C", "More"])
  }

  @Test func `large titles follow the bar and its appearance`() throws {
    UINavigationBar.appearance().prefersLargeTitles = true
    defer { UINavigationBar.appearance().prefersLargeTitles = false }
    let stage = try stage(.ios18)
    // The appearance belongs to the app in which it was set.
    #expect(!stage.root(UINavigationController.self).navigationBar.prefersLargeTitles)
    UINavigationBar.appearance().prefersLargeTitles = true
    #expect(UINavigationController(rootViewController: UIViewController()).navigationBar.prefersLargeTitles)
    stage.root(UINavigationController.self).navigationBar.prefersLargeTitles = true
    stage.settle()
    #expect(
      stage.content("nav:PresentingController/bar")?["titleSize"] == "large"
        || stage.pane("PresentingController/pane")!.layout != nil)
  }

  @Test func `a delegate is told what the stack shows`() throws {
    let stage = try stage()
    let navigation = stage.root(UINavigationController.self)
    let delegate = StackDelegate()
    navigation.delegate = delegate
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    stage.settle()
    #expect(delegate.events == ["will true", "did true"])
    #expect(delegate.shown === next)
    navigation.setViewControllers([UIViewController(), UIViewController()], animated: false)
    stage.settle()
    #expect(delegate.events == ["will true", "did true", "will false", "did false"])
  }

  private final class StackDelegate: NSObject, UINavigationControllerDelegate {
    var events: [String] = []
    var shown: UIViewController?

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      events.append("will \(animated)")
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      events.append("did \(animated)")
      shown = viewController
    }
  }

  @Test func `what raises an exception in UIKit is in the log and changes nothing`() throws {
    let stage = try stage()
    let navigation = stage.root(UINavigationController.self)
    navigation.pushViewController(UINavigationController(), animated: true)
    navigation.pushViewController(navigation.viewControllers[0], animated: true)
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(stage.application.takeCalls().filter { $0.selector == "raise" }.count == 2)
  }

  @Test func `pops return what they remove`() throws {
    let stage = try stage()
    let navigation = stage.root(UINavigationController.self)
    let (one, two) = (UIViewController(), UIViewController())
    navigation.pushViewController(one, animated: false)
    navigation.pushViewController(two, animated: false)
    #expect(navigation.visibleViewController === two)
    #expect(navigation.popToViewController(one, animated: false) == [two])
    #expect(navigation.popToRootViewController(animated: false) == [one])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.children == navigation.viewControllers)
  }

  @Test func `a label in a bar shows its text, also when it changes`() throws {
    final class Screen: UIViewController {
      let (time, heading) = (UILabel(), UILabel())
      override func viewDidLoad() {
        super.viewDidLoad()
        (time.text, heading.text) = ("1 s", "Plants")
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: time)
        navigationItem.titleView = heading
      }
    }
    let stage = try ContentStage { UINavigationController(rootViewController: Screen()) }
    let screen = try #require((stage.root as? UINavigationController)?.topViewController as? Screen)
    func bar() -> Value? { stage.scene.viewModels.first { $0.content["kind"] == "navigationBar" }?.content }
    #expect(bar()?["title"] == "Plants" && bar()?.at("trailing", 0, "title") == "1 s")
    (screen.time.text, screen.heading.text) = ("2 s", "Trees")
    #expect(bar()?["title"] == "Trees" && bar()?.at("trailing", 0, "title") == "2 s")
  }

  @Test func `a column gets a stack of its own beside one that is in no window`() throws {
    let stage = try ContentStage(width: 1180, height: 820) {
      let (split, list) = (UISplitViewController(style: .doubleColumn), UITableViewController(style: .plain))
      let unused = UINavigationController(rootViewController: list)
      split.setViewController(list, for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      withExtendedLifetime(unused) { kept = unused }
      return split
    }
    #expect(stage.raised() == [])
    kept = nil
  }
}

/// A controller that a test keeps outside of its window.
@MainActor private var kept: UIViewController?
