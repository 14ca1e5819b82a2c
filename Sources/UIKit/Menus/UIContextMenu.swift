import Foundation

/// A menu for a long press: `UIContextMenuConfiguration`. It is kept, because the page sends no long presses.
open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the thing that the menu belongs to.
  public let identifier: any NSCopying
  let provider: (([UIMenuElement]) -> UIMenu?)?
  /// Makes the menu.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// Makes the preview.
  public typealias PreviewProvider = () -> UIViewController?
  /// Creates a menu that is made when it is shown.
  public init(identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil)
  {
    self.identifier = identifier ?? UUID().uuidString as NSString
    provider = actionProvider
    super.init()
  }
}

/// The interaction that shows a menu for a long press: `UIContextMenuInteraction`. It is kept, because the page sends no long
/// presses.
@preconcurrency @MainActor
open class UIContextMenuInteraction: ObjectBase, UIInteraction {
  /// The object that has the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The object that has the menu for a long press: `UIContextMenuInteractionDelegate`.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a place. It is not asked.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// An interaction that is added to a view: `UIInteraction`.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed for nil.
  func willMove(to view: UIView?)
  /// Called when the interaction has been added to a view, or removed for nil.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds an interaction. Interactions are kept by nobody and never begin.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interaction.didMove(to: self)
  }
  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) { interaction.didMove(to: nil) }
}
