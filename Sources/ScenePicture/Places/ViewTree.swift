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
    let numbers = frames.indices.contains(index) ? (frames[index].array ?? []).compactMap(\.number) : []
    let frame =
      numbers.count == 4
      ? Rect(x: origin.x + numbers[0], y: origin.y + numbers[1], width: numbers[2], height: numbers[3])
      : Rect(x: origin.x, y: origin.y, width: 0, height: 0)
    let scrolls = model.text("type") == "scroll" && model.flag("scrolls")
    let start = Point(x: frame.x + (scrolls ? inner.x : 0), y: frame.y + (scrolls ? inner.y : 0))
    let views = model.list("views").map { node($0, start) }
    return ViewNode(model: model, frame: frame, index: index, views: views)
  }
}
