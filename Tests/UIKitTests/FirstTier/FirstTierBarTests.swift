import Foundation
import Testing
import UIKit
import UIKitTesting

/// The symbols of tier 1 about stacks, bars, items and tabs.
@MainActor @Suite(.serialized) struct FirstTierBarTests {
  private func stack() throws -> (TestWindow, UINavigationController) {
    let window = try TestWindow(root: Self.stack(of: Self.screen("Root")), device: "iphone-6.1in", profile: .ios18)
    return (window, try #require(window.rootViewController as? UINavigationController))
  }

  private static func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private static func stack(of root: UIViewController) -> UINavigationController {
    UINavigationController(rootViewController: root)
  }

  @Test func `a stack pushes and pops`() throws {
    let (window, stack) = try stack()
    let (root, second, third) = (stack.viewControllers[0], Self.screen("Second"), Self.screen("Third"))
    stack.pushViewController(second, animated: true)
    #expect(stack.topViewController === second && second.navigationController === stack && window.isVisible(second))
    #expect(stack.popViewController(animated: true) === second)
    stack.setViewControllers([root, second, third], animated: false)
    #expect(stack.visibleViewController === third && stack.viewControllers == [root, second, third])
    #expect(stack.popToViewController(second, animated: false) == [third])
    stack.pushViewController(third, animated: false)
    #expect(stack.popToRootViewController(animated: false) == [second, third])
    #expect(window.hierarchy == "UINavigationController\n  UIViewController “Root”")
    let empty = UINavigationController()
    #expect(empty.viewControllers.isEmpty && empty.topViewController == nil)
  }

  @Test func `the delegate of a stack is told`() throws {
    let (window, stack) = try stack()
    let recorder = StackRecorder()
    stack.delegate = recorder
    stack.pushViewController(Self.screen("Second"), animated: true)
    _ = window.hierarchy
    #expect(recorder.events == ["will show Second", "did show Second"])
  }

  @Test func `an item is made in each way, and performs its action`() throws {
    let (window, stack) = try stack()
    let target = Target()
    let action = Selector("touch", Target.touch)
    let symbol = UIImage(systemName: "star")
    let items: [(String, UIBarButtonItem)] = [
      ("Title", UIBarButtonItem(title: "Title", style: .plain, target: target, action: action)),
      ("star", UIBarButtonItem(image: symbol, style: .plain, target: target, action: action)),
      ("Cancel", UIBarButtonItem(barButtonSystemItem: .cancel, target: target, action: action)),
      ("Primary", UIBarButtonItem(primaryAction: UIAction(title: "Primary") { _ in target.touch() })),
    ]
    for (name, item) in items {
      stack.topViewController?.navigationItem.rightBarButtonItem = item
      #expect(window.barButtons == [name])
      try window.tap(barButton: name)
    }
    #expect(target.touches == items.count)
    let menu = UIMenu(children: [UIAction(title: "Choice") { _ in target.touch() }])
    stack.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", menu: menu)
    try window.tap(barButton: "Menu")
    try window.tap(button: "Choice")
    #expect(target.touches == items.count + 1)
  }

  @Test func `an item with a view of the app's own shows what is in it`() throws {
    let (window, stack) = try stack()
    let button = UIButton(type: .system)
    button.setTitle("Own", for: .normal)
    let item = UIBarButtonItem(customView: button)
    #expect(item.customView === button)
    stack.topViewController?.navigationItem.rightBarButtonItem = item
    #expect(window.barButtons == ["Own"])
  }

  @Test func `items stand at both sides, and a left one replaces the back button`() throws {
    let (window, stack) = try stack()
    let second = Self.screen("Second")
    stack.pushViewController(second, animated: false)
    #expect(window.barButtons == ["Root"])
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", primaryAction: nil)
    #expect(window.barButtons == ["Left"])
    second.navigationItem.leftItemsSupplementBackButton = true
    #expect(Set(window.barButtons) == ["Root", "Left"])
    stack.viewControllers[0].navigationItem.backBarButtonItem = UIBarButtonItem(title: "Home", primaryAction: nil)
    #expect(Set(window.barButtons) == ["Home", "Left"])
    #expect(second.navigationItem.leftBarButtonItem?.title == "Left" && second.navigationItem.rightBarButtonItem == nil)
  }

  @Test func `bars are large, hidden and back`() throws {
    let (window, stack) = try stack()
    func room() -> CGFloat {
      _ = window.hierarchy
      return stack.topViewController?.view.safeAreaInsets.top ?? 0
    }
    let usual = room()
    stack.navigationBar.prefersLargeTitles = true
    #expect(room() > usual)
    stack.topViewController?.navigationItem.largeTitleDisplayMode = .never
    #expect(room() == usual)
    stack.setNavigationBarHidden(true, animated: false)
    #expect(room() < usual)
    stack.setNavigationBarHidden(false, animated: false)
    #expect(room() == usual)
    #expect(stack.isToolbarHidden)
    stack.topViewController?.toolbarItems = [UIBarButtonItem(title: "Tool", primaryAction: nil)]
    stack.setToolbarHidden(false, animated: false)
    #expect(window.barButtons == ["Tool"] && !stack.isToolbarHidden)
    #expect(stack.toolbar.items?.map(\.title) == ["Tool"])
  }

  @Test func `an appearance keeps what it is given`() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemRed
    let copy = UINavigationBarAppearance(barAppearance: appearance)
    #expect(copy.backgroundColor == .systemRed)
  }

