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

  public let name: String
  public let kind: Kind
  /// What the property reads before anybody assigns it, and what `null` assigns. Null itself is UIKit's
  /// `automaticDimension`.
  public let defaultValue: Value
  /// Where the default comes from, by the tags of spec/split-view.md.
  public let source: String
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

  /// All properties of a split view in the classic style, in the order in which the hierarchy shows them.
  public static let all: [SplitViewProperty] = [
    SplitViewProperty(
      name: "preferredDisplayMode", kind: .choice(DisplayMode.allCases.map(\.name)), defaultValue: "automatic",
      source: "AD documented", summary: "The mode asked for; `displayMode` is the one that is shown.",
      read: { .string($0.preferredDisplayMode.name) },
      assign: { split, value in
        value.string.flatMap(DisplayMode.init(name:)).map { split.preferredDisplayMode = $0 }
      }),
    SplitViewProperty(
      name: "presentsWithGesture", kind: .flag, defaultValue: true, source: "H11 documented",
      summary: "Whether a swipe from the primary's edge changes the mode.",
      read: { .bool($0.presentsWithGesture) },
      assign: { split, value in value.bool.map { split.presentsWithGesture = $0 } }),
    SplitViewProperty(
      name: "primaryEdge", kind: .choice(PrimaryEdge.allCases.map(\.name)), defaultValue: "leading",
      source: "H11 documented", summary: "The edge at which the primary column stands.",
      read: { .string($0.primaryEdge.name) },
      assign: { split, value in value.string.flatMap(PrimaryEdge.init(name:)).map { split.primaryEdge = $0 } }),
    width("preferredPrimaryColumnWidth", .length, \.preferred, "The primary's width in points; wins over the fraction."),
    width(
      "preferredPrimaryColumnWidthFraction", .fraction, \.fraction, "The primary's width as a part of the split's."),
    width("minimumPrimaryColumnWidth", .length, \.minimum, "The primary is not narrower."),
    width("maximumPrimaryColumnWidth", .length, \.maximum, "The primary is not wider."),
  ]

  private static func width(
    _ name: String, _ kind: Kind, _ path: WritableKeyPath<ColumnWidthPreferences, Double?> & Sendable,
    _ summary: String
  ) -> SplitViewProperty {
    SplitViewProperty(
      name: name, kind: kind, defaultValue: .null, source: "H11 documented", summary: summary,
      read: { $0.primaryColumnWidthPreferences[keyPath: path].map { .number($0) } ?? .null },
      assign: { $0.primaryColumnWidthPreferences[keyPath: path] = $1.number })
  }

  /// The properties of the column styles, which raise on a split that was made without a style (spec/split-view.md
  /// 4.1: M26 observed for three of them, the rest inferred from H14).
  static func isOfColumnStyles(_ name: String) -> Bool {
    ["preferredSplitBehavior", "primaryBackgroundStyle", "showsSecondaryOnlyButton", "displayModeButtonVisibility"]
      .contains(name)
      || ["SupplementaryColumnWidth", "SecondaryColumnWidth", "InspectorColumnWidth"].contains { name.contains($0) }
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
