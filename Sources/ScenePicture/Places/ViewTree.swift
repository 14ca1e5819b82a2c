import SplitKit

/// A view of an app with UIKit, at its frame in the window, with the views inside it (docs/uikit-content.md).
struct ViewNode {
  let model: Value
  let frame: Rect
  /// The number of the node among all of its tree, in pre-order.
  let index: Int
  let views: [ViewNode]

  var type: String { model.text("type") }
  var isEnabled: Bool { model["isEnabled"]?.bool ?? true }
}

/// A tree of views with the frames of its layout.
struct ViewTree {
  private(set) var roots: [ViewNode] = []

  /// Creates the nodes of a model. The frames are in pre-order, and each is in the coordinates of the node around it, the
  /// outermost ones at an origin. `inner` is the distance by which the content of the pane's scroll view is moved.
  init(_ views: [Value], frames: [Value], origin: Point, scrolled inner: Point = .zero) {
    var reader = FrameReader(frames: frames, inner: inner)
    roots = views.map { reader.node($0, origin) }
  }
}

/// Hands out frames in pre-order.
private struct FrameReader {
  let frames: [Value]
  let inner: Point
  private var next = 0

  init(frames: [Value], inner: Point) { (self.frames, self.inner) = (frames, inner) }

  mutating func node(_ model: Value, _ origin: Point) -> ViewNode {
    let index = next
    next += 1
    let own = frames.indices.contains(index) ? frames[index].rect : nil
    let frame = (own ?? Rect(x: 0, y: 0, width: 0, height: 0)).moved(x: origin.x, y: origin.y)
    let scrolls = model.text("type") == "scroll" && model.flag("scrolls")
    let start = Point(x: frame.x + (scrolls ? inner.x : 0), y: frame.y + (scrolls ? inner.y : 0))
    let views = model.list("views").map { node($0, start) }
    return ViewNode(model: model, frame: frame, index: index, views: views)
  }
}

extension Value {
  /// A list of four numbers as a rectangle, or nil for anything else.
  var rect: Rect? {
    let numbers = (array ?? []).compactMap(\.number)
    return numbers.count == 4 ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }
}
