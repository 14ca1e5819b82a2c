/// The values that a new navigation controller begins with, as `UINavigationBar.appearance()` sets them for a whole app, and the
/// looks of the bars of all stacks.
package struct NavigationDefaults {
  /// The first value of `NavigationController.prefersLargeTitles`.
  package var prefersLargeTitles = false
  /// The first value of `NavigationController.isToolbarHidden`.
  package var isToolbarHidden = true
  /// Gives the colour of the bars of the stack with an id that has no `barTint` of its own, as `#RRGGBBAA`, or nil for the system's.
  package var tint: ((_ id: String) -> String?)?
  /// Give the looks of the bar of the stack with an id, over the controller on top with another one, and of the stack's toolbar, or
  /// nil for those of the system.
  package var barLooks: ((_ id: String, _ top: String) -> BarLooks?)?
  package var toolbarLooks: ((_ id: String) -> BarLooks?)?
}
