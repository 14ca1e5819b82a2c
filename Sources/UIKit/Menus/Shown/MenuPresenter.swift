import Foundation
internal import SplitKit

/// Shows a menu that a touch opens.
@MainActor
enum MenuPresenter {
  /// Shows a menu at a view. A view in a bar has no controller of its own, and its menu belongs to that of the bar.
  static func present(_ menu: UIMenu, from view: UIView) {
    guard let controller = view.nearestController else { return }
    let shown = MenuController(menu, sender: view)
    shown.popoverPresentationController?.sourceView = view
    controller.present(shown, animated: true)
  }

  /// Shows the menu for a long press on a view. Returns whether there is one.
  static func present(_ configuration: UIContextMenuConfiguration, from view: UIView) -> Bool {
    guard let menu = configuration.provider?([]), !menu.children.isEmpty else { return false }
    present(menu, from: view)
    return true
  }
}

extension UIViewController {
  /// Shows a menu at a bar button.
  ///
  /// - Parameter sender: The item, or the button in it.
  func present(menu: UIMenu, from item: UIBarButtonItem, sender: AnyObject) {
    let shown = MenuController(menu, sender: sender)
    shown.popoverPresentationController?.barButtonItem = item
    present(shown, animated: true)
  }
}
