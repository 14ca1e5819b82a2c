import Testing

@testable import SplitKit

/// A controller that a stack takes out of another column (spec/split-view.md 5.10).
@Suite struct PushFromColumnTests {
  private final class Columns {
    let tree: Tree
    let stack: NavigationController
    let detail: PlainViewController

    init(_ mode: DisplayMode) {
      var made: (NavigationController, PlainViewController)?
      tree = Tree { application in
        let stack = NavigationController(rootViewController: PlainViewController(application, named: "A"))
        let detail = PlainViewController(application, named: "D")
        made = (stack, detail)
        let split = SplitViewController(application, id: "split")
        split.preferredDisplayMode = mode
        split.viewControllers = [stack, detail]
        return split
      }
      (stack, detail) = made!
    }

    func push() -> [String] {
      stack.pushViewController(detail)
      tree.window.layoutIfNeeded()
      return tree.takeCalls().filter { $0.hasPrefix("D.") }
    }
  }

  @Test func `a secondary that the visible primary pushes stays on screen, and is told at the end that it has moved`() {
    let columns = Columns(.oneBesideSecondary)
    #expect(
      columns.push() == [
        "D.willMove(toParent:)", "D.didMove(toParent:)", "D.willMove(toParent:)", "D.didMove(toParent:)",
      ])
    #expect(columns.detail.parent === columns.stack)
    #expect(!columns.detail.owesDidMove && columns.detail.isOnScreen)
  }

  @Test func `a secondary that a hidden primary pushes disappears`() {
    let columns = Columns(.secondaryOnly)
    let calls = columns.push()
    #expect(calls.suffix(2) == ["D.viewWillDisappear", "D.viewDidDisappear"])
    #expect(!columns.detail.isOnScreen)
  }
}
