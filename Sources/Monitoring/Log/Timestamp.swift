/// A moment, which is written as RFC 3339 has it, in UTC and to the millisecond.
package struct Timestamp: Sendable, Equatable, CustomStringConvertible {
  private let milliseconds: Int64

  /// - Parameter milliseconds: The time since the beginning of 1970, without leap seconds.
  package init(milliseconds: Int64) { self.milliseconds = milliseconds }

  package var description: String {
    let (seconds, rest) = Self.divide(milliseconds, by: 1_000)
    let (days, second) = Self.divide(seconds, by: 86_400)
    let (year, month, day) = Self.date(days)
    let time = [second / 3_600, second / 60 % 60, second % 60].map { Self.digits($0, 2) }.joined(separator: ":")
    return "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))T\(time).\(Self.digits(rest, 3))Z"
  }

  /// The date of a day since the beginning of 1970, in the Gregorian calendar. The years begin with March here, so that the leap
  /// day is the last one (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`).
  private static func date(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let (era, dayOfEra) = divide(days + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  /// The quotient that is rounded down, and the remainder, which is not negative.
  private static func divide(_ number: Int64, by divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  private static func digits(_ number: Int64, _ count: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
