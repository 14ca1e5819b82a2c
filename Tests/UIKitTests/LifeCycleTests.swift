import SplitKit
import Testing
import UIKitTestApps

@testable import UIKit

/// The methods of a plain controller, in UIKit's order.
@MainActor @Suite(.serialized) struct LifeCycleTests {
  @Test func `a root appears without an animation`() throws {
    let stage = try AppStage { ObservingController() }
    let calls = stage.root(ObservingController.self).takeCalls()
    #expect(Array(calls.prefix(2)) == ["loadView", "viewDidLoad"] || calls.contains("loadView"))
    #expect(
      calls.filter { !$0.contains("Layout") } == [
        "loadView", "viewDidLoad", "viewWillAppear false", "viewIsAppearing", "viewDidAppear false",
      ])
    #expect(calls.firstIndex(of: "viewWillLayoutSubviews")! < calls.firstIndex(of: "viewDidLayoutSubviews")!)
  }

  @Test func `a pushed controller appears with the animation that the app asks for`() throws {
    let stage = try AppStage { UINavigationController(rootViewController: ObservingController()) }
    let navigation = stage.root(UINavigationController.self)
    let root = try #require(navigation.topViewController as? ObservingController)
    _ = root.takeCalls()
    let pushed = ObservingController()
    navigation.pushViewController(pushed, animated: true)
    stage.settle()
    #expect(
      pushed.takeCalls().filter { !$0.contains("Layout") } == [
        "willMove true", "loadView", "viewDidLoad", "viewWillAppear true", "viewIsAppearing", "viewDidAppear true",
        "didMove true",
      ])
    #expect(root.takeCalls().filter { !$0.contains("Layout") } == ["viewWillDisappear true", "viewDidDisappear true"])
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(
      pushed.takeCalls().filter { !$0.contains("Layout") } == [
        "willMove false", "viewWillDisappear false", "viewDidDisappear false", "didMove false",
      ])
  }

  @Test func `new sizes and traits are announced and then told`() throws {
    let stage = try AppStage(size: Size(width: 1024, height: 768)) { ObservingController() }
    let controller = stage.root(ObservingController.self)
    _ = controller.takeCalls()
    try stage.resize(320, 768)
    #expect(
      controller.takeCalls() == [
        "willTransition 1", "viewWillTransition", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "traitCollectionDidChange",
      ])
    #expect(controller.changes == [.regular])
    #expect(controller.view.bounds.size == CGSize(width: 320, height: 768))
    try stage.resize(320, 768)
    #expect(controller.takeCalls() == [])
  }

  @Test func `a registration for the style is called for the style alone`() throws {
    let stage = try AppStage { ObservingController() }
    let controller = stage.root(ObservingController.self)
    try stage.say(["type": "traits", "userInterfaceStyle": "dark"])
    #expect(controller.styles == [.dark])
    #expect(controller.changes == [])
  }

  @Test func `the steps of containment make the calls of UIKit, once`() throws {
    let stage = try AppStage { SwappingContainer() }
    let container = stage.root(SwappingContainer.self)
    let child = ObservingController()
    container.show(content: child)
    stage.settle()
    let calls = child.takeCalls()
    #expect(calls.filter { $0.contains("ove ") } == ["willMove true", "didMove true"])
    #expect(
      calls.filter { $0.contains("Appear") }
        == ["viewWillAppear true", "viewIsAppearing", "viewDidAppear true"].filter { $0.contains("Appear") })
    #expect(child.parent === container)
    #expect(stage.visible == ["ObservingController"])
    container.show(content: UIViewController())
    stage.settle()
    #expect(
      child.takeCalls().filter { !$0.contains("Layout") } == [
        "willMove false", "viewWillDisappear true", "viewDidDisappear true", "didMove false",
      ])
    #expect(child.parent == nil)
  }

  @Test func `a child follows its view through resizes`() throws {
    let stage = try AppStage { SwappingContainer() }
    let container = stage.root(SwappingContainer.self)
    let child = UIViewController()
    container.show(content: child)
    stage.settle()
    child.view.frame = CGRect(x: 10, y: 20, width: 300, height: 400)
    stage.settle()
    #expect(stage.pane("UIViewController/pane")?.frame == Rect(x: 10, y: 20, width: 300, height: 400))
    try stage.resize(1000, 820)
    #expect(child.view.frame == CGRect(x: 10, y: 20, width: 120, height: 400))
    #expect(stage.pane("UIViewController/pane")?.frame.width == 120)
  }

  @Test func `traits that a container overrides reach its child`() throws {
    let stage = try AppStage { TraitOverridingContainer(child: BooksSplitViewController()) }
    let container = stage.root(TraitOverridingContainer.self)
    let split = try #require(container.child as? UISplitViewController)
    #expect(!split.isCollapsed)
    container.forcesCompact = true
    stage.settle()
    #expect(split.isCollapsed)
    #expect(split.traitCollection.horizontalSizeClass == .compact)
    #expect(container.traitCollection.horizontalSizeClass == .regular)
    #expect(container.overrideTraitCollection(forChild: split)?.horizontalSizeClass == .compact)
    container.forcesCompact = false
    stage.settle()
    #expect(!split.isCollapsed)
  }

  @Test func `overrides of iOS 17 and of the style reach the controller and those inside`() throws {
    let stage = try AppStage { UINavigationController(rootViewController: UIViewController()) }
    let navigation = stage.root(UINavigationController.self)
    navigation.traitOverrides.horizontalSizeClass = .compact
    navigation.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(navigation.topViewController?.traitCollection.horizontalSizeClass == .compact)
    #expect(navigation.topViewController?.traitCollection.userInterfaceStyle == .dark)
    #expect(navigation.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    navigation.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    navigation.overrideUserInterfaceStyle = .unspecified
    stage.settle()
    #expect(navigation.topViewController?.traitCollection.horizontalSizeClass == .regular)
    #expect(navigation.topViewController?.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a view is loaded when it is first asked for, and only once`() {
    let controller = ObservingController()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.takeCalls().filter { !$0.contains("Layout") } == ["loadView", "viewDidLoad"])
    #expect(controller.isViewLoaded)
  }

  @Test func `the responders are those of a device`() throws {
    let stage = try AppStage { UINavigationController(rootViewController: UIViewController()) }
    let navigation = stage.root(UINavigationController.self)
    let top = try #require(navigation.topViewController)
    let view = UIView()
    top.view.addSubview(view)
    #expect(view.next === top.view)
    #expect(top.view.next === top)
    #expect(top.next === navigation.view || top.next === navigation)
    #expect(view.window === UIApplication.shared.windows[0])
  }

  private final class Filling: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(UILabel())
      calls.append("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      view.addSubview(UILabel())
      calls.append("viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      coordinator.animate { [self] _ in calls.append("animation") }
      coordinator.animate(alongsideTransition: nil) { [self] _ in calls.append("completion") }
    }
  }

  @Test func `a view that gets subviews while it comes has not appeared before`() throws {
    let stage = try AppStage { UINavigationController(rootViewController: Filling()) }
    let filling = try #require(stage.root(UINavigationController.self).topViewController as? Filling)
    #expect(filling.calls == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
    let pushed = Filling()
    stage.root(UINavigationController.self).pushViewController(pushed, animated: true)
    stage.settle()
    #expect(pushed.calls == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
  }

  @Test func `a closure without a label is an animation of the coordinator`() throws {
    let stage = try AppStage { Filling() }
    let filling = stage.root(Filling.self)
    filling.calls = []
    try stage.resize(700, 700)
    #expect(filling.calls == ["animation", "completion"])
  }
}
