/// The actions that show a controller. The nearest controller that can do so carries them out.
package enum ShowAction: Sendable {
  /// The action `show(_:sender:)`, which shows the controller in its usual place.
  case show
  /// The action `showDetailViewController(_:sender:)`, which shows the controller as a detail.
  case showDetail
}

extension ViewController {
  /// Shows a controller as a detail, with the nearest container that can do so.
  ///
  /// A split view can. Without one, this controller presents the other one in that one's `modalPresentationStyle`
  /// (spec/containers.md 412, M26 observed). The default sender is this controller.
  public func showDetailViewController(_ controller: ViewController, sender: ViewController? = nil) {
    send(controller, .showDetail, sender: sender ?? self)
  }

  /// Shows a controller in its usual place. The nearest navigation controller pushes it, or the nearest split view puts
  /// it into a column. Otherwise this controller presents it (AD documented).
  public func show(_ controller: ViewController, sender: ViewController? = nil) {
    send(controller, .show, sender: sender ?? self)
  }

  private func send(_ controller: ViewController, _ action: ShowAction, sender: ViewController) {
    guard let target = targetViewController(forAction: action) else { return present(controller) }
    target.accept(controller, for: action, sender: sender)
  }

  /// Lets the counterpart carry out the action if it wants to, else this controller.
  package final func accept(_ controller: ViewController, for action: ShowAction, sender: ViewController?) {
    guard counterpart?.engineTakes(controller, for: action, sender: sender) != true else { return }
    take(controller, for: action, sender: sender)
  }

  /// The nearest controller, beginning with this one, that carries out the action itself, or nil if there is none. A
  /// presented controller ends the way upwards (AD documented).
  package func targetViewController(forAction action: ShowAction) -> ViewController? {
    var candidate: ViewController? = self
    while let controller = candidate, !controller.handles(action) { candidate = controller.parent }
    return candidate
  }
}

/// The actions `show` and `showDetail`, which every controller has (spec/containers.md 409 to 413).
extension ViewController {
  /// Returns the call for `show` or `showDetail`. It refuses what would raise an exception in UIKit.
  func showing(_ action: Action, _ showAction: ShowAction) throws(Refusal) -> () -> Void {
    guard let target = targetViewController(forAction: showAction) else {
      return try presentation(action.keeping(only: "controller"))
    }
    let controller = try target.controller(toTake: action, for: showAction, sender: self)
    return { target.accept(controller, for: showAction, sender: self) }
  }
}
