import Foundation

/// The items of a line of a flow layout, by their lengths along the line (`spec/views.md` 927).
struct FlowLine {
  let lengths: [CGFloat]
  /// The length of the line between the insets.
  let room: CGFloat
  /// The least distance between two items.
  let gap: CGFloat
  /// Whether no line follows.
  let isLast: Bool
  /// The length of all items of the section so far, or nil if they differ.
  let commonLength: CGFloat?
  /// The number of pixels in a point.
  let scale: CGFloat

  /// The positions of the items, on pixels.
  ///
  /// Items that are all equal are in columns, which a line shares that is not full. Other items share the space of their line, and those of
  /// the last line have the least distance. An item that has no space for another one beside it is in the middle.
  var starts: [CGFloat] {
    var start = first
    return lengths.map { length in
      defer { start += length + distance }
      return (start * scale).rounded() / scale
    }
  }

  private var first: CGFloat {
    guard lengths.count == 1, columns == 1 || columns == nil && !isLast else { return 0 }
    return max(0, (room - lengths[0]) / 2)
  }

  private var distance: CGFloat {
    if let columns, let commonLength {
      return columns > 1 ? (room - commonLength * CGFloat(columns)) / CGFloat(columns - 1) : gap
    }
    guard !isLast, lengths.count > 1 else { return gap }
    return (room - lengths.reduce(0, +)) / CGFloat(lengths.count - 1)
  }

  /// The number of equal items that a line has space for, or nil if the items differ.
  private var columns: Int? {
    guard let commonLength, commonLength + gap > 0 else { return nil }
    return Int(max(1, min(10_000, (room + gap + Self.tolerance) / (commonLength + gap))))
  }

  /// The length by which items may be longer than their line.
  static let tolerance: CGFloat = 0.5
}
