/// What a controller can be asked to do with another, by whoever is nearest and can.
public enum ShowAction: Sendable {
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
    guard let target = targetViewController(forAction: action) else { return present(controller) }
    target.take(controller, for: action, sender: sender)
  }

  /// The nearest controller, from this one upwards, that does the action itself; nil where none does (AD
  /// documented).
  public func targetViewController(forAction action: ShowAction) -> ViewController? {
    var candidate: ViewController? = self
    while let controller = candidate, !controller.handles(action) { candidate = controller.parent }
    return candidate
  }

  /// Presents a controller over the whole window. A controller that presents already ignores it, as UIKit
  /// does with a warning.
  public func present(_ controller: ViewController) {
    guard presentedViewController == nil else { return }
    let root = presentationRoot
    let before = root.onScreen
    presentedViewController = controller
    controller.presentingViewController = self
    controller.layOut(ViewPlacement(frame: root.view.frame, safeArea: root.view.safeArea))
    AppearanceChange.presenting(controller, over: before)
    application.addTransition(.present, target: controller.id)
    setNeedsLayout()
  }

  /// Takes away what this controller presents; false when it presents nothing.
  @discardableResult
  public func dismiss() -> Bool {
    guard let controller = presentedViewController else { return false }
    controller.dismiss()
    let leaving = controller.onScreen
    presentedViewController = nil
    controller.presentingViewController = nil
    AppearanceChange.dismissing(leaving, toReveal: presentationRoot)
    application.addTransition(.dismiss, target: controller.id)
    setNeedsLayout()
    return true
  }

  /// The outermost controller around this one: what a presentation covers.
  private var presentationRoot: ViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}

extension AppearanceChange {
  /// The calls of a presentation that covers everything: what was on screen goes, what is presented comes.
  fileprivate static func presenting(_ controller: ViewController, over before: [ViewController]) {
    guard !before.isEmpty else { return }
    exchange(before, for: visible(in: controller))
  }

  fileprivate static func dismissing(_ leaving: [ViewController], toReveal root: ViewController) {
    guard !leaving.isEmpty else { return }
    exchange(leaving, for: visible(in: root))
  }

  private static func visible(in controller: ViewController) -> [ViewController] {
    var list: [ViewController] = []
    controller.appendVisible(to: &list)
    return list
  }

  private static func exchange(_ leaving: [ViewController], for coming: [ViewController]) {
    for controller in leaving { controller.setAppearance(.disappearing) }
    for controller in coming { controller.setAppearance(.appearing) }
    for controller in leaving { controller.setAppearance(.disappeared) }
    for controller in coming { controller.setAppearance(.appeared) }
  }
}
