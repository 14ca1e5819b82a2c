import SplitKit

/// The widths of a sweep, in points. The sweep goes by whole points, and by pixels around a flip.
package struct SweepRange: Equatable, Sendable {
  package let from: Double
  /// The last width. If it is less than `from`, the sweep goes the other way.
  package let to: Double
  /// The height, which is the same for all widths.
  package let height: Double

  /// The profile of the sweep, or nil for the preview's own.
  package let profile: String?

  /// Whether the window then goes back to the first width, so that the answer has what depends on the direction.
  package let isReturning: Bool

  package init(from: Double, to: Double, height: Double, profile: String? = nil, isReturning: Bool = false) {
    self.from = from
    self.to = to
    self.height = height
    self.profile = profile
    self.isReturning = isReturning
  }

  /// Throws an error that names the member if a width or the height is no size (1 to 20,000). There are therefore at
  /// most 20,000 widths.
  func check() throws(ProtocolError) {
    for (name, length) in [("from", from), ("to", to), ("height", height)] {
      // A value that is not finite can only come from the command line, because JSON cannot represent it.
      _ = try Field(value: length.isFinite ? .number(length) : .string("\(length)"), path: name).size()
    }
  }

  /// The number of widths in steps of whole points. The last step can be shorter.
  package var count: Int { Int((to - from).magnitude.rounded(.up)) + 1 }

  /// The width with the given index.
  func width(_ index: Int) -> Double {
    index == count - 1 ? to : from + Double(index) * direction
  }

  var direction: Double { to < from ? -1 : 1 }
}
