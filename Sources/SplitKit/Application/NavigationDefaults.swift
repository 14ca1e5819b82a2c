/// The values that a new navigation controller begins with, as `UINavigationBar.appearance()` sets them for a whole app.
package struct NavigationDefaults {
  /// The first value of `NavigationController.prefersLargeTitles`.
  package var prefersLargeTitles = false
  /// The first value of `NavigationController.isToolbarHidden`.
  package var isToolbarHidden = true
  /// Gives the colour of the bars of the stack with an id that has no `barTint` of its own, as `#RRGGBBAA`, or nil for the system's.
  package var tint: ((_ id: String) -> String?)?
}
