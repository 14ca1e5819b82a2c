import Foundation

// The initializers of controllers that a metatype can call. Each does what the initializer of the class with the same labels does.

extension MetatypeInitializable where Self: UIViewController {
  /// Creates a controller.
  public init() { self = Self.made("", (), by: { UIViewController() }, set: { _ in }) }

  /// Creates a controller whose view comes from a nib.
  public init(nibName: String?, bundle: Bundle?) {
    self = Self.made("nibName:bundle:", (nibName, bundle), by: { UIViewController(nibName: $0, bundle: $1) }) { made in
      if let nibName { made.givenNib = (nibName, bundle) }
    }
  }
}

extension MetatypeInitializable where Self: UINavigationController {
  /// Creates a navigation controller with a first controller.
  public init(rootViewController: UIViewController) {
    self = Self.made("rootViewController:", rootViewController, by: { UINavigationController(rootViewController: $0) }) {
      $0.setViewControllers([rootViewController], animated: false)
    }
  }

  /// Creates a navigation controller with the classes of its bars.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self = Self.made(
      "navigationBarClass:toolbarClass:", (navigationBarClass, toolbarClass),
      by: { UINavigationController(navigationBarClass: $0, toolbarClass: $1) }, set: { _ in })
  }
}

extension MetatypeInitializable where Self: UISplitViewController {
  /// Creates a split view with a style.
  public init(style: UISplitViewController.Style) {
    self = Self.made("style:", style, by: { UISplitViewController(style: $0) }, coder: EmptyCoder(style), set: { _ in })
  }
}

extension MetatypeInitializable where Self: UITableViewController {
  /// Creates a controller with a table in a style.
  public init(style: UITableView.Style) {
    self = Self.made("style:", style, by: { UITableViewController(style: $0) }, coder: EmptyCoder(style), set: { _ in })
  }
}

extension MetatypeInitializable where Self: UICollectionViewController {
  /// Creates a controller with a collection in a layout.
  public init(collectionViewLayout: UICollectionViewLayout) {
    self = Self.made(
      "collectionViewLayout:", collectionViewLayout, by: { UICollectionViewController(collectionViewLayout: $0) },
      coder: EmptyCoder(collectionViewLayout), set: { _ in })
  }
}

extension MetatypeInitializable where Self: UITabBarController {
  /// Creates a tab bar controller with tabs.
  public init(tabs: [UITab]) {
    self = Self.made("tabs:", tabs, by: { UITabBarController(tabs: $0) }, set: { $0.tabs = tabs })
  }
}

extension MetatypeInitializable where Self: UISearchController {
  /// Creates a search controller with a controller for its results.
  public init(searchResultsController: UIViewController?) {
    self = Self.made(
      "searchResultsController:", searchResultsController, by: { UISearchController(searchResultsController: $0) },
      coder: EmptyCoder(searchResultsController), set: { _ in })
  }
}

extension MetatypeInitializable where Self: UIAlertController {
  /// Creates an alert or an action sheet.
  public init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self = Self.made(
      "title:message:preferredStyle:", (title, message, preferredStyle),
      by: { UIAlertController(title: $0, message: $1, preferredStyle: $2) }, set: { $0.take(title, message, preferredStyle) })
  }
}
