/// The detents of a sheet in a window, with their values, and the detent at which the sheet rests.
package struct SheetDetents: Equatable, Sendable {
  /// A detent whose value is known.
  package struct Place: Equatable, Sendable {
    package let identifier: String
    package let value: Double

    package init(identifier: String, value: Double) { (self.identifier, self.value) = (identifier, value) }
  }

  /// The value of the large detent, which is the height of the large frame without the bottom inset, or the whole height of a
  /// form sheet (spec/containers.md 359).
  package let maximum: Double
  /// The detents, beginning with the smallest.
  package let places: [Place]
  /// Whether nothing is dimmed at the present detent (AD documented, spec/containers.md 369).
  package let isUndimmed: Bool
  private let index: Int

  package init(_ wishes: SheetConfiguration, maximum: Double, _ rules: DetentRules, _ grid: PixelGrid) {
    let places = wishes.detents.map { Place(identifier: $0.identifier, value: $0.value(of: maximum, rules, grid)) }
      .enumerated().sorted { ($0.element.value, $0.offset) < ($1.element.value, $1.offset) }.map(\.element)
    func index(of identifier: String?) -> Int? { places.firstIndex { $0.identifier == identifier } }
    let resting = index(of: wishes.selectedDetentIdentifier) ?? 0
    self.maximum = maximum
    self.places = places
    self.index = resting
    isUndimmed = index(of: wishes.largestUndimmedDetentIdentifier).map { resting <= $0 } ?? false
  }

  /// The detent at which the sheet rests.
  package var current: Place { places[index] }
  /// The next smaller detent, or nil at the smallest one.
  package var smaller: Place? { index > 0 ? places[index - 1] : nil }
  /// The next larger detent, or nil at the largest one.
  package var larger: Place? { index + 1 < places.count ? places[index + 1] : nil }
  /// Whether the sheet has its large frame. Every value from the maximum on means that frame (spec/containers.md 361).
  package var isLarge: Bool { current.value >= maximum }
}

extension SheetDetents {
  /// The height of the top of a sheet in its layout: the part where a grabber is, and from which a swipe up leads to the next
  /// larger detent (ours).
  package static let topHeight: Double = 44
}
