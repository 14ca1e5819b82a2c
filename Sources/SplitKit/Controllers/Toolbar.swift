/// The toolbar is at the top of its controller's view, below the insets. The controller itself insets the content below
/// it.
package final class Toolbar {
  /// The items in reading order. There are at most `maximumItems`, and further ones are left out.
  package private(set) var items: [BarButtonItem] = []
  /// The controller. The reference is weak, because an app can keep the toolbar of a controller that is gone.
  private weak var controller: ViewController?

  /// Creates a toolbar without items, in a controller's view.
  package init(in controller: ViewController) { self.controller = controller }

  /// The greatest number of items. UIKit has no limit; this one protects against an app that adds an item with each
  /// message.
  package static let maximumItems = 100

  /// The height without any inset, in points (two sources: spec/devices.md section 5).
  package static let height: Double = 44

  /// Replaces the items. An animation is a part of the message's transition.
  package func setItems(_ items: [BarButtonItem], animated: Bool) {
    self.items = Array(items.prefix(Self.maximumItems))
    if animated, let controller, controller.isOnScreen { controller.application.addTransition(.layout, target: controller.id) }
  }
}

extension Toolbar {
  /// The frame of the toolbar in the window. It is empty if the controller is gone.
  var frame: Rect {
    guard let controller else { return .zero }
    var area = controller.view.frame.inset(by: controller.view.safeArea)
    area.height = min(area.height, Self.height)
    return area
  }

  /// The items with their frames, beginning at the leading edge.
  var row: ElementRow {
    let isMirrored = controller?.traitCollection.layoutDirection == .rightToLeft
    let elements = placedItems.map { Element($0.item, frame: $0.place.frame(in: frame, fromRight: isMirrored)) }
    return ElementRow(area: frame, elements: elements, margin: rules?.margin ?? 0)
  }

  /// The items with their places. There are none if the controller is gone.
  private var placedItems: [NavigationBarItems.Placed] { rules?.placed(items) ?? [] }

  private var rules: BarItemRules? { controller?.barItemRules }

  /// The view model of the toolbar. The toolbar is at the top, in the place of a navigation bar, as in early iPad apps.
  var viewModel: Value {
    ["kind": "toolbar", "position": "top", "items": .array(placedItems.map { $0.item.viewModel(at: $0.place) })]
  }
}
