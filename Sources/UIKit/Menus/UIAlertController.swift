import Foundation
internal import SplitKit

/// A button of an alert: `UIAlertAction`.
@preconcurrency @MainActor
open class UIAlertAction: ObjectBase {
  /// The kinds, with UIKit's raw values.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The words.
  public let title: String?
  /// The kind.
  public let style: Style
  /// Whether the button can be used.
  open var isEnabled = true { didSet { alert?.noteActions() } }
  weak var alert: UIAlertController?
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates a button. The handler runs when the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  func run() { handler?(self) }
}

/// A question over the window: `UIAlertController`. An action sheet lies at the bottom, and on a pad in the middle, because no popover
/// is drawn for it.
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
  /// Where the sheet comes from, on a pad. It is kept.
  open override var popoverPresentationController: UIPopoverPresentationController? { keptPopoverController }

  func noteActions() {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
  }

  /// Makes the card.
  open override func loadView() { view = AlertView(of: self) }

  /// A button was touched: the alert goes, and then the handler runs.
  /// Whether the action sheet is a popover at its source.
  fileprivate var isPopover: Bool { modalPresentationStyle == .popover }

  /// Chooses the style of the presentation: an action sheet on a tablet is a popover at its source in a regular width. Without a
  /// source it stays in the middle, where UIKit raises an exception.
  func prepare(in traits: UITraitCollection) {
    let source = state.popover.map { $0.sourceView != nil || $0.barButtonItem != nil } ?? false
    let window = context.keyWindow?.traitCollection ?? traits
    let isSheet = preferredStyle == .actionSheet && window.userInterfaceIdiom == .pad && window.horizontalSizeClass == .regular
    modalPresentationStyle = isSheet && source ? .popover : .overFullScreen
    guard isPopover else { return }
    let width: CGFloat = 300
    let words = [title, message].compactMap { $0 }.filter { !$0.isEmpty }.count
    let buttons = CGFloat(actions.filter { $0.style != .cancel }.count) * AlertMetrics.popoverButton
    preferredContentSize = CGSize(width: width, height: buttons + (words > 0 ? CGFloat(words) * 20 + 28 : 0))
  }

  /// A touch beside the popover is the action that cancels.
  override func endedByUser() { if isPopover { actions.first { $0.style == .cancel }?.run() } }

  /// Dismisses the alert and runs the action.
  func chose(_ action: UIAlertAction) {
    let presenter = presentingViewController
    (presenter ?? self).dismiss(animated: true)
    action.run()
  }
}

/// The dimming and the card of an alert.
@MainActor
private final class AlertView: UIView {
  private weak var alert: UIAlertController?
  private let card = AlertCard()
  private let title = UILabel()
  private let message = UILabel()
  private var buttons: [AlertButton] = []

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    backgroundColor = UIColor.black.withAlphaComponent(0.2)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    message.font = .systemFont(ofSize: 13)
    for label in [title, message] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    guard let alert else { return }
    fill(alert)
    let metrics = AlertMetrics(isSheet: alert.preferredStyle == .actionSheet, isPopover: alert.isPopover, in: bounds.size)
    backgroundColor = alert.isPopover ? nil : UIColor.black.withAlphaComponent(0.2)
    var top = metrics.padding
    let inner = metrics.width - 2 * metrics.padding
    for label in [title, message] where label.text?.isEmpty == false {
      let height = label.sizeThatFits(CGSize(width: inner, height: 0)).height
      label.frame = CGRect(x: metrics.padding, y: top, width: inner, height: height)
      top += height + 4
    }
    for field in alert.textFields ?? [] {
      field.frame = CGRect(x: metrics.padding, y: top + 8, width: inner, height: 32)
      top += 40
    }
    top = placeButtons(from: top + (top > metrics.padding ? metrics.gap + 8 : 0), metrics)
    let height = top + metrics.end
    card.isSheet = alert.preferredStyle == .actionSheet
    card.isPopover = alert.isPopover
    card.frame = metrics.card(height: height, safeArea: safeAreaInsets)
  }

  /// The views of the alert as it is now.
  private func fill(_ alert: UIAlertController) {
    title.text = alert.title
    message.text = alert.message
    if buttons.map(\.action) != alert.actions {
      for button in buttons { button.removeFromSuperview() }
      buttons = alert.actions.map { AlertButton($0, of: alert) }
    }
    if card.superview !== self { addSubview(card) }
    let wanted: [UIView] = [title, message].filter { $0.text?.isEmpty == false } + (alert.textFields ?? []) + ordered
    guard card.subviews.map(ObjectIdentifier.init) != wanted.map(ObjectIdentifier.init) else { return }
    for view in card.subviews { view.removeFromSuperview() }
    for view in wanted { card.addSubview(view) }
  }

  /// The buttons in UIKit's order: that of cancelling is the first of two, and else the last one.
  private var ordered: [AlertButton] {
    let cancel = alert?.isPopover == true ? [] : buttons.filter { $0.action.style == .cancel }
    let others = buttons.filter { $0.action.style != .cancel }
    return isPair ? cancel + others : others + cancel
  }

  private var isPair: Bool { buttons.count == 2 && alert?.preferredStyle == .alert }

  private func placeButtons(from top: CGFloat, _ metrics: AlertMetrics) -> CGFloat {
    var top = top
    let width = metrics.width - 2 * metrics.side
    if isPair {
      let half = (width - metrics.gap) / 2
      for (index, button) in (isRightToLeft ? ordered.reversed() : ordered).enumerated() {
        button.frame = CGRect(
          x: metrics.side + CGFloat(index) * (half + metrics.gap), y: top, width: half, height: metrics.button)
      }
      return top + metrics.button
    }
    for (index, button) in ordered.enumerated() {
      if index > 0 { top += metrics.gap }
      button.frame = CGRect(x: metrics.side, y: top, width: width, height: metrics.button)
      top += metrics.button
    }
    return top
  }
}

