/// The rate at which lines of a process reach the terminal. Lines beyond it are left out, and counted.
///
/// The thread of the server writes the lines, and an app can write millions of them in a second.
struct LineRate {
  /// The number of lines that a process may write in a second, and at once.
  static let (perSecond, burst) = (1_000.0, 2_000.0)
  /// The number of lines for which there has to be room before lines are written again after some were left out. Without it, a notice
  /// would come between any two lines.
  static let pause = 500.0
  /// The length that counts as one line more, in bytes.
  private static let unit = 256.0

  private var room = burst
  private var time = Duration.zero
  /// The number of lines that were left out since the last notice.
  private(set) var leftOut = 0

  init() {}

  /// Returns the lines that may be written at a time, with a notice in place of those that were left out.
  mutating func admit(_ lines: [String], at now: Duration) -> [String] {
    var admitted: [String] = []
    for line in lines {
      if let notice = notice(at: now) { admitted.append(notice) }
      guard leftOut == 0, room > 0 else {
        leftOut += 1
        continue
      }
      room -= 1 + Double(line.utf8.count) / Self.unit
      admitted.append(line)
    }
    return admitted
  }

  /// Counts lines that nobody has read.
  mutating func leaveOut(_ count: Int) { leftOut += count }

  /// Returns a sentence about the lines that were left out, once there is room again.
  mutating func notice(at now: Duration) -> String? {
    let seconds = (now - time) / .seconds(1)
    (room, time) = (min(Self.burst, room + seconds * Self.perSecond), now)
    return leftOut > 0 && room >= Self.pause ? lastNotice() : nil
  }

  /// Returns the sentence at once, because no line follows.
  mutating func lastNotice() -> String? {
    guard leftOut > 0 else { return nil }
    defer { leftOut = 0 }
    return leftOut == 1 ? "... 1 line was left out" : "... \(Self.grouped(leftOut)) lines were left out"
  }

  /// A number with a comma before each three digits, as in 12,345.
  private static func grouped(_ number: Int) -> String {
    number < 1_000 ? "\(number)" : "\(grouped(number / 1_000)),\(String(number % 1_000 + 1_000).dropFirst())"
  }
}
