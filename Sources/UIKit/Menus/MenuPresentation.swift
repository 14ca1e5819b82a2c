import Foundation

extension UIViewController {
  /// Shows a menu from a bar button.
  func present(menu: UIMenu, from item: UIBarButtonItem) {}
}

extension UIControl {
  /// Does what a tap on the control does, in a bar.
  func barItemTapped() {}
}
