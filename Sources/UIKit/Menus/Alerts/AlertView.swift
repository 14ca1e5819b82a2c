import Foundation

/// The dimming and the card of an alert.
@MainActor
final class AlertView: UIView {
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
    UIKitContext.current.keyboardFollowers.add(self)
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
    let height = placeContents(metrics)
    card.isSheet = alert.preferredStyle == .actionSheet
    card.isPopover = alert.isPopover
    card.frame = metrics.card(height: height, safeArea: safeAreaInsets, keyboard: keyboardInset)
  }

  /// The size of the card as a popover.
  var popoverSize: CGSize {
    guard let alert else { return .zero }
    fill(alert)
    let width = AlertMetrics.popoverWidth
    let metrics = AlertMetrics(isSheet: true, isPopover: true, in: CGSize(width: width, height: 0))
    return CGSize(width: width, height: placeContents(metrics))
  }

  /// Places everything in the card, and returns its height.
  private func placeContents(_ metrics: AlertMetrics) -> CGFloat {
    let words = placeWords(metrics)
    let top = words > metrics.padding ? words + metrics.gap + 8 : metrics.end
    return placeButtons(from: top, metrics) + metrics.end
  }

  /// Places the texts and the fields from the top, and returns their end.
  private func placeWords(_ metrics: AlertMetrics) -> CGFloat {
    var top = metrics.padding
    let inner = metrics.width - 2 * metrics.padding
    for label in [title, message] where label.text?.isEmpty == false {
      let height = label.sizeThatFits(CGSize(width: inner, height: 0)).height
      label.frame = CGRect(x: metrics.padding, y: top, width: inner, height: height)
      top += height + 4
    }
    for field in alert?.textFields ?? [] {
      field.frame = CGRect(x: metrics.padding, y: top + 8, width: inner, height: 32)
      top += 40
    }
    return top
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
