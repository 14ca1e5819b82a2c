import Spelling
import SplitKit

/// The arguments of the actions that a message `perform` calls (docs/protocol.md). An app's own container can have other actions, whose
/// arguments nobody knows here. The names of these actions are reserved: a container that has one of them takes the same arguments.
package enum ActionArguments {
  /// The members of a message `perform` that are no arguments.
  package static let others = ["type", "id", "target", "action", "slot", "slots"]

  private static let presentation = ["style", "source", "sourceItem", "permittedArrowDirections"] + Action.sheetArguments

  /// The names of the arguments by the name of the action.
  private static let names: [String: [String]] = [
    "present": ["controller"] + presentation, "dismiss": [], "show": ["controller"], "showDetail": ["controller"],
    "setRootViewController": ["controller"], "setViewControllers": ["controllers"], "toggleDisplayMode": [],
    "showColumn": ["column"], "hideColumn": ["column"], "setViewController": ["column", "side", "controller"],
    "push": ["controller"], "pop": [], "popTo": ["controller"], "popToRoot": [], "select": ["index"],
    "flip": ["animated"], "setFocus": ["side", "animated"], "setPrimary": ["side", "animated"],
  ]

  /// The words of the arguments that are one of some.
  static let words: [String: [String]] = [
    "column": Column.allCases.map(\.name), "style": ModalPresentationStyle.allCases.map(\.rawValue), "side": ["left", "right"],
    "detents": ["medium", "large"], "permittedArrowDirections": PopoverArrowDirection.allCases.map(\.rawValue),
  ]

  /// The error of the first argument that the action of a message does not have, with the nearest one, or nil.
  static func refusal(of message: Value) -> ProtocolError? {
    guard message["type"] == "perform", let action = message["action"]?.string, let known = names[action] else { return nil }
    guard let member = message.members?.first(where: { !others.contains($0.name) && !known.contains($0.name) }) else {
      return nil
    }
    let name = member.name.clipped
    let hint = known.isEmpty ? "It has no arguments." : nearest(to: name, in: known)
    return ProtocolError(.unknownProperty, "\(action) has no \(name). \(hint)", path: name)
  }
}
