/// Views that the app has moved from where the split put them, as the article's detail does with its master (S4).
extension FixedSplit {
  /// What a turn of the device, and one of the reading direction, do to views that the app has moved: the first takes
  /// them back; in the second they are as far from their new place, the other way (ours: iOS 5 has one direction).
  func adjustMovedViews(since laidOut: ExpandedPair.Inputs) {
    if laidOut.isOnItsSide != isOnItsSide { split.takeBackMovedViews() }
    guard laidOut.isMirrored != isMirrored else { return }
    for child in children { child.displacement.x = -child.displacement.x }
  }
}

extension SplitViewController {
  /// A view that the app has moved is the split's to place again.
  func takeBackMovedViews() {
    for child in children { child.displacement = .zero }
  }
}
