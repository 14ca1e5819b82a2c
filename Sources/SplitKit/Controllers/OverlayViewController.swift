/// A controller whose content stands over everything that another controller shows, or over everything in the window.
///
/// In UIKit, an app can add views to the view of a container or to the window: a player over the tabs, a button over the columns, or
/// a message over the screen. These views stand over the views of the controllers. The engine has no views, so an overlay has them
/// as its content. It gets the traits of the controller below it, but it is in no hierarchy, and nothing calls it. Its pane has the
/// role `overlay` and names the controller below it.
open class OverlayViewController: ViewController {
  /// Creates an overlay. Its id is that of the controller below it with `/` and a name.
  public init(over controller: ViewController, named name: String = "overlay") {
    super.init(controller.application, givenID: "\(controller.id)/\(name)")
    parent = controller
  }

  /// Whether a touch at a point of the window ends in this overlay. Any other touch goes to what is below. An element of the content
  /// takes a touch, and an app that has more to say overrides this method.
  open func takesTouch(at point: Point) -> Bool { element(at: point) != nil }

  /// The overlay as a layer over the others.
  var layer: ChildLayer {
    var layer = ChildLayer(self)
    layer.role = .overlay
    return layer
  }

  override var controllerOfPane: ViewController { parent ?? self }
}
