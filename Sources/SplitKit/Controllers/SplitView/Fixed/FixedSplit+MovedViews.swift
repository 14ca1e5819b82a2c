/// Views that the app has moved away from the split's placement, like the master in the article (S4).
extension FixedSplit {
  /// Adjusts moved views after a turn of the device, which moves them back, or after a change of the reading direction.
  /// After the latter, they have the same distance from their new place, in the other direction (ours: iOS 5 has one
  /// direction).
  func adjustMovedViews(since laidOut: ExpandedPair.Inputs) {
    if laidOut.isOnItsSide != isOnItsSide { split.takeBackMovedViews() }
    guard laidOut.isMirrored != isMirrored else { return }
    for child in children { child.displacement.x = -child.displacement.x }
  }
}

extension SplitViewController {
  /// Lets the split place all views again that the app has moved.
  func takeBackMovedViews() {
    for child in children { child.displacement = .zero }
  }
}
