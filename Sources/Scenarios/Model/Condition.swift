import Spelling
import SplitKit

/// A condition of an answer, an action or a button. All parts hold together.
struct Condition: Sendable {
  /// The widths of the split view in points, without the second one.
  let from, to: Double?
  let horizontalSizeClass: String?
  let isCollapsed: Bool?
  /// The display modes and the behaviours of which the split view has one.
  let displayModes: [DisplayMode]
  let splitBehaviors: [SplitBehavior]
  /// The columns that are all visible.
  let shows: [Column]
  /// The controllers that are on top of the columns.
  let top: [Named<Reference>]
  /// The contents of which each screen shows one.
  let contents: [Named<[Reference]>]
  /// The screens for which the user has chosen a content, of which one suffices.
  let chosen: [Reference]
  /// The controllers of which each lies over the next one, or under it.
  let overlap: [Reference]
  /// The conditions of which none holds.
  let not: [Condition]
}

/// The name of a controller or of a content with its place in the file.
struct Reference: Sendable {
  let name: String
  let mark: SourceMark

  static let shape = Shape<String>.name.map { (name, mark) throws(SourceError) in Reference(name: name, mark: mark) }
}

extension Condition {
  /// The field for a condition, or for a list of conditions of which one suffices.
  static func when(_ summary: String) -> Field<[Condition]> { any.field("when", default: [], summary) }

  /// A condition, or a list of conditions of which one suffices.
  static let any = Shape<[Condition]>.oneOrMore(.recursive { shape })

  static let shape: Shape<Condition> = .mapping(
    "Condition", "a condition",
    Shape<Double>.length.optional("from", "The least width of the split view, in points."),
    Shape<Double>.length.optional("to", "The width, in points, below which the split view is."),
    Shape<String>.choice(["compact", "regular"]).optional("horizontalSizeClass", "The horizontal size class of the split view."),
    Shape<Bool>.flag.optional(
      "isCollapsed", "Whether the split view is collapsed. A screen in none counts as in a collapsed one."),
    Shape<[DisplayMode]>.oneOrMore(.displayMode).field(
      "displayMode", default: [], "The display mode, or several of which it is one."),
    Shape<[SplitBehavior]>.oneOrMore(.splitBehavior).field(
      "splitBehavior", default: [], "The behaviour, or several of which it is one."),
    Shape<[Column]>.oneOrMore(.column).field("shows", default: [], "A column that is visible, or several that all are."),
    Shape<[Named<Reference>]>.named(Reference.shape).field(
      "top", default: [], "The controllers on top of columns: {secondary: reader}."),
    Shape<[Named<[Reference]>]>.named(.oneOrMore(Reference.shape)).field(
      "content", default: [], "The content that a screen shows, or several of which it shows one: {reader: nothing}."),
    Shape<[Reference]>.oneOrMore(Reference.shape).field(
      "chosen", default: [], "The screens for which the user has chosen a content, of which one suffices."),
    Shape<[Reference]>.list(of: Reference.shape, atMost: 2).field("overlap", default: [], "Two controllers whose views overlap."),
    any.field("not", default: [], "A condition that does not hold, or several of which none does.")
  ) {
    (mark, from, to, sizeClass, isCollapsed, modes, behaviors, shows, top, contents, chosen, overlap, not) throws(SourceError) in
    for entry in top where Column(name: entry.name) == nil {
      let names = Column.allCases.map(\.name)
      throw SourceError(at: entry.mark, "There is no column \(entry.name). \(nearest(to: entry.name, in: names))")
    }
    guard overlap.isEmpty || overlap.count == 2 else { throw SourceError(at: mark, "overlap names two controllers.") }
    return Condition(
      from: from, to: to, horizontalSizeClass: sizeClass, isCollapsed: isCollapsed, displayModes: modes,
      splitBehaviors: behaviors,
      shows: shows, top: top, contents: contents, chosen: chosen, overlap: overlap, not: not)
  }

  /// Whether the condition can begin or cease to hold because a view becomes a little wider.
  var followsFromSize: Bool {
    from != nil || to != nil || !splitBehaviors.isEmpty || !overlap.isEmpty || not.contains(where: \.followsFromSize)
  }
}
