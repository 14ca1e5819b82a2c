import SplitKit

/// The app around a screen, whose controllers actions and conditions name.
protocol ScreenApp: AnyObject {
  /// The controller with a name in the file, or nil if there is none.
  func controller(named name: String) -> ViewController?
}
