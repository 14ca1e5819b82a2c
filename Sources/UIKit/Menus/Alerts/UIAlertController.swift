import Foundation
internal import SplitKit

/// A question over the window: `UIAlertController`.
///
/// An action sheet lies at the bottom. On a pad in a regular width, it is a popover at its source, and without a source it lies in the
/// middle, where UIKit raises an exception. An alert lies in the middle of the part of the window that the keyboard leaves free.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The kinds, with UIKit's raw values.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// The kind.
  open var preferredStyle: Style { chosenStyle }
  private var chosenStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields of an alert, or nil for none.
  open private(set) var textFields: [UITextField]?
  /// The words below the title.
  open var message: String? { didSet { noteActions() } }
  /// The button for the return key. Its words are bold.
  open var preferredAction: UIAlertAction? { didSet { noteActions() } }
  /// Kept, without an effect.
  open var severity = UIAlertControllerSeverity.default

  /// Creates an alert or an action sheet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    take(title, message, preferredStyle)
  }

  /// Gives a new alert its texts and its kind.
  func take(_ title: String?, _ message: String?, _ preferredStyle: Style) {
    self.title = title
    self.message = message
    chosenStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    action.alert = self
    actions.append(action)
    noteActions()
  }
  /// Adds a field, which the closure sets up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    noteActions()
  }
  /// Where the sheet comes from, on a pad.
  open override var popoverPresentationController: UIPopoverPresentationController? { keptPopoverController }

  /// Gives the first field the keyboard, as UIKit does, unless another one has it.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let fields = textFields, !fields.contains(where: \.isFirstResponder) else { return }
    // The layout puts the fields into the card, and the engine knows of them when they are read.
    view.layoutIfNeeded()
    _ = currentReading
    fields.first?.becomeFirstResponder()
  }

  func noteActions() {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
  }

  /// Makes the card.
  open override func loadView() { view = AlertView(of: self) }

  /// Whether the action sheet is a popover at its source.
  var isPopover: Bool { modalPresentationStyle == .popover }

  /// Chooses the style of the presentation: an action sheet on a tablet is a popover at its source in a regular width. Without a
  /// source it stays in the middle, where UIKit raises an exception.
  override func prepareToBePresented(in traits: UITraitCollection) {
    modalPresentationStyle = preferredStyle == .actionSheet && hasRoomAtSource(in: traits) ? .popover : .overFullScreen
    if isPopover, let view = view as? AlertView { preferredContentSize = view.popoverSize }
  }

  /// A touch beside the popover is the action that cancels.
  override func endedByUser() { if isPopover { actions.first { $0.style == .cancel }?.run() } }

  /// The return key was pressed in a field: it leads to the next field, and from the last one it is the preferred action, or else the
  /// only one that does not cancel (inferred).
  func returned(in field: UITextField) {
    let fields = textFields ?? []
    if let index = fields.firstIndex(of: field), index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
      return
    }
    let others = actions.filter { $0.style != .cancel }
    guard let action = preferredAction ?? (others.count == 1 ? others[0] : nil), action.isEnabled else { return }
    chose(action)
  }

  /// Dismisses the alert and runs the action.
  func chose(_ action: UIAlertAction) {
    let presenter = presentingViewController
    (presenter ?? self).dismiss(animated: true)
    action.run()
  }
}

/// How grave an alert is: `UIAlertControllerSeverity`, with UIKit's raw values. It has no effect.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
