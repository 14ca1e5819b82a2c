/// The selected place, which the list and the map share.
final class SpotSelection {
  private(set) var spot: Spot?
  /// A number that grows with every change.
  private(set) var revision = 0

  func choose(_ spot: Spot?) {
    guard spot?.id != self.spot?.id else { return }
    self.spot = spot
    revision += 1
  }
}
