/// An edge of a view, at which its safe area can have an inset.
package enum InsetEdge: String, Sendable, CaseIterable {
  case top, left, bottom, right
}

extension InsetEdge {
  /// The edge at the end of a sentence about an inset.
  package var phrase: String {
    switch self {
    case .top: "at the top"
    case .bottom: "at the bottom"
    case .left, .right: "at the \(rawValue)"
    }
  }

  /// Whether the edge is an end of a line of text.
  package var isAtSide: Bool { self == .left || self == .right }
}

extension EdgeInsets {
  package subscript(edge: InsetEdge) -> Double {
    switch edge {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }
}

extension Rect {
  /// The distance from an edge of a container to the same edge of this rectangle, in points. It is negative if this
  /// rectangle reaches beyond the container.
  package func distance(from edge: InsetEdge, of container: Rect) -> Double {
    switch edge {
    case .top: y - container.y
    case .left: x - container.x
    case .bottom: container.maxY - maxY
    case .right: container.maxX - maxX
    }
  }
}
