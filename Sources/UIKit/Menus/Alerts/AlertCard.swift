import Foundation
internal import SplitKit

/// The card of an alert, whose material the page draws.
@MainActor
final class AlertCard: UIView {
  var isSheet = false
  var isPopover = false

  override func contentNode(in reading: inout ReadingContext) -> Value {
    if isPopover { return node("box", [:], in: &reading) }
    return node("card", ["style": isSheet ? "actionSheet" : "alert"], in: &reading)
  }
}

/// A button of an alert.
@MainActor
final class AlertButton: UIControl {
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
    return node(
      "button",
      [
        "id": .string(id), "text": .string(action.title ?? ""), "style": "action", "role": role.map { .string($0) },
        "isEnabled": .flag(action.isEnabled, unless: true), "font": font(for: reading.traits),
      ], in: &reading)
  }

  /// The font of the title: that of body text, medium or semibold (893 and 898), or nil for that of the page.
  private func font(for traits: UITraitCollection) -> Value? {
    guard AlertMetrics.lengths.actionPadding > 0 else { return nil }
    return AlertMetrics.font(.body, traits).weighing(role == "preferred" ? .semibold : .medium).node(for: traits)
  }

  /// The role in which the button differs from others, or nil.
  private var role: String? {
    if alert?.preferredAction === action { return "preferred" }
    return switch action.style {
    case .default: nil
    // The one that is preferred stands out instead.
    case .cancel: alert?.preferredAction == nil ? "cancel" : nil
    case .destructive: "destructive"
    }
  }
}
