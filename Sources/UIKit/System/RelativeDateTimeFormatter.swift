#if !canImport(ObjectiveC)
  import Foundation

  /// The distance of a time from another one in words: `RelativeDateTimeFormatter`. The words are English in every language.
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// How long the units are, with Foundation's raw values.
    public enum UnitsStyle: Int, Sendable { case full = 0, spellOut, short, abbreviated }
    /// Whether days near to another one have names, with Foundation's raw values.
    public enum DateTimeStyle: Int, Sendable { case numeric = 0, named }

    /// How long the units are.
    open var unitsStyle = UnitsStyle.full
    /// Whether yesterday, today and tomorrow have names.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The calendar in which days are counted.
    open var calendar: Calendar! = .current
    /// Kept, without an effect.
    open var locale: Locale! = .current
    /// Kept, without an effect.
    open var formattingContext = Formatter.Context.unknown

    private static let units: [(component: Calendar.Component, seconds: Double, name: String, short: String)] = [
      (.year, 31_536_000, "year", "yr"), (.month, 2_592_000, "month", "mo"), (.weekOfMonth, 604_800, "week", "wk"),
      (.day, 86_400, "day", "day"), (.hour, 3600, "hour", "hr"), (.minute, 60, "minute", "min"), (.second, 1, "second", "sec"),
    ]

    /// The words for an interval in seconds, in the greatest unit of which it has one.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let unit = Self.units.first { abs(timeInterval) >= $0.seconds } ?? Self.units[Self.units.count - 1]
      let count = Int((timeInterval / unit.seconds).rounded(.towardZero))
      if dateTimeStyle == .named, let name = Self.names[unit.name]?[count] { return name }
      let (number, isOne) = (abs(count), abs(count) == 1)
      let words =
        switch unitsStyle {
        case .full, .spellOut: "\(number) \(unit.name)\(isOne ? "" : "s")"
        case .short, .abbreviated: "\(number) \(unit.short)\(unit.name == "day" ? (isOne ? "" : "s") : ".")"
        }
      return timeInterval < 0 ? "\(words) ago" : "in \(words)"
    }

    private static let names: [String: [Int: String]] = [
      "day": [-1: "yesterday", 1: "tomorrow"], "week": [-1: "last week", 1: "next week"],
      "month": [-1: "last month", 1: "next month"], "year": [-1: "last year", 1: "next year"], "second": [0: "now"],
    ]

    /// The words for the distance of a date from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }
    /// The words for parts of a date.
    open func localizedString(from dateComponents: DateComponents) -> String {
      let now = Date(timeIntervalSinceReferenceDate: 0)
      return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }
    /// The words for the distance of a date from now; nil for anything else.
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
  }
#endif
