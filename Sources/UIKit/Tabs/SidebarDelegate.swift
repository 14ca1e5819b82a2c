import Foundation

/// The delegate of the sidebar of a tab bar controller: `UITabBarController.Sidebar.Delegate`. It is kept and not asked.
@preconcurrency @MainActor
public protocol UITabBarControllerSidebarDelegate: NSObjectProtocol {
  /// The sidebar comes or goes: never called here.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarControllerSidebarAnimating)
}

extension UITabBarControllerSidebarDelegate {
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarControllerSidebarAnimating
  ) {}
}

/// The animations of a sidebar that comes or goes: `UITabBarController.Sidebar.Animating`. No object of it is passed to an app.
@preconcurrency @MainActor
public protocol UITabBarControllerSidebarAnimating: NSObjectProtocol {
  /// Adds changes to the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what follows the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}
