/// The source of a popover in the window.
package enum PopoverSource: Equatable, Sendable {
  /// A view, or a rectangle.
  case rectangle(Rect)
  /// An item of a navigation bar, and the bar.
  case item(Rect, bar: Rect)
  /// An item of a toolbar at the bottom.
  case toolbarItem(Rect)

  /// The frame at which an arrow points.
  package var frame: Rect {
    switch self {
    case .rectangle(let frame), .item(let frame, _), .toolbarItem(let frame): frame
    }
  }
}
