import Foundation

/// Shows a menu that a touch opens.
@MainActor
enum MenuPresenter {
  /// Presents the items of a menu from a view.
  static func present(_ menu: UIMenu, from view: UIView) {
    guard let controller = view.nearestController else { return }
    let alert = UIAlertController(title: menu.title.isEmpty ? nil : menu.title, message: nil, preferredStyle: .actionSheet)
    add(menu.children, to: alert, sender: view)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.sourceView = view
    controller.present(alert, animated: true)
  }

  /// Presents the menu for a long press on a view. Returns whether there is one.
  static func present(_ configuration: UIContextMenuConfiguration, from view: UIView) -> Bool {
    guard let menu = configuration.provider?([]), !menu.children.isEmpty else { return false }
    present(menu, from: view)
    return true
  }

  /// Adds the items of a menu and of the menus in it.
  static func add(_ children: [UIMenuElement], to alert: UIAlertController, sender: AnyObject?) {
    for child in children {
      switch child {
      case let action as UIAction where !action.attributes.contains(.hidden): add(action, to: alert, sender: sender)
      case let command as UICommand: add(command, to: alert, sender: sender)
      case let menu as UIMenu: add(menu.children, to: alert, sender: sender)
      case let deferred as UIDeferredMenuElement: deferred.provider { add($0, to: alert, sender: sender) }
      default: break
      }
    }
  }

  private static func add(_ action: UIAction, to alert: UIAlertController, sender: AnyObject?) {
    let item = UIAlertAction(
      title: (action.state == .on ? "✓ " : "") + action.title,
      style: action.attributes.contains(.destructive) ? .destructive : .default
    ) { _ in
      action.run(from: sender)
    }
    item.isEnabled = !action.attributes.contains(.disabled)
    alert.addAction(item)
  }

  private static func add(_ command: UICommand, to alert: UIAlertController, sender: AnyObject?) {
    let item = UIAlertAction(title: command.title, style: command.attributes.contains(.destructive) ? .destructive : .default) {
      _ in
      guard let action = command.action, let responder = sender as? UIResponder else { return }
      if let target = responder.target(forAction: action, withSender: command) {
        action.send(to: target as AnyObject, sender: command)
      }
    }
    item.isEnabled = !command.attributes.contains(.disabled)
    alert.addAction(item)
  }
}

extension UIViewController {
  /// Shows a menu from a bar button.
  func present(menu: UIMenu, from item: UIBarButtonItem) {
    let alert = UIAlertController(title: menu.title.isEmpty ? nil : menu.title, message: nil, preferredStyle: .actionSheet)
    MenuPresenter.add(menu.children, to: alert, sender: item)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.barButtonItem = item
    present(alert, animated: true)
  }
}
