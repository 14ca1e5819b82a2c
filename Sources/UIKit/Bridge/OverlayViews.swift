import Foundation
internal import SplitKit

/// The views that stand over the controllers in a view: those that an app has added to the view of a container, over a child's view,
/// or to the window.
@MainActor
final class OverlayViews {
  private unowned let controller: UIViewController
  /// The view in which the views stand. It is the controller's, or the window, which holds the controller.
  private unowned let root: UIView
  /// The views, from back to front.
  private let views: () -> [UIView]
  /// The views as they are now, or nil if they have changed since they were read.
  var reading: ViewsReading?
  private(set) lazy var engine = OverlayController(over: controller.engine, of: self, named: name)
  private let name: String

  /// Creates the overlay of a controller, with views that stand in a root.
  init(of controller: UIViewController, in root: UIView, named name: String, _ views: @escaping () -> [UIView]) {
    (self.controller, self.root, self.name, self.views) = (controller, root, name, views)
  }
}

extension OverlayViews: @MainActor OverlaySource {
  private var currentReading: ViewsReading {
    if let reading { return reading }
    let read = ViewsReader(of: controller, root, overlay: views(), idPrefix: "\(engine.id)/").read()
    reading = read
    return read
  }

  var overlayModel: Value { currentReading.model }
  var overlayNumbers: ContentLayout { ContentLayout(currentReading.metrics, contentInset: .zero) }
  var overlayFields: [SplitKit.TextField] { currentReading.fields }
  func overlayTapped(_ id: String) { controller.asCurrent { currentReading.elements[id]?() } }

  func overlayTakesTouch(at point: Point) -> Bool {
    let inside = controller.pointInView(CGPoint(point))
    return views().contains { $0.frontmost(at: root.point(inside, in: $0), nil) != nil }
  }
}

/// An object that knows the views of an overlay.
protocol OverlaySource: AnyObject {
  /// The content without the numbers that follow from a size.
  var overlayModel: Value { get }
  /// The numbers of the content.
  var overlayNumbers: ContentLayout { get }
  /// The fields in the content.
  var overlayFields: [SplitKit.TextField] { get }
  /// Handles a tap on an element.
  func overlayTapped(_ id: String)
  /// Whether a touch at a point of the window ends in one of the views.
  func overlayTakesTouch(at point: Point) -> Bool
}

/// The engine's object for views over the controllers in a view.
final class OverlayController: OverlayViewController {
  private weak var source: (any OverlaySource)?

  init(over controller: SplitKit.ViewController, of source: any OverlaySource, named name: String) {
    self.source = source
    super.init(over: controller, named: name)
  }

  override var viewModel: Value? { source?.overlayModel }
  override var contentLayout: ContentLayout? { source?.overlayNumbers }
  override var textFields: [SplitKit.TextField] { source?.overlayFields ?? [] }
  override func didTap(element id: String) { source?.overlayTapped(id) }
  override func takesTouch(at point: Point) -> Bool { source?.overlayTakesTouch(at: point) ?? false }
}
