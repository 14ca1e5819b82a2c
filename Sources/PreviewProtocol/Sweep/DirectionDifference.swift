import SplitKit

/// A part of a range in which the layout depends on the direction from which the window comes.
package struct DirectionDifference {
  /// The least and the greatest width, in points.
  package let from: Double
  package fileprivate(set) var to: Double
  /// The facts that differ. `from` is the value on the way from narrow to wide, and `to` the one on the way from wide to narrow.
  let changes: [LayoutChange]
  /// The calls to the app's code at the flips that lead there: from the narrow side, and from the wide side.
  let calls: (widening: [Call], narrowing: [Call])

  /// All parts in which the bands of two ways differ, in the order of their widths.
  ///
  /// - Parameter isWidening: Whether the first way goes from narrow to wide.
  static func all(_ there: [SweepBand], _ back: [SweepBand], isWidening: Bool) -> [DirectionDifference] {
    let (widening, narrowing) = isWidening ? (there, back) : (back, there)
    var (up, down) = (widening[...], Array(narrowing.reversed())[...])
    var (found, isNext): ([DirectionDifference], Bool) = ([], false)
    while let one = up.first, let other = down.first {
      // The bands of the way back have their greater width first.
      let (from, to) = (max(one.from, other.to), min(one.to, other.from))
      let changes = other.facts.changes(from: one.facts)
      if from <= to {
        if !changes.isEmpty { found.add(from, to, changes, (one.calls, other.calls), isNext: isNext) }
        isNext = !changes.isEmpty
      }
      if one.to <= other.from { up.removeFirst() }
      if other.from <= one.to { down.removeFirst() }
    }
    return found
  }

  /// Whether another one is about the same widths and facts.
  func isSame(as other: DirectionDifference) -> Bool {
    (from, to) == (other.from, other.to) && changes.map(\.subject) == other.changes.map(\.subject)
  }
}

extension [DirectionDifference] {
  /// Adds a part, which joins the last one if it is next to it and the same facts differ there.
  fileprivate mutating func add(
    _ from: Double, _ to: Double, _ changes: [LayoutChange], _ calls: (widening: [Call], narrowing: [Call]), isNext: Bool
  ) {
    if isNext, let last, last.changes.map(\.subject) == changes.map(\.subject) {
      self[count - 1].to = to
    } else if count < ReturningSweep.mostDifferences {
      append(DirectionDifference(from: from, to: to, changes: changes, calls: calls))
    }
  }
}

extension LayoutChange {
  /// The fact with its values, without the reason.
  fileprivate var subject: [Value] { [.string(target), .string(name), from ?? .null, to ?? .null] }
}
