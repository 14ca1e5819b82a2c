import Foundation
internal import SplitKit

/// A command for keys, and the responder from which it looks for its target.
@MainActor
struct KeyBinding {
  let command: UIKeyCommand
  let responder: UIResponder

  fileprivate var keys: String { "\(command.modifierFlags.rawValue) \(command.input ?? "")" }

  /// The members that the page needs to know the keys.
  func members(id: String) -> [Member] {
    var members = [Member("id", .string(id)), Member("input", .string(command.input ?? ""))]
    let names = command.modifierFlags.keyNames
    if !names.isEmpty { members.append(Member("modifiers", .array(names.map { .string($0) }))) }
    let title = command.discoverabilityTitle ?? command.title
    if !title.isEmpty { members.append(Member("title", .string(title))) }
    return members
  }
}

extension UIResponder {
  /// The commands for keys of this responder and of those after it. The first one of several for the same keys counts (AD documented).
  var keyBindings: [KeyBinding] {
    var (bindings, known) = ([KeyBinding](), Set<String>())
    var responder: UIResponder? = self
    while let current = responder {
      for command in current.keyCommands ?? [] where command.isAvailable {
        let binding = KeyBinding(command: command, responder: current)
        if known.insert(binding.keys).inserted { bindings.append(binding) }
      }
      responder = current.next
    }
    return bindings
  }
}

extension UIViewController {
  /// The commands for keys while nothing is between the controller and the user: those of the first responder in its views, or its own.
  var shownKeyBindings: [KeyBinding] {
    let first = UIKitContext.current.firstResponder
    if let view = first as? UIView, view.nearestController === self { return view.keyBindings }
    return keyBindings
  }
}

extension UIKeyCommand {
  fileprivate var isAvailable: Bool {
    input?.isEmpty == false && attributes.isDisjoint(with: [.disabled, .hidden])
  }
}

extension UICommand {
  /// Sends the action to the first responder that takes it, beginning with one. A responder of which the class table does not know the
  /// methods gets its own commands.
  func perform(from responder: UIResponder) {
    guard let action else { return }
    action.send(to: responder.target(forAction: action, withSender: self) as AnyObject? ?? responder, sender: self)
  }
}

extension UIKeyModifierFlags {
  /// The names of the keys, as the page has them.
  package var keyNames: [String] {
    let all: [(UIKeyModifierFlags, String)] = [
      (.command, "command"), (.control, "control"), (.alternate, "alternate"), (.shift, "shift"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
