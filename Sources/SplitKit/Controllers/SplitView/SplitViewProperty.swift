/// A property of a split view: its name, its values, its default, and the source of the default.
///
/// This is the only table of properties. The message `set`, the hierarchy and docs/properties.md all use it.
package struct SplitViewProperty: Sendable {
  /// The kinds of values.
  package enum Kind: Sendable, Equatable {
    case choice([String])
    case flag
    /// A length in points, from 0 to 20,000.
    case length
    /// A fraction of the split view's width, from 0 to 1.
    case fraction
  }

  /// The split views that have a property. On any other, UIKit raises an exception.
  package enum Availability: Sendable, Equatable {
    case everywhere
    /// The split views with a column style.
    case columnStyles
    case tripleColumn
    /// The split views with a column style, since iOS 26.
    case columnStylesOfIOS26
  }

  package let name: String
  package let kind: Kind
  /// The value before any assignment, which `null` assigns. A default of null stands for UIKit's `automaticDimension`.
  package let defaultValue: Value
  /// The source of the default, by the tags of spec/split-view.md.
  package let source: String
  package let availability: Availability
  /// A sentence about the meaning of the property.
  package let summary: String
  let read: @Sendable (SplitViewController) -> Value
  /// Assigns a valid value.
  let assign: @Sendable (SplitViewController, Value) -> Void
}

extension SplitViewProperty {
  /// UIKit's constant for a width without a preference: the most negative finite `Float`, not the most negative
  /// `CGFloat` (M26 observed). On the wire it is null, and in the engine nil.
  package static let automaticDimension = -Double(Float.greatestFiniteMagnitude)

  /// All properties of a split view, in the order in which the hierarchy shows them.
  package static let all: [SplitViewProperty] =
    [
      choice(
        "preferredDisplayMode", .everywhere, \.preferredDisplayMode, DisplayMode.allCases, default: "automatic",
        "AD documented", "The preferred mode. `displayMode` is the shown one."
      ) { $0.name },
      flag(
        "presentsWithGesture", .everywhere, \.presentsWithGesture, default: true, "H11 documented",
        "Whether a swipe from the primary's edge changes the mode."),
      choice(
        "primaryEdge", .everywhere, \.primaryEdge, PrimaryEdge.allCases, default: "leading", "H11 documented",
        "The edge at which the primary column stands."
      ) { $0.name },
    ] + widths("Primary", .everywhere, \.columnWidths.primary)
    + [
      choice(
        "preferredSplitBehavior", .columnStyles, \.preferredSplitBehavior, SplitBehavior.allCases,
        default: "automatic", "M26 observed",
        "The preferred way in which the columns share the window. `splitBehavior` is the actual one."
      ) { $0.name },
      choice(
        "primaryBackgroundStyle", .columnStyles, \.primaryBackgroundStyle, PrimaryBackgroundStyle.allCases,
        default: "sidebar", "M26 observed on iOS 26; before, unmeasured",
        "The background of the primary. Without a sidebar, no column floats."
      ) { $0.name },
      flag(
        "showsSecondaryOnlyButton", .columnStyles, \.showsSecondaryOnlyButton, default: false, "H14 documented",
        "Whether a triple has a button that shows the secondary alone, and restores the columns."),
      choice(
        "displayModeButtonVisibility", .columnStyles, \.displayModeButtonVisibility,
        DisplayModeButtonVisibility.allCases, default: "automatic", "H14 documented",
        "Whether the bar has the button that shows columns."
      ) { $0.name },
    ] + widths("Supplementary", .tripleColumn, \.columnWidths.supplementary)
    + widths("Secondary", .columnStylesOfIOS26, \.columnWidths.secondary).filter { !$0.name.hasPrefix("maximum") }
    + widths("Inspector", .columnStylesOfIOS26, \.columnWidths.inspector)

  private typealias Path<Value> = ReferenceWritableKeyPath<SplitViewController, Value> & Sendable

