import Foundation
import Testing

@testable import SplitKit
@testable import UIKit

/// Tests of apps and libraries that use neither a page nor a `TestWindow`.
@Suite @MainActor struct WindowlessTests {
  /// Begins a test. Another test can have made its own context the current one since the suite was made.
  private func begin() { UIKitContext(SplitKit.Application(profile: .ios26)).enter() }

  private final class Recorder: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() { calls.append("didLoad") }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillLayoutSubviews() { calls.append("willLayout") }
    override func viewDidLayoutSubviews() { calls.append("didLayout \(view.bounds.width)") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  }

  @Test func `a view without a window is laid out with the calls of a layout, once`() {
    begin()
    let controller = Recorder()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    controller.view.layoutIfNeeded()
    #expect(controller.calls == ["didLoad", "willLayout", "didLayout 300.0"])
    controller.view.layoutIfNeeded()
    #expect(controller.calls.count == 3)
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(controller.calls.count == 5)
  }

  private final class Impatient: UIViewController {
    var calls: [String] = []
    override func updateViewConstraints() {
      super.updateViewConstraints()
      calls.append("constraints")
      view.layoutIfNeeded()
    }
    override func viewWillLayoutSubviews() {
      calls.append("willLayout")
      view.layoutIfNeeded()
      view.superview?.layoutIfNeeded()
    }
    override func viewDidLayoutSubviews() { calls.append("didLayout") }
  }

  @Test func `a layout that a call asks for is part of the layout`() {
    begin()
    let (parent, child) = (Impatient(), Impatient())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.view.layoutIfNeeded()
    for controller in [parent, child] { #expect(controller.calls == ["constraints", "willLayout", "didLayout"]) }
  }

  @Test func `the children whose views are in it are laid out too`() {
    begin()
    let (parent, child) = (Recorder(), Recorder())
    parent.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    parent.addChild(child)
    child.view.frame = CGRect(x: 10, y: 0, width: 100, height: 200)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.view.layoutIfNeeded()
    #expect(child.calls == ["didLoad", "willLayout", "didLayout 100.0"])
  }

  @Test func `a window has the size that the test gives it, and its root appears in it`() {
    begin()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(window.bounds == CGRect(x: 0, y: 0, width: 320, height: 568))
    let controller = Recorder()
    window.rootViewController = controller
    #expect(controller.calls.isEmpty)
    window.makeKeyAndVisible()
    #expect(controller.calls == ["didLoad", "willAppear", "willLayout", "didLayout 320.0", "didAppear"])
    #expect(controller.view.window === window && controller.view.frame.size == CGSize(width: 320, height: 568))
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    window.frame = CGRect(x: 0, y: 0, width: 1024, height: 768)
    window.layoutIfNeeded()
    #expect(controller.calls.last == "didLayout 1024.0" && controller.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `a window that is only not hidden shows its root, and another one takes its place`() {
    begin()
    let (first, second) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Recorder())
    first.rootViewController = UIViewController()
    first.isHidden = false
    #expect(first.rootViewController?.view.frame.width == 320)
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    other.rootViewController = second
    other.makeKeyAndVisible()
    #expect(second.view.frame.size == CGSize(width: 600, height: 600) && second.calls.contains("didAppear"))
  }

  @Test func `the views of roots, pushed and presented controllers descend from the window`() {
    begin()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let (root, pushed, presented) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    window.rootViewController = stack
    #expect(!stack.view.isDescendant(of: window))
    window.makeKeyAndVisible()
    #expect(stack.view.isDescendant(of: window) && root.view.isDescendant(of: window) && root.view.isDescendant(of: stack.view))
    stack.pushViewController(pushed, animated: false)
    let label = UILabel()
    pushed.view.addSubview(label)
    #expect(label.isDescendant(of: window) && label.isDescendant(of: stack.view) && !label.isDescendant(of: root.view))
    #expect(!root.view.isDescendant(of: window))
    stack.present(presented, animated: false)
    #expect(presented.view.isDescendant(of: window) && !presented.view.isDescendant(of: stack.view))
  }

  private final class Told: UIWindow {
    var calls: [String] = []
    override func becomeKey() { calls.append("key, root \(rootViewController?.isViewLoaded == true ? "shown" : "not loaded")") }
    override func resignKey() { calls.append("not key") }
  }

  @Test func `a window is told that it is the key one after its root is shown, and once`() {
    begin()
    let windows = (0..<2).map { _ in Told(frame: CGRect(x: 0, y: 0, width: 320, height: 568)) }
    for window in windows { window.rootViewController = UIViewController() }
    windows[0].isHidden = false
    #expect(windows[0].calls.isEmpty && windows[0].rootViewController?.isViewLoaded == true)
    for _ in 0..<2 { windows[0].makeKeyAndVisible() }
    #expect(windows[0].calls == ["key, root shown"])
    windows[1].makeKeyAndVisible()
    #expect(windows[0].calls.last == "not key" && windows[1].calls == ["key, root shown"])
  }

  @Test func `a window without a root shows the old one no more`() {
    begin()
    let (window, controller) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568)), Recorder())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.rootViewController = nil
    #expect(controller.calls.last == "didDisappear" && controller.view.window == nil)
    let next = Recorder()
    window.rootViewController = next
    #expect(next.calls.last == "didAppear" && next.view.window === window)
  }

  @Test func `the screen has a size of its own`() {
    begin()
    let screen = UIScreen.main.bounds
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    #expect(UIScreen.main.bounds == screen && window.bounds.width == 320)
  }

  @Test func `what is presented in a context descends from the container of the covered controller`() {
    begin()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    let split = UISplitViewController(style: .doubleColumn)
    let (detail, presented) = (UIViewController(), UIViewController())
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(detail, for: .secondary)
    window.rootViewController = split
    window.makeKeyAndVisible()
    presented.modalPresentationStyle = .currentContext
    detail.present(presented, animated: false)
    #expect(presented.presentingViewController === detail.navigationController)
    #expect(presented.view.isDescendant(of: split.view) && presented.view.isDescendant(of: window))
    #expect(!presented.view.isDescendant(of: detail.view))
  }
}
