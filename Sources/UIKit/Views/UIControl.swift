import Foundation
internal import SplitKit

/// A view that the user changes something with: `UIControl`.
///
/// A tap sends `touchDown` and `touchUpInside`; a control with a value changes it first and also sends `valueChanged`. The other
/// events are never sent by a touch.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private struct Target {
    weak var object: AnyObject?
    let hasObject: Bool
    let action: Selector
    let events: Event
  }

  private struct KeptAction {
    let action: UIAction
    var events: Event
  }

  private var targets: [Target] = []
  private var actions: [KeptAction] = []

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control as a storyboard does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The menu at a place in the control; nil for none, which is the default. The menu of a button is in `UIButton.menu`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Creates a control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control can be used. The default is true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { noteChange() } } }
  /// Whether the control is selected. The default is false.
  open var isSelected = false { didSet { if isSelected != oldValue { noteChange() } } }
  /// Kept: a touch is over before the next picture.
  open var isHighlighted = false
  /// The state that follows from the properties.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  /// Kept: contents are in the middle.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Kept: contents are in the middle.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Kept: whether a tap shows the menu of a button.
  open var showsMenuAsPrimaryAction = false { didSet { noteChange() } }
  /// Kept and not shown.
  open var toolTip: String?
  /// Kept and not shown.
  open var toolTipInteraction: AnyObject?
  /// Kept: a button with a menu shows it after a long press in any case.
  open var isContextMenuInteractionEnabled = false
  /// Nil: a control shows its menu without an interaction.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// Kept: symbols are not animated.
  open var isSymbolAnimationEnabled = false
  /// Whether a finger is on the control: never.
  open var isTracking: Bool { false }
  /// Whether a finger is inside of the control: never.
  open var isTouchInside: Bool { false }
  /// The alignment of contents in the direction of reading.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { contentHorizontalAlignment }
  /// Never called, because touches arrive as actions.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Never called, because touches arrive as actions.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Never called, because touches arrive as actions.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Never called, because touches arrive as actions.
  open func cancelTracking(with event: UIEvent?) {}
  /// The place at which a menu appears. It is not asked. The default is the middle of the control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }
  /// Calls a closure for each action and each target with its action, until it sets its last argument to true.
  open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) {
    var stops = false
    for kept in actions where !stops { iterator(kept.action, nil, kept.events, &stops) }
    for target in targets where !stops { iterator(nil, (target.object, target.action), target.events, &stops) }
  }
  /// Performs the primary action of the control.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Adds a target, which is held weakly, and an action for events. Without a target, the first responder above the control that
  /// takes the action gets it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    let isKnown = targets.contains { $0.object === object && $0.action == action && $0.events == controlEvents }
    if !isKnown {
      targets.append(Target(object: object, hasObject: object != nil, action: action, events: controlEvents))
    }
    noteChange()
  }
  /// Removes targets and actions for events. Nil stands for all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.removeAll { kept in
      (target == nil || kept.object === target.map { $0 as AnyObject }) && (action == nil || kept.action == action)
        && !kept.events.isDisjoint(with: controlEvents)
    }
    noteChange()
  }
  /// Adds an action for events, in place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    actions.append(KeptAction(action: action, events: controlEvents))
    noteChange()
  }
  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Removes an action for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == actionIdentifier && !$0.events.isDisjoint(with: controlEvents) }
    noteChange()
  }
  /// The targets.
  open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.object as? AnyHashable }) }
  /// The events for which there is a target or an action.
  open var allControlEvents: Event { (targets.map(\.events) + actions.map(\.events)).reduce([]) { $0.union($1) } }
  /// The names of the actions of a target for an event, or nil.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let found = targets.filter { $0.object === target.map { $0 as AnyObject } && $0.events.contains(controlEvent) }
    return found.isEmpty ? nil : found.map(\.action.name)
  }
  /// Sends the actions for events.
  open func sendActions(for controlEvents: Event) {
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      if target.hasObject && target.object == nil { continue }
      sendAction(target.action, to: target.object, for: nil)
    }
    for kept in actions where !kept.events.isDisjoint(with: controlEvents) { kept.action.run(from: self) }
  }
  /// Sends an action to a target, or to the first responder above the control that takes it. If nobody takes it, the log of calls
  /// says so.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard let receiver = target ?? self.target(forAction: action, withSender: self) else {
      return UIApplication.shared.noteUntaken(action)
    }
    action.send(to: receiver as AnyObject, sender: self, event: event ?? UIEvent())
  }
  /// Sends an action, with this control as its sender.
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  /// The effect of a tap. A control with a value changes it first.
  func tapped() {
    sendActions(for: .touchDown)
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// The effect of a tap in a bar, where the bar's item stands for the control.
  func barItemTapped() { if isEnabled { tapped() } }

  /// Whether the control is more than a box: a tap on a control of the app's own does something only with a target.
  override var touchAction: (() -> Void)? {
    guard isEnabled, isUserInteractionEnabled, !allControlEvents.isEmpty else { return super.touchAction }
    return { [weak self] in self?.tapped() }
  }
}

extension UIControl {
  /// Events of a control: `UIControl.Event`, with UIKit's raw values.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates events from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger comes down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger goes up inside: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch is cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The action that the control is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu will be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Events for apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Events for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where contents stand from left to right, with UIKit's raw values.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  /// Where contents stand from top to bottom, with UIKit's raw values.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
}