  private static func choice<Choice: Sendable>(
    _ name: String, _ availability: Availability, _ path: Path<Choice>, _ choices: [Choice], default first: String,
    _ source: String, _ summary: String, _ word: @escaping @Sendable (Choice) -> String
  ) -> SplitViewProperty {
    SplitViewProperty(
      name: name, kind: .choice(choices.map(word)), defaultValue: .string(first), source: source,
      availability: availability, summary: summary, read: { .string(word($0[keyPath: path])) },
      assign: { split, value in
        if let choice = choices.first(where: { word($0) == value.string }) { split[keyPath: path] = choice }
      })
  }

  private static func flag(
    _ name: String, _ availability: Availability, _ path: Path<Bool>, default flag: Bool, _ source: String,
    _ summary: String
  ) -> SplitViewProperty {
    SplitViewProperty(
      name: name, kind: .flag, defaultValue: .bool(flag), source: source, availability: availability,
      summary: summary, read: { .bool($0[keyPath: path]) },
      assign: { split, value in if let flag = value.bool { split[keyPath: path] = flag } })
  }

  /// The four properties of a column's width. The default of each is automatic (H14 documented, M26 observed).
  private static func widths(
    _ column: String, _ availability: Availability, _ path: Path<ColumnWidthPreferences>
  ) -> [SplitViewProperty] {
    func width(
      _ name: String, _ kind: Kind, _ part: WritableKeyPath<ColumnWidthPreferences, Double?> & Sendable,
      _ summary: String
    ) -> SplitViewProperty {
      SplitViewProperty(
        name: name, kind: kind, defaultValue: .null,
        source: column == "Primary" ? "H11 documented" : "H14 and AD documented, M26 observed",
        availability: availability, summary: summary,
        read: { $0[keyPath: path][keyPath: part].map { .number($0) } ?? .null },
        assign: { $0[keyPath: path][keyPath: part] = $1.number })
    }
    let note = column == "Secondary" ? " The value is stored. Its effect was not measured, and here it has none." : ""
    return [
      width(
        "preferred\(column)ColumnWidth", .length, \.preferred,
        "The width in points. It takes precedence over the fraction." + note),
      width(
        "preferred\(column)ColumnWidthFraction", .fraction, \.fraction, "The width as a fraction of the split's width." + note),
      width("minimum\(column)ColumnWidth", .length, \.minimum, "The least width of the column."),
      width(
        "maximum\(column)ColumnWidth", .length, \.maximum,
        "The greatest width of the column. It takes precedence over the minimum."),
    ]
  }

  /// UIKit's message if a split does not have the property (spec/split-view.md 4.1: M26 observed for some properties,
  /// the others inferred from H14), or nil if it has.
  func objection(on split: SplitViewController) -> String? {
    switch availability {
    case .everywhere: nil
    case .columnStyles: split.style == .unspecified ? SplitViewController.needsStyle(name) : nil
    case .tripleColumn:
      split.style == .tripleColumn ? nil : "\(name) needs a split view controller of the style tripleColumn"
    case .columnStylesOfIOS26:
      split.style == .unspecified
        ? SplitViewController.needsStyle(name)
        : split.application.profile.splitView.hasInspector ? nil : "\(name) came with iOS 26"
    }
  }
}

extension SplitViewProperty {
  /// The value to assign, which is the default for null. Throws an error if the value is invalid.
  func checked(_ value: Value) throws(Refusal) -> Value {
    if value == .null { return defaultValue }
    guard kind.takes(value) else {
      throw .invalid(path: "properties.\(name)", "\(name) is \(kind.sentence).")
    }
    guard case .choice(let names) = kind, let name = value.string.flatMap(names.choice) else { return value }
    return .string(name)
  }
}

extension SplitViewProperty.Kind {
  fileprivate func takes(_ value: Value) -> Bool {
    switch self {
    case .choice(let names): value.string.flatMap(names.choice) != nil
    case .flag: value.bool != nil
    case .length: value.number.map((0...20_000).contains) ?? false
    case .fraction: value.number.map((0...1).contains) ?? false
    }
  }

  /// The valid values, as the end of a sentence that begins with the property's name and "is".
  package var sentence: String {
    switch self {
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .flag: "true or false"
    case .length: "a number from 0 to 20000, or null"
    case .fraction: "a number from 0 to 1, or null"
    }
  }
}
