import Foundation

/// The menu of a selection, since iOS 16: `UIEditMenuInteraction`. It is kept and not shown.
@preconcurrency @MainActor
open class UIEditMenuInteraction: ObjectBase, UIInteraction {
  /// The object that has the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing, because the menu is not shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Does nothing, because the menu is not shown.
  open func dismissMenu() {}
  /// Does nothing, because the menu is not shown.
  open func reloadVisibleMenu() {}
  /// Does nothing, because the menu is not shown.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// The place of the menu in a view: zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Where the menu of a selection appears: `UIEditMenuConfiguration`. It is kept.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: ObjectBase {
  /// The identifier of the thing that the menu belongs to.
  public let identifier: AnyHashable
  /// The place in points.
  public let sourcePoint: CGPoint
  /// Where the arrow points, with UIKit's raw values. It has no effect.
  public enum ArrowDirection: Int, Sendable { case automatic, up, down, left, right }
  /// Kept, without an effect.
  open var preferredArrowDirection = ArrowDirection.automatic
  /// Creates a place.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
    super.init()
  }
}

/// The object that has the menu of a selection: `UIEditMenuInteractionDelegate`. It is not asked.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu. It is not asked.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The place of the thing that the menu belongs to. It is not asked.
  func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// The suggested actions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// The point of the configuration.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
}
