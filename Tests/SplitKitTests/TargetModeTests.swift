import SamplePreviews
import Testing

@testable import SplitKit

/// When a classic split asks its delegate where the display mode button goes, and what it does with the answer.
@Suite struct TargetModeTests {
  /// A delegate that wants one target, and counts how often it is asked.
  private final class Targeting: SplitViewControllerDelegate {
    var target = DisplayMode.automatic
    var count = 0
    var onAsking: () -> Void = {}

    func targetDisplayModeForAction(in splitViewController: SplitViewController) -> DisplayMode {
      count += 1
      onAsking()
      return target
    }
  }

  private let delegate = Targeting()

  private func tree(_ style: SplitViewStyle = .unspecified, width: Double = 1024, detail: Call.Detail = .standard) -> Tree {
    Tree(detail: detail, size: Size(width: width, height: 768)) { application in
      let split = SplitViewController(application, id: "split", style: style)
      split.viewControllers = ["A", "B"].map { PlainViewController(application, named: $0) }
      split.delegate = delegate
      return split
    }
  }

  private func split(_ tree: Tree) throws -> SplitViewController { try #require(tree.root as? SplitViewController) }

  /// The number of questions that the delegate hears while the body runs.
  private func questions(_ body: () throws -> Void) rethrows -> Int {
    let before = delegate.count
    try body()
    return delegate.count - before
  }

  @Test func `the delegate is asked once when it is set and once for each change that it can see`() throws {
    let tree = tree()
    let split = try split(tree)
    #expect(delegate.count == 1)
    #expect(questions { tree.resize(1000, 768) } == 1)
    #expect(questions { tree.resize(400, 768) } == 1)
    #expect(questions { tree.resize(1024, 768) } == 1)
    #expect(try questions { try tree.window.set([Member("presentsWithGesture", false)], of: "split") } == 1)
    #expect(try questions { try tree.window.set([Member("preferredDisplayMode", "secondaryOnly")], of: "split") } == 1)
    #expect(
      questions {
        tree.window.traitOverrides.userInterfaceStyle = .dark; tree.window.layoutIfNeeded()
      } == 1)
    let other = Targeting()
    split.delegate = other
    tree.window.layoutIfNeeded()
    #expect(other.count == 1)
  }

  @Test func `a layout that changes nothing asks nothing`() throws {
    let tree = tree()
    #expect(
      questions {
        tree.root.setNeedsLayout()
        tree.window.layoutIfNeeded()
        tree.resize(1024, 768)
      } == 0)
    #expect(try questions { try tree.window.set([Member("presentsWithGesture", true)], of: "split") } == 0)
  }

  @Test func `an action asks first and the new mode is asked about after it`() throws {
    let tree = tree(detail: .all)
    let split = try split(tree)
    split.toggleDisplayMode()
    tree.window.layoutIfNeeded()
    let calls = tree.application.takeCalls().filter { $0.receiver == "delegate" }.map(\.selector)
    let question = "targetDisplayModeForAction(in:)"
    #expect(calls.first == question && calls.last == question && calls.count { $0 == question } == 2)
    #expect(calls.contains("splitViewController(_:willChangeTo:)"))
  }

  @Test func `the standard log has the question that decides an action and no other`() throws {
    let tree = tree()
    tree.resize(1000, 768)
    #expect(tree.takeCalls().allSatisfy { !$0.contains("targetDisplayMode") })
    try split(tree).toggleDisplayMode()
    #expect(tree.takeCalls().count { $0.contains("targetDisplayMode") } == 1)
  }

  @Test func `an answer that changes shows once the delegate is asked again`() throws {
    let tree = tree()
    let split = try split(tree)
    #expect(split.displayModeButton.target == .secondaryOnly)
    delegate.target = .oneOverSecondary
    #expect(split.displayModeButton.target == .secondaryOnly)
    tree.resize(1000, 768)
    #expect(split.displayModeButton.target == .oneOverSecondary)
  }

  @Test func `the answer of a delegate that has gone counts no more`() throws {
    let tree = tree()
    let split = try split(tree)
    var gone: Targeting? = Targeting()
    gone?.target = .oneOverSecondary
    split.delegate = gone
    tree.window.layoutIfNeeded()
    #expect(split.displayModeButton.target == .oneOverSecondary)
    gone = nil
    #expect(split.displayModeButton.target == .secondaryOnly)
  }

  @Test func `what a delegate calls while it is asked comes after the question`() throws {
    let tree = tree()
    let split = try split(tree)
    var modes: [DisplayMode] = []
    delegate.onAsking = { [delegate] in
      delegate.onAsking = {}
      split.toggleDisplayMode()
      modes.append(split.displayMode)
    }
    tree.resize(1000, 768)
    #expect(modes == [.oneBesideSecondary])
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test(arguments: [SplitViewStyle.doubleColumn, .tripleColumn])
  func `a column style has a button of its own and asks nobody`(style: SplitViewStyle) throws {
    let tree = tree(style)
    tree.resize(400, 768)
    try split(tree).toggleDisplayMode()
    #expect(delegate.count == 0)
  }

  @Test func `an iOS 5 split has no display mode button to ask about`() {
    let tree = Tree(profile: .ios5) { application in
      let split = SplitViewController(application, id: "split")
      split.viewControllers = ["A", "B"].map { PlainViewController(application, named: $0) }
      split.delegate = delegate
      return split
    }
    tree.resize(768, 1024)
    #expect(!tree.scene.panes.isEmpty)
    #expect(delegate.count == 0)
  }
}
