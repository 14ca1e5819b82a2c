import SplitKit
import Testing

@testable import PreviewProtocol
@testable import UIKit

/// Random conversations with an app, in which no controller of the engine's tree may lose its controller of UIKit, and none may be left
/// over at the end.
@MainActor @Suite(.serialized) struct RandomLifetimeTests {
  private final class Counter {
    var alive = 0
  }

  private final class Screen: UIViewController {
    let counter: Counter

    init(_ counter: Counter) {
      self.counter = counter
      super.init(nibName: nil, bundle: nil)
      counter.alive += 1
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    isolated deinit { counter.alive -= 1 }
  }

  @Test(arguments: 0..<24)
  func `no controller dies too early, and none stays`(seed: Int) throws {
    nonisolated(unsafe) let counter = Counter()
    do {
      let profile = Profile.all[seed % Profile.all.count]
      let stage = try AppStage(profile, size: Size(width: 1024, height: 768)) { Self.makeRoot(seed, counter) }
      var random = Numbers(seed: UInt64(seed))
      for _ in 0..<40 {
        try act(&random, stage, counter)
        stage.settle()
        _ = stage.scene
        check(stage)
      }
      #expect(counter.alive >= 2)
    }
    #expect(counter.alive == 0)
  }

  private static func makeRoot(_ seed: Int, _ counter: Counter) -> UIViewController {
    let split = UISplitViewController(style: seed % 2 == 0 ? .unspecified : .doubleColumn)
    if split.style == .unspecified {
      split.viewControllers = [
        UINavigationController(rootViewController: Screen(counter)), UINavigationController(rootViewController: Screen(counter)),
      ]
    } else {
      split.setViewController(Screen(counter), for: .primary)
      split.setViewController(Screen(counter), for: .secondary)
    }
    guard seed % 3 == 0 else { return split }
    let tabs = UITabBarController()
    tabs.viewControllers = [split, UINavigationController(rootViewController: Screen(counter))]
    return tabs
  }

  private func act(_ random: inout Numbers, _ stage: AppStage, _ counter: Counter) throws {
    let split =
      stage.root as? UISplitViewController ?? (stage.root as? UITabBarController)?.viewControllers?[0] as? UISplitViewController
    guard let split else { return }
    let stack = stacks(in: stage.root).randomElement(using: &random)
    switch random.next() % 11 {
    case 0: try stage.resize(random.next() % 2 == 0 ? 320 : 1024, 768)
    case 1: stack?.pushViewController(Screen(counter), animated: random.next() % 2 == 0)
    case 2: stack?.popViewController(animated: true)
    case 3: stack?.popToRootViewController(animated: true)
    case 4: stack?.setViewControllers([Screen(counter), Screen(counter)], animated: false)
    case 5: stage.root.present(UINavigationController(rootViewController: Screen(counter)), animated: true)
    case 6: stage.root.dismiss(animated: true)
    case 7: split.showDetailViewController(UINavigationController(rootViewController: Screen(counter)), sender: nil)
    case 8: (stage.root as? UITabBarController).map { $0.selectedIndex = 1 - $0.selectedIndex }
    case 9: tapBack(stage)
    default: if split.style == .doubleColumn { split.setViewController(Screen(counter), for: .secondary) }
    }
  }

  private func stacks(in controller: UIViewController) -> [UINavigationController] {
    controller.children.flatMap { stacks(in: $0) } + [controller as? UINavigationController].compactMap { $0 }
  }

  private func tapBack(_ stage: AppStage) {
    guard let id = stage.window.elementIDs.last(where: { $0.hasSuffix("/back") }) else { return }
    try? stage.tap(id)
  }

  /// A controller of the engine that stands for one of UIKit has it. Only those that the engine has made can lack one.
  private func check(_ stage: AppStage) {
    stage.window.rootViewController.forEachDescendant { controller in
      if controller is ContentController { #expect(controller.counterpart != nil, "\(controller.id) has lost its controller") }
    }
  }
}
