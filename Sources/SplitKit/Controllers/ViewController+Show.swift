/// What a controller can be asked to do with another, by whoever is nearest and can.
package enum ShowAction: Sendable {
  /// `show(_:sender:)`: where it belongs.
  case show
  /// `showDetailViewController(_:sender:)`: as a detail.
  case showDetail
}

extension ViewController {
  /// Shows a controller as a detail: finds who can, by walking up.
  ///
  /// A split view does (see `SplitViewController+Show.swift`); without one the controller is presented modally
  /// (spec/split-view.md 3.7, M26 observed). The sender says who asked; this controller where nobody is named.
  public func showDetailViewController(_ controller: ViewController, sender: ViewController? = nil) {
    send(controller, .showDetail, sender: sender ?? self)
  }

  /// Shows a controller where it belongs: the nearest navigation controller pushes it, or the nearest split view
  /// puts it into a column, else it is presented (AD documented).
  public func show(_ controller: ViewController, sender: ViewController? = nil) {
    send(controller, .show, sender: sender ?? self)
  }

  private func send(_ controller: ViewController, _ action: ShowAction, sender: ViewController) {
    guard let target = targetViewController(forAction: action) else { return presentFullScreen(controller) }
    target.take(controller, for: action, sender: sender)
  }

  /// The nearest controller, from this one upwards, that does the action itself; nil where none does (AD
  /// documented).
  package func targetViewController(forAction action: ShowAction) -> ViewController? {
    var candidate: ViewController? = self
    while let controller = candidate, !controller.handles(action) { candidate = controller.parent }
    return candidate
  }
}
