/// A part of an outline, with a line that names it.
struct OutlineSection: Equatable {
  /// The kinds of sections, in the order of an outline.
  enum Kind: String, CaseIterable {
    case window
    case controllers
    case panes
    case targets
  }

  let kind: Kind
  let title: String
  let lines: [String]

  var text: String { ([title] + lines.map { "  \($0)" }).joined(separator: "\n") }

  /// The section for a reader who knows it already.
  var unchangedText: String { "\(kind.rawValue): as before" }
}

/// The outline of a scene: lines that tell a model what is on screen, by the ids that the other tools take.
///
/// The sections follow each other from the window down to what can be touched. A section that the reader knows already takes one
/// short line, because a resize seldom changes the tree of controllers or the rows of a list.
struct Outline: Equatable {
  let sections: [OutlineSection]

  var text: String { sections.map(\.text).joined(separator: "\n") }

  /// The outline for a reader who knows an earlier one. The window is always told.
  func text(since earlier: Outline) -> String {
    let lines = sections.map { section in
      section.kind != .window && earlier.sections.contains(section) ? section.unchangedText : section.text
    }
    return lines.joined(separator: "\n")
  }
}
