import SplitKit

/// The widths that a sweep walks, in points: from one to the other by whole points, and by pixels where something flips.
package struct SweepRange: Equatable, Sendable {
  package let from: Double
  /// May be less than `from`: the walk goes the other way then.
  package let to: Double
  /// The same for all widths.
  package let height: Double

  /// The profile to walk in; nil for that of the scene.
  package let profile: String?

  package init(from: Double, to: Double, height: Double, profile: String? = nil) {
    self.from = from
    self.to = to
    self.height = height
    self.profile = profile
  }

  /// Throws where a width or the height is no size (1 to 20,000), by the member's name. So there are never more than
  /// 20,000 widths.
  func check() throws(ProtocolError) {
    for (name, length) in [("from", from), ("to", to), ("height", height)] {
      // What is no number at all can only come from the command line, and JSON has no word for it.
      _ = try Field(value: length.isFinite ? .number(length) : .string("\(length)"), path: name).size()
    }
  }

  /// How many widths a walk by whole points visits; the last step may be a shorter one.
  package var count: Int { Int((to - from).magnitude.rounded(.up)) + 1 }

  /// One of them.
  func width(_ index: Int) -> Double {
    index == count - 1 ? to : from + Double(index) * direction
  }

  var direction: Double { to < from ? -1 : 1 }
}
