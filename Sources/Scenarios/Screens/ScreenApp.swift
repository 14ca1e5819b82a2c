import SplitKit

/// The app around a screen, whose controllers actions and conditions name.
protocol ScreenApp: AnyObject {
  /// The controller with a name in the file, or nil if there is none.
  func controller(named name: String) -> ViewController?

  /// Called when an action has shown a controller.
  func didShow(_ showing: Showing)

  /// Called when an action has assigned properties of the controller with a name.
  func didAssign(_ properties: [Member], of name: String)
}

/// An action that has shown a controller of the app, as the user's place tells it.
struct Showing: Equatable {
  /// The name of the controller.
  let controller: String
  /// The id of the screen whose element was tapped, and that of the element. It is the screen's own for what the screen does when it
  /// appears.
  let screen, element: String
}
