/// A property of a split view by its name: what it takes, what it is by default, and who says so.
///
/// This is the one table of them. What `set` assigns, what the hierarchy shows of a split view and
/// docs/properties.md are made from it.
public struct SplitViewProperty: Sendable {
  /// What values a property takes.
  public enum Kind: Sendable, Equatable {
    case choice([String])
    case flag
    /// In points, 0 to 20,000.
    case length
    /// Of the split view's width, 0 to 1.
    case fraction
  }

  /// Which split views have a property; on any other UIKit raises.
  public enum Availability: Sendable, Equatable {
    case everywhere
    /// Those that were made with a style.
    case columnStyles
    case tripleColumn
    /// Those that were made with a style, since iOS 26.
    case columnStylesOfIOS26
  }

  public let name: String
  public let kind: Kind
  /// What the property reads before anybody assigns it, and what `null` assigns. Null itself is UIKit's
  /// `automaticDimension`.
  public let defaultValue: Value
  /// Where the default comes from, by the tags of spec/split-view.md.
  public let source: String
  public let availability: Availability
  /// One sentence: what it is for.
  public let summary: String
  let read: @Sendable (SplitViewController) -> Value
  /// Assigns a value that the property takes.
  let assign: @Sendable (SplitViewController, Value) -> Void
}

extension SplitViewProperty {
  /// UIKit's constant for a width that nobody asked for: the most negative finite `Float`, not the most negative
  /// `CGFloat` (M26 observed). On the wire it is null, and in the engine nil.
  public static let automaticDimension = -Double(Float.greatestFiniteMagnitude)

  /// All properties of a split view, in the order in which the hierarchy shows them.
  public static let all: [SplitViewProperty] =
    [
      choice(
        "preferredDisplayMode", .everywhere, \.preferredDisplayMode, DisplayMode.allCases, default: "automatic",
        "AD documented", "The mode asked for; `displayMode` is the one that is shown."
      ) { $0.name },
      flag(
        "presentsWithGesture", .everywhere, \.presentsWithGesture, default: true, "H11 documented",
        "Whether a swipe from the primary's edge changes the mode."),
      choice(
        "primaryEdge", .everywhere, \.primaryEdge, PrimaryEdge.allCases, default: "leading", "H11 documented",
        "The edge at which the primary column stands."
      ) { $0.name },
    ] + widths("Primary", .everywhere, \.primaryColumnWidthPreferences)
    + [
      choice(
        "preferredSplitBehavior", .columnStyles, \.preferredSplitBehavior, SplitBehavior.allCases,
        default: "automatic", "M26 observed", "How the columns are to share the window; `splitBehavior` is how they do."
      ) { $0.name },
      choice(
        "primaryBackgroundStyle", .columnStyles, \.primaryBackgroundStyle, PrimaryBackgroundStyle.allCases,
        default: "sidebar", "M26 observed on iOS 26; before, unmeasured",
        "How the primary looks; without a sidebar nothing floats."
      ) { $0.name },
      flag(
        "showsSecondaryOnlyButton", .columnStyles, \.showsSecondaryOnlyButton, default: false, "H14 documented",
        "Whether a triple has a button to and from the secondary alone."),
      choice(
        "displayModeButtonVisibility", .columnStyles, \.displayModeButtonVisibility,
        DisplayModeButtonVisibility.allCases, default: "automatic", "H14 documented",
        "Whether the button that brings columns in is there."
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

  /// The four widths that may be asked of a column. All are automatic by default (H14 documented, M26 observed).
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
    let note = column == "Secondary" ? " It is kept; what it does was not measured, and here it does nothing." : ""
    return [
      width("preferred\(column)ColumnWidth", .length, \.preferred, "In points; wins over the fraction." + note),
      width("preferred\(column)ColumnWidthFraction", .fraction, \.fraction, "As a part of the split's width." + note),
      width("minimum\(column)ColumnWidth", .length, \.minimum, "The column is not narrower."),
      width("maximum\(column)ColumnWidth", .length, \.maximum, "The column is not wider; wins over the minimum."),
    ]
  }

  /// What UIKit says where a split has no such property (spec/split-view.md 4.1: M26 observed for some of them, the rest
  /// inferred from H14); nil where it has.
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
  /// The value to assign; null stands for the default. Throws for a value that the property does not take.
  func checked(_ value: Value) throws(Refusal) -> Value {
    if value == .null { return defaultValue }
    guard kind.takes(value) else {
      throw .invalid(path: "properties.\(name)", "\(name) is \(kind.sentence).")
    }
    return value
  }
}

extension SplitViewProperty.Kind {
  fileprivate func takes(_ value: Value) -> Bool {
    switch self {
    case .choice(let names): value.string.map(names.contains) ?? false
    case .flag: value.bool != nil
    case .length: value.number.map((0...20_000).contains) ?? false
    case .fraction: value.number.map((0...1).contains) ?? false
    }
  }

  /// What it takes, as the end of a sentence that begins with the property's name and "is".
  public var sentence: String {
    switch self {
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .flag: "true or false"
    case .length: "a number from 0 to 20000, or null"
    case .fraction: "a number from 0 to 1, or null"
    }
  }
}
