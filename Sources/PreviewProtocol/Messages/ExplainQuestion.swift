import SplitKit

/// The part of an app that an `explain` message asks about.
package enum ExplainQuestion: Equatable, Sendable {
  /// A controller, a pane or a column with a name.
  case target(String)
  /// The part at a point in window coordinates.
  case point(Point)
  /// The root of the window, which no message names. The command asks about it if it gets no target.
  case root
}

extension ExplainQuestion {
  init(_ message: Fields) throws(ProtocolError) {
    switch try TapTarget(message, noun: "An explanation") {
    case .element(let name): self = .target(name)
    case .point(let point): self = .point(point)
    }
  }
}
