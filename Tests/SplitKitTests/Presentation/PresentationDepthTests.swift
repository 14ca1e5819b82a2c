import Testing

@testable import SplitKit

/// Presentations over presentations: how many there can be, and how much work a message is then.
@Suite struct PresentationDepthTests {
  private final class Visits { var count = 0 }

  /// Counts how often the engine looks at it: at its parent, its presentations, its children or its content.
  private final class CountedViewController: ViewController {
    private let visits: Visits

    init(_ application: Application, id: String, _ visits: Visits) {
      self.visits = visits
      super.init(application, id: id)
    }

    private func visited<Content>(_ content: Content) -> Content {
      visits.count += 1
      return content
    }

    override var parent: ViewController? {
      get { visited(super.parent) }
      set { super.parent = newValue }
    }
    override var modal: ModalState {
      get { visited(super.modal) }
      set { super.modal = newValue }
    }
    override var children: [ViewController] { visited(super.children) }
    override var visibleChildren: [ViewController] { visited(super.visibleChildren) }
    override func draw(in reader: any LayerReader, _ context: LayerContext) {
      visits.count += 1
      super.draw(in: reader, context)
    }
    override var viewModel: Value? { visited(["kind": "plain", "title": .string(id)]) }
    override func layoutChildren() { visited(super.layoutChildren()) }
  }

  private static let styles: [ModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover]

  private func tree(_ depth: Int, _ style: ModalPresentationStyle, _ visits: Visits = Visits()) -> Tree {
    let tree = Tree { CountedViewController($0, id: "root", visits) }
    var presenter = tree.root
    for level in 0..<depth {
      let next = CountedViewController(tree.application, id: "level\(level)", visits)
      next.modalPresentationStyle = style
      next.popoverPresentationController.sourceRect = Rect(x: 400, y: 300, width: 40, height: 40)
      presenter.present(next)
      tree.window.layoutIfNeeded()
      presenter = next
    }
    return tree
  }

  /// The visits of each kind of message at a depth.
  private func visits(at depth: Int, _ style: ModalPresentationStyle) throws -> [String: Int] {
    let visits = Visits()
    let tree = tree(depth, style, visits)
    #expect(tree.window.presented.count == depth)
    func count(_ body: () throws -> Void) rethrows -> Int {
      visits.count = 0
      try body()
      return visits.count
    }
    return [
      "resize": count { tree.resize(900, 700) },
      "traits": count {
        tree.window.traitOverrides.userInterfaceStyle = .dark
        tree.window.layoutIfNeeded()
      },
      "scene": count { _ = tree.scene },
      "tap": count { tree.window.tap(at: Point(x: 10, y: 10)) },
      "set": try count { try tree.window.set([Member("title", "new")], of: "root") },
      "dismiss": count {
        tree.root.dismiss()
        tree.window.layoutIfNeeded()
      },
    ]
  }

  /// From 10 to 20 levels a message gets at most as much dearer as from 20 to 30.
  @Test(arguments: styles) func theWorkOfAMessageIsLinear(_ style: ModalPresentationStyle) throws {
    let (few, some, many) = (try visits(at: 10, style), try visits(at: 20, style), try visits(at: 30, style))
    for (message, count) in few {
      let (first, second) = (some[message]! - count, many[message]! - some[message]!)
      #expect(count > 0 && second <= first, "\(message): \(count), then \(first) and \(second) more")
    }
  }

  @Test(arguments: styles) func aWindowHasAtMost32(_ style: ModalPresentationStyle) throws {
    let tree = tree(40, style)
    #expect(tree.window.presented.map(\.id) == (0..<32).map { "level\($0)" })
    let raised = tree.application.takeCalls().filter { $0.phase == .raise }
    #expect(raised.count == 1, "The 33rd raises; the others stand over a controller that is not on screen.")
    #expect(raised.first?.arguments == ["A window has at most 32 presented controllers"])
  }

  @Test func oneMoreIsRefusedOnTheWire() throws {
    let tree = tree(32, .pageSheet)
    let before = tree.scene
    let more = Action(name: "present", members: [Member("controller", "more")]) { tree.plain($0) }
    let refusal = Refusal.invalid(path: "controller", "A window has at most 32 presented controllers.")
    #expect(throws: refusal) { try tree.window.perform(more, on: "level31") }
    #expect(tree.scene == before)
    tree.root.dismiss()
    try tree.window.perform(more, on: "root")
    #expect(tree.window.presented.map(\.id) == ["more"])
  }
}
