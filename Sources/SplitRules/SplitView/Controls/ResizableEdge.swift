/// An edge of a pane that can be dragged.
package struct ResizableEdge: Equatable, Sendable {
  package enum Side: String, Sendable { case left, right }

  package let id: String
  package let edge: Side
  /// The least and the largest width of the column, in points.
  package let minimum: Double
  package let maximum: Double
  /// The pane whose edge it is.
  package let pane: String

  package init(id: String, edge: Side, minimum: Double, maximum: Double, pane: String) {
    self.id = id
    self.edge = edge
    self.minimum = minimum
    self.maximum = maximum
    self.pane = pane
  }
}
