internal import SplitKit

/// A view whose text a field of the engine has: a text field or a text view.
@MainActor
protocol EngineEditing: UIView {
  /// The field of the engine, which is there as soon as the view was on screen.
  var field: SplitKit.TextField? { get }
  /// The controller on whose screen the view is.
  var controllerOfField: UIViewController? { get }
  /// Whether the view is to get the keyboard as soon as it has a field.
  var wantsFocus: Bool { get set }
}

extension EngineEditing {
  /// Gives the view the keyboard. A view without a field waits for one, if it can become the first responder.
  func takeKeyboard(_ becomeFirstResponder: () -> Bool) -> Bool {
    guard canBecomeFirstResponder, let controller = controllerOfField else { return false }
    guard let field else {
      wantsFocus = becomeFirstResponder()
      setNeedsLayout()
      return wantsFocus
    }
    guard replacesFirstResponder() else { return false }
    controller.engine.makeFirstResponder(field)
    return hasKeyboardOfEngine
  }

  /// Takes the keyboard away. Returns whether the view allows it.
  func giveKeyboardAway(_ resignFirstResponder: () -> Bool) -> Bool {
    guard canResignFirstResponder else { return false }
    wantsFocus = false
    if hasKeyboardOfEngine { try? UIKitContext.current.window?.focus(nil) }
    return !hasKeyboardOfEngine && resignFirstResponder()
  }

  /// Gives a new field the keyboard, if the view has waited for one.
  func useWaitingFocus(_ field: SplitKit.TextField, in controller: UIViewController) {
    guard wantsFocus else { return }
    wantsFocus = false
    controller.engine.makeFirstResponder(field)
  }
}
