extension ViewController {
  /// Shows a controller as a detail: finds who can, by walking up.
  ///
  /// A split view does (see `SplitViewController+Show.swift`); without one the controller is presented modally
  /// (spec/split-view.md 3.7, M26 observed).
  public func showDetailViewController(_ controller: ViewController) {
    if let split = self as? SplitViewController ?? splitViewController {
      split.showDetail(controller)
    } else {
      presentFullScreen(controller)
    }
  }

  /// Shows a controller where it belongs: the nearest navigation controller pushes it, else it is presented
  /// (AD documented).
  public func show(_ controller: ViewController) {
    if let navigation = self as? NavigationController ?? navigationController {
      navigation.pushViewController(controller)
    } else {
      presentFullScreen(controller)
    }
  }
}
