import Foundation

/// The beginning of an unwind segue: `UIStoryboardUnwindSegueSource`.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: ObjectBase {
  /// The controller where the segue begins.
  public let source: UIViewController
  /// The action of the controller where the segue ends.
  public let unwindAction: Selector
  /// The object that was touched.
  public let sender: Any?
  /// Creates a source.
  public init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init()
  }
}
internal import SplitKit

/// A way from one screen to another: `UIStoryboardSegue`.
@preconcurrency @MainActor
open class UIStoryboardSegue: ObjectBase {
  /// The identifier of the segue in the storyboard, or nil.
  public let identifier: String?
  /// The controller that the segue leads away from.
  public let source: UIViewController
  /// The controller that the segue leads to. For an unwind segue it is the one that has the action.
  public let destination: UIViewController
  /// Shows the destination. The storyboard sets it.
  var handler: () -> Void

  /// Creates a segue that does nothing.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, {})
    super.init()
  }

  /// Creates a segue that runs a closure.
  public init(identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void)
  {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, performHandler)
    super.init()
  }

  /// Shows the destination. The default runs the closure, or does what the storyboard says of the segue. A subclass of a custom segue
  /// overrides it, and the default does nothing there.
  open func perform() { handler() }
}

extension StoryboardScene {
  /// Performs a segue. A segue that the user begins asks the controller first.
  func perform(_ segue: StoryboardFile.Segue, sender: Any?, asks: Bool) {
    guard let controller else { return }
    if asks, !controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) { return }
    if segue.kind == "unwind" { return unwind(segue, sender: sender) }
    guard let destination = destination(of: segue, from: controller, sender: sender) else { return }
    let object = object(segue, from: controller, to: destination)
    if segue.kind != "custom" { object.handler = { Self.show(destination, segue, from: controller, sender: sender) } }
    controller.prepare(for: object, sender: sender)
    object.perform()
  }

  /// Makes the controller that a segue leads to: by the method of the source that the storyboard names, or as any other.
  func destination(
    of segue: StoryboardFile.Segue, from controller: UIViewController, sender: Any?
  ) -> UIViewController? {
    guard let name = segue.attributes["destinationCreationSelector"],
      let action = ClassTable.segueAction(named: name, of: controller)
    else { return storyboard.make(id: segue.destination) }
    return storyboard.make(id: segue.destination) { [weak controller] coder in
      controller.flatMap { action($0, coder, sender, segue.identifier) }
    }
  }

  /// The segue itself, of the app's own class if the storyboard names one.
  private func object(
    _ segue: StoryboardFile.Segue, from controller: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    guard let name = segue.customClass else {
      return UIStoryboardSegue(identifier: segue.identifier, source: controller, destination: destination)
    }
    if let made = ClassTable.makeSegue(named: name, segue.identifier, controller, destination) { return made }
    controller.engine.application.raise(
      "Could not create a segue of class '\(name)'", receiver: controller.engine.id)
    return UIStoryboardSegue(identifier: segue.identifier, source: controller, destination: destination)
  }

  private static func show(
    _ destination: UIViewController, _ segue: StoryboardFile.Segue, from controller: UIViewController, sender: Any?
  ) {
    let animated = segue.attributes["animates"] != "NO"
    switch segue.kind {
    case "showDetail", "replace": controller.showDetailViewController(destination, sender: sender)
    case "presentation", "modal", "popoverPresentation":
      let style = segue.kind == "popoverPresentation" ? "popover" : segue.attributes["modalPresentationStyle"]
      if let style = style.flatMap({ styles[$0] }) { destination.modalPresentationStyle = style }
      destination.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
      destination.popoverPresentationController?.sourceView = sender as? UIView
      controller.present(destination, animated: animated)
    default: controller.show(destination, sender: sender)
    }
  }

  private static let styles: [String: UIModalPresentationStyle] = [
    "formSheet": .formSheet, "pageSheet": .pageSheet, "fullScreen": .fullScreen, "overFullScreen": .overFullScreen,
    "popover": .popover, "currentContext": .currentContext, "automatic": .automatic,
  ]

  /// Goes back to the nearest controller that has the action, and calls it before the screens go.
  private func unwind(_ segue: StoryboardFile.Segue, sender: Any?) {
    guard let controller, let name = segue.unwindAction, let target = Self.target(of: name, from: controller, sender: sender)
    else { return }
    let object = object(segue, from: controller, to: target)
    object.handler = { Self.goBack(to: target, from: controller) }
    controller.prepare(for: object, sender: sender)
    Selector(name).send(to: target, sender: object)
    object.perform()
  }

  private static func goBack(to target: UIViewController, from controller: UIViewController) {
    let stack = controller.navigationController
    if let stack, stack.viewControllers.contains(where: { $0 === target }) {
      stack.popToViewController(target, animated: true)
    } else {
      controller.presentingViewController?.dismiss(animated: true)
    }
  }

  private static func target(of name: String, from controller: UIViewController, sender: Any?) -> UIViewController? {
    var seen: [UIViewController] = [controller]
    var next = [controller.parent, controller.presentingViewController].compactMap(\.self)
    while let candidate = next.first {
      next.removeFirst()
      if seen.contains(where: { $0 === candidate }) { continue }
      seen.append(candidate)
      if ClassTable.action(named: name, of: candidate) != nil { return candidate }
      next += (candidate as? UINavigationController)?.viewControllers.reversed() ?? candidate.children
      next += [candidate.parent, candidate.presentingViewController].compactMap(\.self)
    }
    return nil
  }
}

extension UIViewController {
  /// Performs a segue of the storyboard that made this controller. Without one, nothing happens, and the log says so.
  func perform(segue identifier: String, sender: Any?) {
    guard let scene = state.scene, let segue = scene.node.segues.first(where: { $0.identifier == identifier }) else {
      return engine.application.raise("Receiver has no segue with identifier '\(identifier)'", receiver: engine.id)
    }
    scene.perform(segue, sender: sender, asks: false)
  }
}
