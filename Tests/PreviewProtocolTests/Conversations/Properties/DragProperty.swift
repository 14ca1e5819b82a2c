import SplitKit

/// A column that is dragged stays within its limits, and a drag that is cancelled gives back the width that it had
/// (spec/split-view.md 5.8; the protocol's `resizable`).
struct DragProperty: ConversationProperty {
  static let name = "a dragged column stays within its limits, and a cancelled drag gives its width back"

  /// The edge, and the width of its pane when the drag began.
  private var began: (edge: String, width: Double)?

  mutating func fault(in turn: Turn) -> String? {
    guard turn.type == "drag" else {
      if turn.isAccepted { began = nil }
      return nil
    }
    guard turn.isAccepted, let edge = turn.message["target"]?.string, let before = turn.before?.pane(edge: edge) else {
      return nil
    }
    let width = turn.after?.pane(before.id)?.frame.width
    switch turn.message["phase"] {
    case "began": began = (edge, before.frame.width)
    case "cancelled":
      defer { began = nil }
      if let began, began.edge == edge, width != began.width {
        return "it was \(began.width), cancelled it is \(width ?? -1)"
      }
    default: return Self.limitFault(before, width ?? -1)
    }
    return nil
  }

  /// A supplementary column that goes on below a floating primary is wider than what is dragged of it.
  private static func limitFault(_ pane: WirePane, _ width: Double) -> String? {
    guard pane.column != "supplementary", let minimum = pane.value["resizable"]?["minimum"]?.number,
      let maximum = pane.value["resizable"]?["maximum"]?.number
    else { return nil }
    return width >= minimum - 1 && width <= maximum + 1
      ? nil : "the \(pane.role) is dragged to \(width), and goes from \(minimum) to \(maximum)"
  }
}

extension SceneFacts {
  fileprivate func pane(edge: String) -> WirePane? { panes.first { $0.value["resizable"]?["id"]?.string == edge } }
  fileprivate func pane(_ id: String) -> WirePane? { panes.first { $0.id == id } }
}
