import SplitKit

extension Field {
  /// The steps of a snapshot pass, each of which changes something.
  func snapshots() throws(ProtocolError) -> [SnapshotChange] {
    guard let elements else { throw invalid("It must be an array of steps") }
    guard elements.count <= Limits.snapshots else { throw refused("has more than \(Limits.snapshots) steps") }
    var changes: [SnapshotChange] = []
    for element in elements { changes.append(try element.snapshot()) }
    return changes
  }

  private func snapshot() throws(ProtocolError) -> SnapshotChange {
    let step = try fields()
    let change = SnapshotChange(
      width: try step.optional("width")?.size(), height: try step.optional("height")?.size(),
      userInterfaceStyle: try step.optional("userInterfaceStyle")?.choice())
    guard change != SnapshotChange() else { throw invalid("A step must have a width, a height or a userInterfaceStyle") }
    return change
  }
}
