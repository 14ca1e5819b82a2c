/// A bar whose items can be the sources of popovers.
package enum BarKind: Sendable, CaseIterable {
  /// The bar of a navigation controller.
  case navigationBar
  /// The toolbar of a navigation controller, at the bottom.
  case toolbar
  case tabBar
  /// A bar that an app has put into its own view.
  case ownToolbar
}

extension PopoverSource {
  /// An item of a bar as the source of a popover.
  ///
  /// Since iOS 26, an item of a navigation bar is 36 high and begins 4 below the top of its bar (spec/containers.md 393), and a
  /// popover of such an item, or of one in a toolbar at the bottom, has no arrow (385 and 387). Every other item counts as a
  /// rectangle (386 and 391). For a tab bar at the top that is unmeasured.
  package init(item: Rect, in bar: Rect, of kind: BarKind, by rules: PopoverRules) {
    switch kind {
    case .navigationBar where rules.touchesSource:
      self = .item(Rect(x: item.x, y: bar.y + 4, width: item.width, height: 36), bar: bar)
    case .toolbar where rules.touchesSource: self = .toolbarItem(item)
    case .navigationBar, .toolbar, .tabBar, .ownToolbar: self = .rectangle(item)
    }
  }

  /// The source as it is drawn in a sheet.
  package func drawn(in scale: SheetScale) -> PopoverSource {
    switch self {
    case .rectangle(let frame): .rectangle(scale.drawn(frame))
    case .item(let frame, let bar): .item(scale.drawn(frame), bar: scale.drawn(bar))
    case .toolbarItem(let frame): .toolbarItem(scale.drawn(frame))
    }
  }
}
