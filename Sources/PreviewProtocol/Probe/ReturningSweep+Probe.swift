import SplitKit

extension ReturningSweep {
  /// Creates a sweep of windows that a check has opened, each in its first width and after the same steps. It begins at that width alone.
  package convenience init(from first: PreviewProbe, _ second: PreviewProbe, _ third: PreviewProbe, to width: Double) {
    let range = SweepRange(from: first.size.width, to: width, height: first.size.height)
    let there = Sweep(over: range, opened: first.preview.opened, leader: first.preview, follower: second.preview)
    self.init(rounds: [SweepRound(there, third.preview)])
  }
}
