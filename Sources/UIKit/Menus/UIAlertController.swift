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
  open private(set) var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields of an alert, or nil for none.
  open private(set) var textFields: [UITextField]?
  /// The words below the title.
  open var message: String? { didSet { noteActions() } }
  /// The button for the return key. Its words are bold.
  open var preferredAction: UIAlertAction? { didSet { noteActions() } }
  /// Kept, without an effect.
  open var severity = 0

  /// Creates an alert or an action sheet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
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
    let metrics = AlertMetrics(isSheet: alert.preferredStyle == .actionSheet, in: bounds.size)
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
    let cancel = buttons.filter { $0.action.style == .cancel }
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

  override func contentNode(in reading: inout ReadingContext) -> Value {
    node("card", ["style": isSheet ? "actionSheet" : "alert"], in: &reading)
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

  init(isSheet: Bool, in window: CGSize) { (self.isSheet, self.window) = (isSheet, window) }

  var width: CGFloat {
    let most = isSheet ? min(window.width - 16, 480) : isRoomy ? 320 : 270
    return min(most, max(0, window.width - 16))
  }
  var padding: CGFloat { isRoomy ? 20 : 16 }
  /// The distance of the buttons from the sides.
  var side: CGFloat { isRoomy ? 16 : 0 }
  /// The distance between buttons.
  var gap: CGFloat { isRoomy ? 8 : 0 }
  var button: CGFloat { isRoomy ? 48 : isSheet ? 57 : 44 }
  /// The distance below the last button.
  var end: CGFloat { isRoomy ? 16 : 0 }

  func card(height: CGFloat, safeArea: UIEdgeInsets) -> CGRect {
    let x = (window.width - width) / 2
    guard isSheet, window.width < 600 else { return CGRect(x: x, y: (window.height - height) / 2, width: width, height: height) }
    return CGRect(x: x, y: window.height - max(8, safeArea.bottom) - height, width: width, height: height)
  }
}
