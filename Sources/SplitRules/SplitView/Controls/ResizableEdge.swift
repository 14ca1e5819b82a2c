/// An edge of a pane that the user can drag. It is an object, which panes share.
package final class ResizableEdge: Sendable {
  package enum Side: String, Sendable { case left, right }

  package let id: String
  package let edge: Side
  /// The least width that the column can be dragged to, in points.
  package let minimum: Double
  /// The greatest width that the column can be dragged to, in points.
  package let maximum: Double
  /// The id of the pane to which the edge belongs.
  package let pane: String

  package init(id: String, edge: Side, minimum: Double, maximum: Double, pane: String) {
    self.id = id
    self.edge = edge
    self.minimum = minimum
    self.maximum = maximum
    self.pane = pane
  }
}

extension ResizableEdge: Equatable {
  package static func == (one: ResizableEdge, other: ResizableEdge) -> Bool {
    one === other
      || one.minimum == other.minimum && one.maximum == other.maximum && one.edge == other.edge && one.id == other.id
        && one.pane == other.pane
  }
}
