/// A bar with buttons in an app's own view: `UIToolbar`.
///
/// It belongs to the view of the controller that has it, at its top below the insets; what is below it is the
/// controller's to inset.
public final class Toolbar {
  /// In reading order. At most `maximumItems`; what comes after them is left out.
  public private(set) var items: [BarButtonItem] = []
  /// Weak: an app may keep the toolbar of a controller that is gone.
  private weak var controller: ViewController?

  /// A toolbar without items, in that controller's view.
  public init(in controller: ViewController) { self.controller = controller }

  /// UIKit has no limit. Ours keeps an app that adds an item with each message from growing without end.
  public static let maximumItems = 100

  /// The height without any inset, in points (two sources: spec/devices.md section 5).
  public static let height: Double = 44

  /// Replaces the items, animated as a part of what else the message changes.
  public func setItems(_ items: [BarButtonItem], animated: Bool) {
    self.items = Array(items.prefix(Self.maximumItems))
    if animated, let controller, controller.isOnScreen { controller.application.addTransition(.layout, target: controller.id) }
  }
}

extension Toolbar {
  /// Where it is in the window; empty once its controller is gone.
  var frame: Rect {
    guard let controller else { return .zero }
    var area = controller.view.frame.inset(by: controller.view.safeArea)
    area.height = min(area.height, Self.height)
    return area
  }

  /// The items in their order from the leading edge, where they are drawn.
  var row: ElementRow {
    let isMirrored = controller?.traitCollection.layoutDirection == .rightToLeft
    let frames = BarRow.frames(of: items.map { ($0.id, $0.barWidth) }, in: frame, fromRight: isMirrored)
    return ElementRow(area: frame, elements: zip(items, frames).map { Element($0, frame: $1.frame) })
  }

  /// What the page draws. An iPad app of the time had the bar at the top, where a navigation bar would be.
  var viewModel: Value {
    ["kind": "toolbar", "position": "top", "items": .array(items.map(\.viewModel))]
  }
}