/// The card of an alert, whose material the page draws.
@MainActor
private final class AlertCard: UIView {
  var isSheet = false
  var isPopover = false

  override func contentNode(in reading: inout ReadingContext) -> Value {
    if isPopover { return node("box", [:], in: &reading) }
    return node("card", ["style": isSheet ? "actionSheet" : "alert"], in: &reading)
  }
}

/// A button of an alert.
@MainActor
private final class AlertButton: UIControl {
  let action: UIAlertAction
  private weak var alert: UIAlertController?

  init(_ action: UIAlertAction, of alert: UIAlertController) {
    (self.action, self.alert) = (action, alert)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func contentNode(in reading: inout ReadingContext) -> Value {
    let id = reading.element(action.title, of: "action", isEnabled: action.isEnabled) { [weak self] in
      guard let self, action.isEnabled else { return }
      alert?.chose(action)
    }
    let role = alert?.preferredAction === action ? "preferred" : action.style == .cancel ? "cancel" : "destructive"
    let isPlain = action.style == .default && role != "preferred"
    return node(
      "button",
      [
        "id": .string(id), "text": .string(action.title ?? ""), "style": "action", "role": isPlain ? nil : .string(role),
        "isEnabled": .flag(action.isEnabled, unless: true),
      ], in: &reading)
  }
}

/// The lengths of a card in points. They are those of the page's fixtures (estimated by eye from the versions).
@MainActor
private struct AlertMetrics {
  let isSheet: Bool
  let window: CGSize
  private let isRoomy = UIDevice.isRunning(iOS: 26)

  /// Whether the sheet is a popover, which has the size of the window of the metrics.
  let isPopover: Bool
  static let popoverButton: CGFloat = 57

  init(isSheet: Bool, isPopover: Bool, in window: CGSize) {
    (self.isSheet, self.isPopover, self.window) = (isSheet, isPopover, window)
  }

  var width: CGFloat {
    if isPopover { return window.width }
    let most = isSheet ? min(window.width - 16, 480) : isRoomy ? 320 : 270
    return min(most, max(0, window.width - 16))
  }
  var padding: CGFloat { isRoomy ? 20 : 16 }
  /// The distance of the buttons from the sides.
  var side: CGFloat { isRoomy && !isPopover ? 16 : 0 }
  /// The distance between buttons.
  var gap: CGFloat { isRoomy && !isPopover ? 8 : 0 }
  var button: CGFloat { isPopover ? Self.popoverButton : isRoomy ? 48 : isSheet ? 57 : 44 }
  /// The distance below the last button.
  var end: CGFloat { isRoomy && !isPopover ? 16 : 0 }

  func card(height: CGFloat, safeArea: UIEdgeInsets) -> CGRect {
    if isPopover { return CGRect(origin: CGPoint(x: 0, y: safeArea.top), size: CGSize(width: width, height: height)) }
    let x = (window.width - width) / 2
    guard isSheet, window.width < 600 else { return CGRect(x: x, y: (window.height - height) / 2, width: width, height: height) }
    return CGRect(x: x, y: window.height - max(8, safeArea.bottom) - height, width: width, height: height)
  }
}

/// How grave an alert is: `UIAlertControllerSeverity`, with UIKit's raw values. It has no effect.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
