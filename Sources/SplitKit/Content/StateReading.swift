/// The reading of a controller's state. After a resize, a node has new values for a few members and shares the others.
package final class StateReading: Sendable {
  /// The state as it was read.
  package let state: [Member]
  /// The indices of the members that can follow from a size.
  package let sizes: [Int]

  init(_ state: [Member], sizes: [Int]) { (self.state, self.sizes) = (state, sizes) }

  /// The values of the members that can follow from a size, as they were read.
  var values: [Value] { sizes.map { state[$0].value } }
}