  @Test func `tabs select and ask`() throws {
    let window = try TestWindow(device: "iphone-6.1in", profile: .ios18)
    let tabs = UITabBarController()
    let chosen = UIImage(systemName: "circle.fill")
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = Self.screen("")
      controller.title = title
      controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "circle"), selectedImage: chosen)
      return controller
    }
    #expect(tabs.viewControllers?.first?.tabBarItem.selectedImage == chosen && UITabBarItem().selectedImage == nil)
    try window.show(tabs)
    let recorder = TabRecorder()
    tabs.delegate = recorder
    #expect(window.tabs == ["One", "Two"] && tabs.selectedIndex == 0)
    try window.tap(tab: "Two")
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === tabs.viewControllers?[1])
    #expect(recorder.events == ["should Two", "did Two"])
    recorder.allows = false
    try window.tap(tab: "One")
    #expect(tabs.selectedIndex == 1)
    tabs.selectedIndex = 0
    #expect(window.isVisible(tabs.viewControllers![0]))
    tabs.selectedViewController = tabs.viewControllers?[1]
    #expect(tabs.selectedIndex == 1)
    #expect(UITabBarController().viewControllers?.isEmpty != false)
    #expect(tabs.tabBar.isHidden == false)
  }

  @Test func `a pushed controller hides the tabs if it wants to`() throws {
    let window = try TestWindow(device: "iphone-6.1in", profile: .ios18)
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: Self.screen("Root"))
    tabs.viewControllers = [stack]
    try window.show(tabs)
    #expect(window.tabs == ["Root"])
    let full = Self.screen("Full")
    full.hidesBottomBarWhenPushed = true
    stack.pushViewController(full, animated: false)
    #expect(window.tabs.isEmpty)
    stack.popViewController(animated: false)
    #expect(window.tabs == ["Root"])
  }
}

private final class Target: UIResponder {
  private(set) var touches = 0
  func touch() { touches += 1 }
}

private final class StackRecorder: UIResponder, UINavigationControllerDelegate {
  private(set) var events: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { events.append("will show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { events.append("did show \(viewController.title ?? "")") }
}

private final class TabRecorder: UIResponder, UITabBarControllerDelegate {
  private(set) var events: [String] = []
  var allows = true

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    events.append("should \(viewController.title ?? "")")
    return allows
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    events.append("did \(viewController.title ?? "")")
  }
}
