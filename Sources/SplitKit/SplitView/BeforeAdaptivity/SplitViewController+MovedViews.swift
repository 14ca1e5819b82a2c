/// Views that the app has moved from where the split put them, as the article's detail does with its master (S4).
extension SplitViewController {
  /// A view that the app has moved is the split's to place again.
  func takeBackMoves() {
    for child in children { child.displacement = .zero }
  }

  /// What a turn of the device, and one of the reading direction, do to views that the app has moved: the first takes
  /// them back; in the second they are as far from their new place, the other way (ours: iOS 5 has one direction).
  func adjustMoves(since laidOut: ColumnInputs) {
    guard autoresizesChildren else { return }
    if laidOut.isOnItsSide != isOnItsSide { takeBackMoves() }
    guard laidOut.isMirrored != isMirrored else { return }
    for child in children { child.displacement.x = -child.displacement.x }
  }

  /// Whether any of a column can be seen: as the mode has it, but for a view that the app has moved.
  func isInSight(_ column: Column) -> Bool {
    guard let child = container(column), child.displacement != .zero else { return isShowing(column) }
    return child.view.frame.overlap(with: view.frame) >= grid.pixel / 2
  }
}

extension Rect {
  /// How wide what the two have in common is; negative where they are apart.
  fileprivate func overlap(with other: Rect) -> Double { min(maxX, other.maxX) - max(x, other.x) }
}
