import Foundation
internal import SplitKit

/// The dimming and the card of an alert.
@MainActor
final class AlertView: UIView {
  private weak var alert: UIAlertController?
  private let card = AlertCard()
  private let title = UILabel()
  private let message = UILabel()
  private var buttons: [AlertButton] = []
  private var pills: [UIView] = []

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    backgroundColor = Self.dimming
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
    let metrics = AlertMetrics(
      isSheet: alert.preferredStyle == .actionSheet, isPopover: alert.isPopover, in: bounds.size, traits: traitCollection)
    backgroundColor = alert.isPopover ? nil : Self.dimming
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
    let metrics = AlertMetrics(isSheet: true, isPopover: true, in: CGSize(width: width, height: 0), traits: traitCollection)
    return CGSize(width: width, height: placeContents(metrics))
  }

  /// Places everything in the card, and returns its height.
  private func placeContents(_ metrics: AlertMetrics) -> CGFloat {
    if metrics.lengths.field != nil {
      let words = placeWordsOfIOS26(metrics)
      return placeButtons(from: words + metrics.end, metrics) + metrics.end
    }
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

  /// Places the texts and the fields as on iOS 26, and returns the end of the space below them (890, 892 and 897).
  private func placeWordsOfIOS26(_ metrics: AlertMetrics) -> CGFloat {
    let labels = [title, message].filter { $0.text?.isEmpty == false }
    let inner = metrics.width - 2 * metrics.padding
    let scale = Double(metrics.scale)
    dress(labels, metrics)
    var (top, end) = (CGFloat(metrics.lengths.textTop), CGFloat(0))
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: inner, height: 0)).height
      label.frame = CGRect(x: metrics.padding, y: top, width: inner, height: height)
      end = top + height
      top = end + CGFloat(AlertLengths.textGap(scale: scale))
    }
    if let field = metrics.lengths.field, !pills.isEmpty { return placePills(below: end, field, metrics) }
    if labels.isEmpty { return 0 }
    return end + CGFloat(labels.count == 1 ? AlertLengths.belowOneText : AlertLengths.belowTexts(scale: scale))
  }

  /// Gives the texts their looks. A title or a message alone is in the middle, and neither bold nor small (892).
  private func dress(_ labels: [UILabel], _ metrics: AlertMetrics) {
    let body = AlertMetrics.font(.body, traitCollection)
    for label in labels {
      let isAlone = labels.count == 1
      label.textAlignment = isAlone ? .center : .natural
      label.font =
        isAlone ? body : label === title ? body.weighing(.semibold) : AlertMetrics.font(.subheadline, traitCollection)
      label.textColor = isAlone || label === title ? .label : .secondaryLabel
    }
  }

  /// Places the capsules of the fields. The distance between two of them is by eye.
  private func placePills(below end: CGFloat, _ field: AlertLengths.Field, _ metrics: AlertMetrics) -> CGFloat {
    var top = end + CGFloat(field.above).nearestPixel(metrics.scale)
    let width = metrics.width - 2 * CGFloat(field.side)
    let inset = CGFloat(field.textSide - field.side)
    for pill in pills {
      pill.frame = CGRect(x: CGFloat(field.side), y: top, width: width, height: CGFloat(field.height))
      pill.subviews.first?.frame = pill.bounds.insetBy(dx: inset, dy: 0)
      top += CGFloat(field.height) + 8
    }
    return top - 8 + CGFloat(field.below)
  }

  /// The capsules of the fields on iOS 26 (897).
  private func makePills(of fields: [UITextField], _ field: AlertLengths.Field) -> [UIView] {
    if pills.map({ $0.subviews.first }) == fields { return pills }
    pills = fields.map { own in
      let pill = UIView()
      pill.backgroundColor = .tertiarySystemFill
      pill.layer.cornerRadius = CGFloat(field.height) / 2
      own.borderStyle = .none
      pill.addSubview(own)
      return pill
    }
    return pills
  }

  /// The black behind the card, which is darker in a dark style on iOS 26 (896).
  private static var dimming: UIColor {
    let (light, dark) = AlertMetrics.lengths.dimming
    if light == dark { return UIColor.black.withAlphaComponent(CGFloat(light)) }
    return UIColor { UIColor.black.withAlphaComponent(CGFloat($0.userInterfaceStyle == .dark ? dark : light)) }
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
    let fields = alert.textFields ?? []
    let boxes: [UIView] = AlertMetrics.lengths.field.map { makePills(of: fields, $0) } ?? fields
    let wanted: [UIView] = [title, message].filter { $0.text?.isEmpty == false } + boxes + ordered
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
