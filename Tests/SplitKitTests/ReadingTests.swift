import SamplePreviews
import Testing

@testable import SplitKit

/// Reading a scene calls nobody and changes nothing.
@Suite struct ReadingTests {
  /// Counts every call of a split view, a stack and a tab bar. It has every method, so that none is left to a default.
  private final class Counting: DeprecatedSplitViewControllerDelegate, NavigationControllerDelegate, TabBarControllerDelegate {
    private(set) var count = 0

    private func counted<Answer>(_ answer: Answer) -> Answer {
      count += 1
      return answer
    }

    func splitViewController(_: SplitViewController, willChangeTo: DisplayMode) { counted(()) }
    func targetDisplayModeForAction(in _: SplitViewController) -> DisplayMode { counted(.automatic) }
    func primaryViewController(forCollapsing _: SplitViewController) -> ViewController? { counted(nil) }
    func primaryViewController(forExpanding _: SplitViewController) -> ViewController? { counted(nil) }
    func splitViewController(
      _: SplitViewController, collapseSecondary: ViewController, onto _: ViewController
    ) -> Bool { counted(false) }
    func splitViewController(
      _: SplitViewController, separateSecondaryFrom _: ViewController
    ) -> ViewController? { counted(nil) }
    func splitViewController(_: SplitViewController, show: ViewController, sender _: ViewController?) -> Bool {
      counted(false)
    }
    func splitViewController(_: SplitViewController, showDetail: ViewController, sender _: ViewController?) -> Bool {
      counted(false)
    }
    func splitViewController(_: SplitViewController, willShow: Column) { counted(()) }
    func splitViewController(_: SplitViewController, willHide: Column) { counted(()) }
    func splitViewController(_: SplitViewController, didShow: Column) { counted(()) }
    func splitViewController(_: SplitViewController, didHide: Column) { counted(()) }
    func splitViewControllerDidCollapse(_: SplitViewController) { counted(()) }
    func splitViewControllerDidExpand(_: SplitViewController) { counted(()) }
    func splitViewController(
      _: SplitViewController, topColumnForCollapsingToProposedTopColumn column: Column
    ) -> Column { counted(column) }
    func splitViewController(
      _: SplitViewController, displayModeForExpandingToProposedDisplayMode mode: DisplayMode
    ) -> DisplayMode { counted(mode) }
    func splitViewControllerInteractivePresentationGestureWillBegin(_: SplitViewController) { counted(()) }
    func splitViewControllerInteractivePresentationGestureDidEnd(_: SplitViewController) { counted(()) }
    func splitViewControllerSupportedInterfaceOrientations(_: SplitViewController) -> Set<InterfaceOrientation>? {
      counted(nil)
    }
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
      _: SplitViewController
    ) -> InterfaceOrientation? { counted(nil) }
    func splitViewController(_: SplitViewController, shouldHide: ViewController, in _: InterfaceOrientation) -> Bool {
      counted(true)
    }
    func splitViewController(
      _: SplitViewController, willHide: ViewController, with _: BarButtonItem, for _: PopoverController
    ) { counted(()) }
    func splitViewController(_: SplitViewController, willShow: ViewController, invalidating _: BarButtonItem) {
      counted(())
    }
    func splitViewController(
      _: SplitViewController, popoverController: PopoverController, willPresent _: ViewController
    ) { counted(()) }
    func navigationController(_: NavigationController, willShow: ViewController, animated _: Bool) { counted(()) }
    func navigationController(_: NavigationController, didShow: ViewController, animated _: Bool) { counted(()) }
    func tabBarController(_: TabBarController, shouldSelect _: ViewController) -> Bool { counted(true) }
    func tabBarController(_: TabBarController, didSelect _: ViewController) { counted(()) }
  }

  private static let styles: [(Profile, SplitViewStyle)] = Profile.all.flatMap { profile in
    SplitViewStyle.allCases.filter { $0 == .unspecified || profile.splitView.hasColumnStyles }.map { (profile, $0) }
  }

  /// A split in a tab, whose secondary's bar has the display mode button.
  private func tree(_ profile: Profile, _ style: SplitViewStyle, _ delegate: Counting) -> Tree {
    Tree(profile: profile, detail: .all) { application in
      let split = SplitViewController(application, id: "split", style: style)
      let contents = ["A", "B", "C"].map { PlainViewController(application, named: $0) }
      let stacks = contents.prefix(style == .tripleColumn ? 3 : 2).map { NavigationController(rootViewController: $0) }
      split.viewControllers = stacks
      split.delegate = delegate
      for stack in stacks { stack.delegate = delegate }
      contents[1].navigationItem.leftBarButtonItem = split.displayModeButtonItem
      let tabs = TabBarController(application, id: "tabs", viewControllers: [split])
      tabs.delegate = delegate
      return tabs
    }
  }

  /// Reads the scene, and looks for what is under each point of a grid.
  private func read(_ tree: Tree) {
    for _ in 0..<10 {
      _ = tree.scene
      for x in stride(from: 0, to: tree.window.size.width, by: 97) {
        for y in stride(from: 0, to: tree.window.size.height, by: 53) {
          let point = Point(x: x, y: y)
          _ = tree.window.panes.frontmost(at: point)?.enabledElement(at: point)
        }
      }
    }
  }

  @Test(arguments: styles, [(1024.0, 768.0), (768, 1024), (400, 800)])
  func `reading a scene and finding what is tapped call no delegate and leave the scene as it is`(
    _ split: (profile: Profile, style: SplitViewStyle), _ size: (width: Double, height: Double)
  ) throws {
    let delegate = Counting()
    let tree = tree(split.profile, split.style, delegate)
    tree.resize(size.width, size.height)
    let controller = try #require(tree.window.controller("split") as? SplitViewController)
    #expect(controller.isCollapsed == (split.profile.isAdaptive && size.width == 400))
    let (before, count) = (tree.scene, delegate.count)
    _ = tree.application.takeCalls()
    read(tree)
    #expect(delegate.count == count)
    #expect(tree.application.takeCalls().isEmpty)
    #expect(tree.application.takeTransition() == nil)
    #expect(tree.scene == before)
  }

  @Test(arguments: styles)
  func `the delegate that counts is asked something in every style`(_ split: (profile: Profile, style: SplitViewStyle)) {
    let delegate = Counting()
    let tree = tree(split.profile, split.style, delegate)
    tree.resize(768, 1024)
    tree.resize(400, 800)
    #expect(delegate.count > 0)
  }
}
