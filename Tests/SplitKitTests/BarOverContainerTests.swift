import SamplePreviews
import Testing

@testable import SplitKit

/// A bar of a stack lies over everything in the stack, including the children of an app's own container.
@Suite struct BarOverContainerTests {
  /// A container of an app, which draws nothing itself and gives its only child the whole view.
  private final class Frame: ViewController {
    override var isContainer: Bool { true }
  }

  /// A stack whose top is a container, with an item in the stack's bar. `wrap` chooses what stands in the container.
  private func tree(
    _ direction: LayoutDirection = .leftToRight, _ wrap: (PlainViewController) -> ViewController = { $0 }
  ) -> (Tree, () -> [String]) {
    final class Log { var taps: [String] = [] }
    let log = Log()
    var overrides = TraitOverrides()
    overrides.layoutDirection = direction
    let tree = Tree(traitOverrides: overrides) { application in
      let frame = Frame(application, id: "frame")
      frame.navigationItem.rightBarButtonItem = BarButtonItem(id: "outer", title: "Outer") { log.taps.append("outer") }
      let content = PlainViewController(application, named: "content")
      content.navigationItem.rightBarButtonItem = BarButtonItem(id: "inner", title: "Inner") { log.taps.append("inner") }
      frame.addChild(wrap(content))
      return NavigationController(rootViewController: frame, id: "stack")
    }
    return (tree, { log.taps })
  }

  /// Taps the middle of an element's frame.
  private func tapMiddle(of id: String, in window: Window) throws {
    let frames = window.panes.compactMap { $0.target.elements.element(id)?.frame }
    let frame = try #require(frames.first)
    window.tap(at: Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a finger finds the bar's item over the container's child`(direction: LayoutDirection) throws {
    let (tree, taps) = tree(direction)
    try tapMiddle(of: "outer", in: tree.window)
    #expect(taps() == ["outer"])
  }

  @Test func `a finger finds the items of both bars if the container has a stack of its own`() throws {
    let (tree, taps) = tree { NavigationController(rootViewController: $0, id: "inside") }
    try tapMiddle(of: "outer", in: tree.window)
    try tapMiddle(of: "inner", in: tree.window)
    #expect(taps() == ["outer", "inner"])
  }

  @Test func `a finger finds the bar's item over a container in a container`() throws {
    let (tree, taps) = tree { content in
      let inside = Frame(content.application, id: "inside")
      inside.addChild(content)
      return inside
    }
    try tapMiddle(of: "outer", in: tree.window)
    #expect(taps() == ["outer"])
  }

  @Test func `a presented controller does not lie under the bar`() throws {
    let (tree, taps) = tree()
    tree.present("over", .fullScreen)
    try tapMiddle(of: "outer", in: tree.window)
    #expect(taps().isEmpty)
  }

  @Test func `the button of split-or-flip in the container's bar flips by a finger`() throws {
    let stage = try Stage(
      .splitOrFlip, profile: .ios13, options: [Member("flipButton", "container")], size: Size(width: 400, height: 800))
    let shown = { stage.scene.panes.filter(\.isVisible).map(\.role).filter { $0 == .custom("left") || $0 == .custom("right") } }
    #expect(shown() == [.custom("left")])
    try tapMiddle(of: "split/flip", in: stage.window)
    #expect(shown() == [.custom("right")])
  }
}
