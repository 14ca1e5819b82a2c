/// The place that is selected, in the list and on the map alike.
final class SpotSelection {
  private(set) var spot: Spot?
  /// Grows with every change.
  private(set) var revision = 0

  func choose(_ spot: Spot?) {
    guard spot?.id != self.spot?.id else { return }
    self.spot = spot
    revision += 1
  }
}
