import PreviewProtocol
import Scenarios
import SplitKit

/// The things that a window must keep.
extension Walk {
  /// Takes a window to some widths and back.
  private func goAndReturn(_ probe: PreviewProbe, through widths: some Sequence<Double>) throws(ProtocolError) {
    let first = probe.size
    for width in widths { try visit(Size(width: width, height: first.height), probe) }
    if probe.size != first { probe.resize(to: first) }
  }

  /// Whether something is lost when a window goes to some widths and back.
  func loses(_ keeping: Keeping, through widths: some Sequence<Double>, after steps: [Value]) -> Bool {
    do throws(ProtocolError) {
      let probe = try opened(after: steps)
      let before = Kept(probe)
      try goAndReturn(probe, through: widths)
      return Kept(probe)[keeping] != before[keeping]
    } catch {
      return false
    }
  }

  /// The fault of something that is lost on the way through some widths and back.
  func loss(of keeping: Keeping, through widths: [Double]) throws(ProtocolError) -> CheckFault {
    let steps = messages.fewest { loses(keeping, through: widths, after: $0) }
    let probe = try opened(after: steps)
    let (first, before, picture) = (probe.size, Kept(probe)[keeping], probe.svg())
    try goAndReturn(probe, through: widths)
    let after = Kept(probe)[keeping]
    let sizes = widths.map { Size(width: $0, height: first.height) }
    return CheckFault(
      mark: check.mark, expectation: keeping.sentence,
      actual: ["before: \(before.words)", "after \(words(for: widths, from: first.width)): \(after.words)"], steps: steps,
      context(probe, through: sizes, after: steps) { Kept($0)[keeping] == after }, expectedSVG: picture)
  }

  /// The way to some widths in words.
  private func words(for widths: [Double], from first: Double) -> String {
    guard check.goesToBackground else { return Self.words(for: widths) }
    return widths == [first] ? "the background" : "the background at \(Self.words(for: widths))"
  }

  private static func words(for widths: [Double]) -> String {
    "\(widths.count == 1 ? "" : "all widths to ")\(shortest(widths.last ?? 0)) points"
  }
}
