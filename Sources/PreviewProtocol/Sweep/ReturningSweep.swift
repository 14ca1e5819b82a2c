import SplitKit

/// A sweep that finds where the layout depends on the direction, and where it does not settle.
///
/// It goes there and back, and then the other way there and back in new windows, because an app can change for good at either end.
package final class ReturningSweep: Inquiry {
  private let rounds: [SweepRound]
  var there: Sweep { rounds[0].there }

  /// The greatest number of differences that are reported.
  static let mostDifferences = 64

  /// Opens the windows. Throws the errors of `open`.
  convenience init(
    _ open: Open, over range: SweepRange, among previews: [Preview], on devices: DeviceCatalog,
    overrides: TraitOverrides? = nil
  ) throws(ProtocolError) {
    let other = SweepRange(from: range.to, to: range.from, height: range.height, profile: range.profile)
    func round(_ range: SweepRange) throws(ProtocolError) -> SweepRound {
      try SweepRound(open, over: range, among: previews, on: devices, overrides: overrides)
    }
    self.init(rounds: [try round(range), try round(other)])
  }

  init(rounds: [SweepRound]) { self.rounds = rounds }

  /// The parts of the range in which the layout depends on the direction, in each round.
  package var differences: [DirectionDifference] { rounds.flatMap(\.differences).withoutRepeats { $0.isSame(as: $1) } }

  /// The flips at which the layout does not settle, each pair of pixels once.
  package var unsettled: [UnsettledFlip] { rounds.flatMap(\.unsettled).withoutRepeats { $0.isSame(as: $1) } }

  /// The widths at which the layout was not finished, or nil.
  package var unfinished: UnfinishedLayouts? { rounds.lazy.compactMap(\.unfinished).first }

  /// The number of flips that were too many to be tried.
  var untried: Int { rounds.map(\.untried).max() ?? 0 }

  /// Whether the layout is the same in both directions, settles at every flip, and ends.
  package var isSettled: Bool { differences.isEmpty && unsettled.isEmpty && unfinished == nil }

  /// The last width of the way there, from which the window goes back.
  package var last: Double { there.range.to }

  package var isDone: Bool { rounds.allSatisfy(\.isDone) }

  func advance() { walk(1) }

  /// Continues by the given number of widths or flips, or to the end.
  package func walk(_ count: Int) {
    for _ in 0..<count { rounds.first { !$0.isDone }?.step() }
  }

  func write(to writer: inout JSONWriter, ack: Acknowledgement) {
    writer.writeAnswer("sweep", ack: ack) { $0.writeMembers(of: self) }
  }
}

extension Array {
  /// The elements without those that are the same as an earlier one.
  fileprivate func withoutRepeats(_ isSame: (Element, Element) -> Bool) -> [Element] {
    reduce(into: []) { found, element in if !found.contains(where: { isSame(element, $0) }) { found.append(element) } }
  }
}
