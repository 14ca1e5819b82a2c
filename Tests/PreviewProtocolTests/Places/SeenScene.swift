import SplitKit

/// The parts of a scene that a person sees, as lines of text by their subject.
struct SeenScene {
  /// The subjects in which two scenes can differ.
  enum Subject: String, CaseIterable {
    /// The controllers that are in the tree, and what each of them contains.
    case tree
    /// The controllers that are presented, with the style, the detents and the grabber of each.
    case presented
    /// The modes and the columns of split views, and the selected tabs.
    case containers
    /// The visible panes and their frames.
    case panes
    /// The contents that are drawn in them: titles, rows, texts of fields, and what is selected.
    case contents
    /// The offsets of contents that scroll.
    case offsets
    /// The field that has the keyboard.
    case focus
    /// Whether the app is in the background, and the traits of the window.
    case window
  }

  private let lines: [Subject: [String]]

  /// Reads a scene. `name` changes ids that are others in another session.
  init(_ scene: WireScene, name: (String) -> String) {
    let facts = SceneFacts(scene)
    let visible = facts.panes.filter(\.isVisible)
    let seen = facts.seenNodes
    let lines: [Subject: [String]] = [
      .tree: facts.nodes.filter { seen.contains($0.parent ?? $0.id) }.map {
        "\($0.presenter.map { "\($0) presents " } ?? "")\($0.parent ?? "")/\($0.id)"
      }.sorted(),
      .presented: visible.compactMap { pane in pane.value["presentation"].map { "\(pane.id) \($0.text)" } },
      .containers: facts.nodes.filter { seen.contains($0.id) }.flatMap(Self.state),
      .panes: visible.map { "\($0.id) \($0.role) \($0.frame.numbers) \($0.isInteractive)" },
      .contents: visible.flatMap { pane in
        pane.contents.map { "\($0) \(scene.viewModels[$0]?.text ?? "")" } + [pane.value["selection"]?.text ?? ""]
      },
      .offsets: visible.compactMap { pane in
        pane.value["layout"]?["offset"].map { "\(pane.id) \(Self.rounded($0))" }
      },
      .focus: [scene.window["focus"]?.text ?? "", scene.window["keyboard"]?.text ?? ""],
      .window: ["activationState", "traits", "traitOverrides"].map { scene.window[$0]?.text ?? "" },
    ]
    self.lines = lines.mapValues { $0.map(name) }
  }

  /// An offset in thousandths of a point. A restored offset is the same sum of lengths in another order.
  private static func rounded(_ offset: Value) -> [Double] {
    (offset.array ?? []).compactMap { $0.number.map { ($0 * 1000).rounded() / 1000 } }
  }

  /// The state of a container, without what a size decides.
  private static func state(of node: WireNode) -> [String] {
    ["isCollapsed", "displayMode", "shownColumns", "selectedIndex", "primaryEdge", "preferredDisplayMode"].compactMap { name in
      node.value[name].map { "\(node.id).\(name) \($0.text)" }
    }
  }

  /// The subjects in which another scene differs, with the first line of each that does.
  func differences(from other: SeenScene) -> [(subject: Subject, sentence: String)] {
    Subject.allCases.compactMap { subject in
      let (own, others) = (lines[subject] ?? [], other.lines[subject] ?? [])
      guard own != others else { return nil }
      let index = zip(own, others).enumerated().first { $1.0 != $1.1 }?.offset ?? min(own.count, others.count)
      func line(_ lines: [String]) -> String { index < lines.count ? lines[index] : "nothing" }
      return (subject, "\(line(others)) has become \(line(own))")
    }
  }
}

extension SceneFacts {
  /// The controllers of which something can be seen: themselves, or a part of what they contain.
  fileprivate var seenNodes: Set<String> {
    var seen = Set(panes.filter(\.isVisible).map(\.controller))
    for node in nodes.reversed() where seen.contains(node.id) {
      if let parent = node.parent { seen.insert(parent) }
    }
    return seen
  }
}
