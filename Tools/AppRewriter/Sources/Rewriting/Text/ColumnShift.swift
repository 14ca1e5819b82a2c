/// How a change moves what follows it on its line, so that the column of an error can be told in the original.
public struct ColumnShift: Equatable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column in the original at which the change begins, from 1.
  public let column: Int
  /// The number of bytes that the change has removed.
  public let removed: Int
  /// The number of bytes that it has put there.
  public let added: Int
}

extension FileWork {
  /// The changes that move something, in the order of the text.
  var columnShifts: [ColumnShift] {
    edits.ordered.compactMap { edit in
      guard edit.text.count != edit.range.count, !file.bytes[edit.range].contains(.lineFeed) else { return nil }
      let place = file.place(at: edit.range.lowerBound)
      return ColumnShift(line: place.line, column: place.column, removed: edit.range.count, added: edit.text.count)
    }
  }
}
