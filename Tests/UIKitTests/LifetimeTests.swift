import SplitKit
import Testing
import UIKitTestApps

@testable import PreviewProtocol
@testable import UIKit

/// Who holds a controller: the app, its container, or nobody.
@MainActor @Suite(.serialized) struct LifetimeTests {
  /// A controller that says when it is gone.
  private final class Mortal: UIViewController {
    var onDeath: (() -> Void)?
    isolated deinit { onDeath?() }
  }

  private final class Deaths {
    var count = 0
    @MainActor func mortal(_ title: String = "") -> Mortal {
      let controller = Mortal()
      controller.title = title
      controller.onDeath = { [weak self] in self?.count += 1 }
      return controller
    }
  }

  private func stage(_ deaths: Deaths) throws -> (AppStage, UINavigationController) {
    nonisolated(unsafe) let deaths = deaths
    let stage = try AppStage { UINavigationController(rootViewController: deaths.mortal("root")) }
    return (stage, stage.root(UINavigationController.self))
  }

  @Test func `a popped controller is gone at the end of the turn`() throws {
    let deaths = Deaths()
    let (stage, navigation) = try stage(deaths)
    navigation.pushViewController(deaths.mortal(), animated: true)
    stage.settle()
    #expect(deaths.count == 0)
    navigation.popViewController(animated: true)
    #expect(deaths.count == 0)
    stage.settle()
    #expect(deaths.count == 1)
  }

  @Test func `a controller that the user pops is gone too`() throws {
    let deaths = Deaths()
    let (stage, navigation) = try stage(deaths)
    navigation.pushViewController(deaths.mortal(), animated: true)
    stage.settle()
    try stage.tap("nav:Mortal/back")
    #expect(navigation.viewControllers.count == 1)
    #expect(deaths.count == 1)
  }

  @Test func `a popped controller that the app holds stays, and can be pushed again`() throws {
    let deaths = Deaths()
    let (stage, navigation) = try stage(deaths)
    let kept = deaths.mortal("kept")
    navigation.pushViewController(kept, animated: false)
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(deaths.count == 0)
    #expect(kept.parent == nil)
    navigation.pushViewController(kept, animated: false)
    stage.settle()
    #expect(kept.navigationController === navigation)
  }

  @Test func `a dismissed controller is gone, with everything in it`() throws {
    let deaths = Deaths()
    let (stage, navigation) = try stage(deaths)
    navigation.present(UINavigationController(rootViewController: deaths.mortal()), animated: true)
    stage.settle()
    #expect(deaths.count == 0)
    #expect(navigation.presentedViewController is UINavigationController)
    navigation.dismiss(animated: true)
    stage.settle()
    #expect(navigation.presentedViewController == nil)
    #expect(deaths.count == 1)
  }

  @Test func `a replaced column and a replaced stack are gone`() throws {
    let deaths = Deaths()
    nonisolated(unsafe) let made = deaths
    let stage = try AppStage(size: Size(width: 1366, height: 1024)) {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(made.mortal(), for: .primary)
      split.setViewController(made.mortal(), for: .secondary)
      return split
    }
    let split = stage.root(UISplitViewController.self)
    split.setViewController(deaths.mortal(), for: .secondary)
    stage.settle()
    #expect(deaths.count == 1)
    split.setViewController(nil, for: .secondary)
    stage.settle()
    #expect(deaths.count == 2)
    let primary = try #require(split.viewController(for: .primary)?.navigationController)
    primary.setViewControllers([deaths.mortal()], animated: false)
    stage.settle()
    #expect(split.viewController(for: .primary) is Mortal)
  }

  @Test func `a removed child is gone`() throws {
    let deaths = Deaths()
    let stage = try AppStage { SwappingContainer() }
    let container = stage.root(SwappingContainer.self)
    container.show(content: deaths.mortal())
    stage.settle()
    container.show(content: deaths.mortal())
    stage.settle()
    #expect(deaths.count == 1)
    #expect(container.children.count == 1)
  }

  @Test func `another root lets the whole tree go`() throws {
    let deaths = Deaths()
    nonisolated(unsafe) let made = deaths
    let stage = try AppStage(size: Size(width: 1366, height: 1024)) {
      let tabs = UITabBarController()
      let split = UISplitViewController()
      split.viewControllers = [
        UINavigationController(rootViewController: made.mortal()), UINavigationController(rootViewController: made.mortal()),
      ]
      tabs.viewControllers = [split, UINavigationController(rootViewController: made.mortal())]
      return tabs
    }
    let window = UIApplication.shared.windows[0]
    stage.root.present(deaths.mortal(), animated: false)
    stage.settle()
    window.rootViewController = deaths.mortal("next")
    stage.settle()
    #expect(deaths.count == 4)
    #expect(window.rootViewController?.title == "next")
    #expect(stage.window.rootViewController.id == window.rootViewController?.engine.id)
  }

  @Test func `a detail that the collapse leaves out is kept for the expand`() throws {
    let deaths = Deaths()
    nonisolated(unsafe) let made = deaths
    let stage = try AppStage(.ios13, size: Size(width: 1024, height: 768)) {
      let split = LeavingOutSplit()
      split.viewControllers = [UINavigationController(rootViewController: made.mortal()), made.mortal("detail")]
      return split
    }
    let split = stage.root(LeavingOutSplit.self)
    try stage.resize(320, 768)
    #expect(split.viewControllers.count == 1)
    #expect(deaths.count == 0)
    try stage.resize(1024, 768)
    #expect(split.viewControllers.last?.title == "detail")
    #expect(deaths.count == 0)
  }

  @Test func `a controller that a delegate makes for an expand lives in the split view`() throws {
    let stage = try AppStage(.ios13, size: Size(width: 320, height: 768)) {
      let split = LeavingOutSplit()
      split.viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
      split.makesDetail = true
      return split
    }
    let split = stage.root(LeavingOutSplit.self)
    try stage.resize(1024, 768)
    #expect(split.viewControllers.last?.title == "made")
    #expect(stage.scene.hierarchy.withAllBelow.count == 4)
  }

  private final class LeavingOutSplit: UISplitViewController, UISplitViewControllerDelegate {
    var makesDetail = false

    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
    }

    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }

    func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      guard makesDetail else { return nil }
      let made = UIViewController()
      made.title = "made"
      return made
    }
  }

  @Test func `nothing is alive after the app is gone, whatever it did`() throws {
    let deaths = Deaths()
    weak var context: UIKitContext?
    do {
      let (stage, navigation) = try stage(deaths)
      context = stage.context
      for _ in 0..<3 { navigation.pushViewController(deaths.mortal(), animated: true) }
      navigation.present(deaths.mortal(), animated: true)
      try stage.resize(390, 844)
      navigation.dismiss(animated: true)
      navigation.popToRootViewController(animated: true)
      stage.settle()
    }
    #expect(context == nil)
    #expect(deaths.count == 5)
  }
}
