/// An edge of a pane that can be dragged.
public struct ResizableEdge: Equatable, Sendable {
  public enum Side: String, Sendable { case left, right }

  public let id: String
  public let edge: Side
  /// The least and the largest width of the column, in points.
  public let minimum: Double
  public let maximum: Double
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
