import SplitKit

/// A list of rows in sections.
struct ListSpec: Sendable {
  /// The looks of a list, by UIKit's names.
  enum Style: String, CaseIterable, Sendable {
    case plain, grouped, insetGrouped, sidebar

    /// Whether the rows stand away from the edges.
    var isInset: Bool { self == .insetGrouped || self == .sidebar }
  }

  let style: Style
  /// A large heading above the rows, with a smaller text below it.
  let heading, subheading: String?
  let sections: [SectionSpec]
  /// The text of a list without a row.
  let empty: String?
  /// The actions of a tap on any row, after the row's own.
  let tap: [ActionSpec]
}

/// A section of a list.
struct SectionSpec: Sendable {
  let title: String?
  let rows: [RowSpec]
}

/// A row of a list.
struct RowSpec: Sendable {
  let id: String?
  let title: String
  /// The text below the title, which can have several lines.
  let subtitle: String?
  /// The text at the trailing edge.
  let value: String?
  let image: String?
  let tap: [ActionSpec]
  let mark: SourceMark
}

extension ListSpec {
  static let shape: Shape<ListSpec> = .mapping(
    "List", "a list",
    Shape<String>.choice(Style.allCases.map(\.rawValue)).field(
      "style", default: "plain", "The look of the list.", written: "plain"),
    Shape<String>.text.optional("heading", "A large heading above the rows."),
    Shape<String>.text.optional("subheading", "A smaller text below the heading."),
    Shape<[SectionSpec]>.list(of: SectionSpec.shape, atMost: 100).field("sections", default: [], "The sections of the list."),
    Shape<[RowSpec]>.list(of: RowSpec.shape).field("rows", default: [], "The rows of a list with one section."),
    Shape<String>.text.optional("empty", "What the list shows without a row."),
    ActionSpec.actions("tap", "What a tap on any row does, after the actions of the row.")
  ) { (mark, style, heading, subheading, sections, rows, empty, tap) throws(SourceError) in
    guard sections.isEmpty || rows.isEmpty else {
      throw SourceError(at: mark, "A list has sections or rows, and one of them alone.")
    }
    return ListSpec(
      style: Style(rawValue: style) ?? .plain, heading: heading, subheading: subheading,
      sections: rows.isEmpty ? sections : [SectionSpec(title: nil, rows: rows)], empty: empty, tap: tap)
  }
}

extension SectionSpec {
  static let shape: Shape<SectionSpec> = .mapping(
    "Section", "a section", Shape<String>.text.optional("title", "The words above the rows."),
    Shape<[RowSpec]>.list(of: RowSpec.shape).field("rows", "The rows of the section.")
  ) { (_, title, rows) throws(SourceError) in SectionSpec(title: title, rows: rows) }
}

extension RowSpec {
  static let shape: Shape<RowSpec> = .mapping(
    "Row", "a row", Shape<String>.text.field("title", "The words of the row."),
    Shape<String>.text.optional("subtitle", "A smaller text below the title."),
    Shape<String>.text.optional("value", "A text at the trailing edge."),
    Shape<String>.symbol.optional("image", "The name of an SF Symbol before the title."), ActionSpec.tap, CommonSpec.id
  ) { (mark, title, subtitle, value, image, tap, id) throws(SourceError) in
    RowSpec(id: id, title: title, subtitle: subtitle, value: value, image: image, tap: tap, mark: mark)
  }
}
