import SplitKit

/// A sweep there and back in the same window, and back and forth at its flips in another one.
///
/// The other window is at the flips alone, because nothing changes between them.
final class SweepRound {
  let there: Sweep
  private var back: Sweep?
  private let tester: OpenPreview
  /// The flips that are still to be tried, or nil before the way back is done.
  private var flips: [SweepFlip]?
  /// The parts of the range in which the layout depends on the direction.
  private(set) var differences: [DirectionDifference] = []
  /// The flips at which the layout does not settle.
  private(set) var unsettled: [UnsettledFlip] = []

  /// The number of flips beyond the greatest number that is tried.
  private(set) var untried = 0

  /// The greatest number of flips that are tried. An app whose layout never settles can flip at each pixel.
  private static let mostFlips = 64

  init(_ there: Sweep, _ tester: OpenPreview) { (self.there, self.tester) = (there, tester) }

  /// Opens the windows. Throws the errors of `open`.
  convenience init(
    _ open: Open, over range: SweepRange, among previews: [Preview], on devices: DeviceCatalog, overrides: TraitOverrides?
  ) throws(ProtocolError) {
    let copies = SweepCopies(of: open, over: range, among: previews, on: devices, overrides: overrides)
    let there = try Sweep(open, over: range, among: previews, on: devices, overrides: overrides)
    self.init(there, try copies.make())
  }

  /// The widths at which the layout was not finished, or nil.
  var unfinished: UnfinishedLayouts? { there.unfinished ?? back?.unfinished }

  var isDone: Bool { flips?.isEmpty == true }

  /// Goes on by a width or a flip.
  func step() {
    guard there.isDone else { return there.walk(1) }
    guard let back else { return back = there.back }
    guard back.isDone else { return back.walk(1) }
    guard let flip = flips?.first else {
      differences = DirectionDifference.all(there.bands, back.bands, isWidening: there.range.direction > 0)
      let all = SweepFlip.all(there.bands).with(SweepFlip.all(back.bands))
      (flips, untried) = (Array(all.prefix(Self.mostFlips)), max(0, all.count - Self.mostFlips))
      return
    }
    flips?.removeFirst()
    if let found = UnsettledFlip(flip, in: tester, height: there.range.height) { unsettled.append(found) }
  }
}

/// The two pixels between which a layout flips, in the order of the walk.
struct SweepFlip {
  let before, after: Double

  static func all(_ bands: [SweepBand]) -> [SweepFlip] {
    zip(bands, bands.dropFirst()).map { SweepFlip(before: $0.to, after: $1.from) }
  }
}

extension [SweepFlip] {
  /// These flips, and those of the way back that are between other pixels.
  fileprivate func with(_ back: [SweepFlip]) -> [SweepFlip] {
    let known = Set(map { [$0.before, $0.after] })
    return self + back.filter { !known.contains([$0.after, $0.before]) }
  }
}
