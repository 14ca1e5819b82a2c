/// The lines that wait for a reader, within a bound.
///
/// Once a line does not fit, it and all later ones are dropped and counted until everything before them is taken. The lines that were
/// left out are therefore one gap, and the line that reports the gap has its exact position.
package struct LineBuffer: Sendable {
  /// The greatest number of bytes that wait.
  private let capacity: Int
  private var waiting: [UInt8] = []
  /// The number of lines that were left out after those that wait.
  private var leftOut = 0

  package init(capacity: Int) { self.capacity = capacity }

  /// Whether nothing waits.
  package var isEmpty: Bool { waiting.isEmpty && leftOut == 0 }

  /// Adds a line, or counts it if it does not fit.
  package mutating func append(_ line: [UInt8]) {
    if leftOut == 0, waiting.count + line.count <= capacity { waiting += line } else { leftOut += 1 }
  }

  /// Takes the lines that wait, or else the report of a gap; nil if there is neither.
  ///
  /// - Parameter report: Makes the line that reports a number of lines that were left out.
  package mutating func take(_ report: (Int) -> [UInt8]) -> [UInt8]? {
    guard waiting.isEmpty else {
      defer { waiting = [] }
      return waiting
    }
    guard leftOut > 0 else { return nil }
    defer { leftOut = 0 }
    return report(leftOut)
  }
}
