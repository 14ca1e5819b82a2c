import Foundation

/// An object that handles events and actions: `UIResponder`.
///
/// Touches reach the elements of a screen as actions, so `touchesBegan(_:with:)` and the other methods about touches, presses and
/// motion are never called. Actions that nobody in particular should take go from responder to responder, as on a device.
@preconcurrency @MainActor
open class UIResponder: ObjectBase, UIResponderStandardEditActions, UIUserActivityRestoring {
  /// Creates a responder.
  public override init() { super.init() }

  /// The responder that gets what this one does not handle. The default is nil; views, controllers, windows, scenes and the
  /// application have the ones that they have on a device.
  open var next: UIResponder? { nil }
  /// Whether the responder can become the first one. The default is false.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder gives up being the first one when another one wants to be. The default is true.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder is the first one.
  open var isFirstResponder: Bool { UIKitContext.current.firstResponder === self }

  /// Whether the responder has a field of the engine that has the keyboard, about which the engine asks.
  var hasKeyboardOfEngine: Bool { false }

  /// Lets the first responder resign that is no field of the engine, before such a field gets the keyboard. Returns whether it has.
  func replacesFirstResponder() -> Bool {
    guard let old = UIKitContext.current.firstResponder, old !== self, !old.hasKeyboardOfEngine else { return true }
    return old.resignFirstResponder()
  }

  /// Makes this the first responder, if it can be. Returns whether it is.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    let context = UIKitContext.current
    guard context.firstResponder !== self else { return true }
    guard canBecomeFirstResponder, context.firstResponder?.resignFirstResponder() != false else { return false }
    context.firstResponder = self
    return true
  }

  /// Ends being the first responder. Returns whether the responder allows it.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIKitContext.current.firstResponder = nil }
    return true
  }

  // The methods about touches. They are there to be overridden and are never called.

  /// Never called here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Never called here.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Never called here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  // Actions.

  /// Whether the responder takes an action. By default it takes those that `ClassTable` lists for its class.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { ClassTable.knows(action, of: self) }

  /// The responder that takes an action: this one or the nearest one behind it that can perform it, or nil.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The commands for keys that the responder takes. The default is nil.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Adds to the menus of the app. It is not called, because no main menu is drawn.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Sets the state of a command before a menu shows it. It is not called, because no main menu is drawn.
  open func validate(_ command: UICommand) {}

  /// The undo manager of the nearest responder that has one, or nil.
  open var undoManager: UndoManager? { next?.undoManager }
  /// A view in place of the keyboard. Its area is as high as the keyboard.
  open var inputView: UIView? { nil }
  /// A view above the keyboard, or at the bottom of the window while there is no keyboard. One of a responder further up the chain
  /// counts if the first responder has none.
  open var inputAccessoryView: UIView? { nil }
  /// A controller in place of the keyboard. It is accepted and not shown.
  open var inputViewController: UIInputViewController? { nil }
  /// A controller whose view stands above the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The language of the keyboard. The default is nil.
  open var textInputMode: UITextInputMode? { nil }
  /// The shortcuts above the keyboard, which are not shown: an empty object each time.
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
  /// The gestures of editing with three fingers. They are not recognised.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// The things that the responder shares. They are kept.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?
  /// Shows other views above the keyboard and in its place, if the responder has others now.
  open func reloadInputViews() { UIKitContext.current.noteKeyboardSoon() }

  /// The activity of the user, for Handoff. It is kept and passed on to nobody.
  open var userActivity: NSUserActivity?
  /// Never called here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Never called here.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // The standard actions, which an app overrides or sends.

  /// Does nothing by default.
  open func cut(_ sender: Any?) {}
  /// Does nothing by default.
  open func copy(_ sender: Any?) {}
  /// Does nothing by default.
  open func paste(_ sender: Any?) {}
  /// Does nothing by default.
  open func select(_ sender: Any?) {}
  /// Does nothing by default.
  open func selectAll(_ sender: Any?) {}
  /// Does nothing by default.
  open func delete(_ sender: Any?) {}
  /// Does nothing by default.
  open func toggleBoldface(_ sender: Any?) {}
  /// Does nothing by default.
  open func toggleItalics(_ sender: Any?) {}
  /// Does nothing by default.
  open func toggleUnderline(_ sender: Any?) {}
  /// Does nothing by default.
  open func increaseSize(_ sender: Any?) {}
  /// Does nothing by default.
  open func decreaseSize(_ sender: Any?) {}
  /// Does nothing by default.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Does nothing by default.
  open func find(_ sender: Any?) {}
  /// Does nothing by default.
  open func findNext(_ sender: Any?) {}
  /// Does nothing by default.
  open func findPrevious(_ sender: Any?) {}
  /// Does nothing by default.
  open func findAndReplace(_ sender: Any?) {}
  /// Does nothing by default.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Does nothing by default.
  open func pasteAndGo(_ sender: Any?) {}
  /// Does nothing by default.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Does nothing by default.
  open func printContent(_ sender: Any?) {}
  /// Does nothing by default.
  open func duplicate(_ sender: Any?) {}
  /// Does nothing by default.
  open func move(_ sender: Any?) {}
  /// Does nothing by default.
  open func rename(_ sender: Any?) {}
  /// Does nothing by default.
  open func export(_ sender: Any?) {}
  /// Does nothing by default.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Does nothing by default.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Does nothing by default.
  open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}

  // The things that the responder takes from the pasteboard.

  /// The kinds of things that can be pasted. It is kept.
  open var pasteConfiguration: UIPasteConfiguration?
  /// Whether things can be pasted. The default is false.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }
  /// Never called here.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// The name under which the language of the keyboard is kept. The default is nil, and it is not asked.
  open var textInputContextIdentifier: String? { nil }

  // The gestures of people who do not see the screen.

  /// Whether the escape gesture did something. It is not called. The default is false.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Whether the magic tap did something. It is not called. The default is false.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Whether a scroll with three fingers did something. It is not called. The default is false.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  // Key-value coding. Linux has none for classes of Swift.

  /// Accepted and ignored: no property can be set by its name.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// Accepted and ignored: no property can be set by its name.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  /// The value of a stored property of the app's classes by its name, or nil.
  open func value(forKey key: String) -> Any? { Self.storedValue(named: key, of: Mirror(reflecting: self)) }

  private static func storedValue(named key: String, of mirror: Mirror) -> Any? {
    mirror.children.first { $0.label == key }?.value ?? mirror.superclassMirror.flatMap { storedValue(named: key, of: $0) }
  }
  // The names about the keyboard.

  /// The keyboard will be shown. All of these are posted after the layout in which the engine's keyboard has come or gone, so that the
  /// frames are those of the page.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The keyboard is shown.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard will be hidden.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The keyboard is hidden.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The frame of the keyboard will change.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// The frame of the keyboard has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
  /// The frame of the keyboard before, an `NSValue` with a rectangle.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame of the keyboard after, an `NSValue` with a rectangle.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the animation in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of the animation.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this app's.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The standard actions of editing: `UIResponderStandardEditActions`.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts the selection.
  func cut(_ sender: Any?)
  /// Copies the selection.
  func copy(_ sender: Any?)
  /// Pastes what was copied.
  func paste(_ sender: Any?)
  /// Selects the object under the finger.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
}
