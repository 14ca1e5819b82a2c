import SplitKit

/// A flip at which the layout does not settle: the window goes back and forth between the same two pixels, and is not the same each time.
package struct UnsettledFlip {
  /// The two pixels.
  package let before, after: Double
  /// The one of them at which the layouts differ.
  package let width: Double
  /// The number of different layouts there.
  package let layoutCount: Int
  /// The differences between the last two layouts there.
  let changes: [LayoutChange]
  /// The calls to the app's code during the last visit.
  let calls: [Call]

  /// Whether another one is between the same pixels.
  func isSame(as other: UnsettledFlip) -> Bool { Set([before, after]) == Set([other.before, other.after]) }

  /// The number of visits of each pixel. The first one can be the only one of its kind, because a layout may depend on the direction.
  private static let visits = 6

  /// Drags a window back and forth at a flip. Returns nil if the layout settles.
  init?(_ flip: SweepFlip, in window: OpenPreview, height: Double) {
    let rounds = (0..<Self.visits).map { _ in
      (before: window.facts(at: flip.before, height), after: window.facts(at: flip.after, height))
    }
    let visits = [(flip.before, rounds.map(\.before)), (flip.after, rounds.map(\.after))]
    for (width, visits) in visits {
      guard let found = UnsettledVisits(visits.map(\.facts)) else { continue }
      (before, after, self.width) = (flip.before, flip.after, width)
      (layoutCount, changes, calls) = (found.layoutCount, found.changes, visits.last?.calls ?? [])
      return
    }
    return nil
  }
}

/// The layouts of a window at the same pixel. A window that is the same at its last visits has settled, whatever it was like before.
private struct UnsettledVisits {
  let layoutCount: Int
  let changes: [LayoutChange]

  /// The number of visits that must be the same.
  private static let settled = 3

  /// Returns nil if the layout has settled.
  init?(_ layouts: [LayoutFacts]) {
    if let last = layouts.last, layouts.suffix(Self.settled).allSatisfy({ $0 == last }) { return nil }
    let settled = layouts.dropFirst()
    var kinds: [LayoutFacts] = []
    for layout in settled where !kinds.contains(layout) { kinds.append(layout) }
    guard kinds.count > 1, let last = settled.last, let other = settled.last(where: { $0 != last }) else { return nil }
    let changes = last.changes(from: other)
    guard !changes.isEmpty else { return nil }
    (layoutCount, self.changes) = (kinds.count, changes)
  }
}
