import ContentBlocks
import SplitKit

/// The layout of the city in the map's pane, in points. The map fills the pane, even under its bar, and never ends
/// inside it.
struct MapLayout: Equatable {
  /// The size of the pane.
  let size: Size
  /// The insets of bars and the window's edges.
  let safeArea: EdgeInsets
  let textSize: ContentSizeCategory

  /// The number of points for each of the city's units. It is more than 1 if the pane is larger than the city.
  var unit: Double { max(1, size.width / City.size.width, size.height / City.size.height) }
  var contentSize: Size { Size(width: City.size.width * unit, height: City.size.height * unit) }

  /// The middle of the visible area, in the pane's coordinates.
  private var middle: Point {
    Point(
      x: (safeArea.left + size.width - safeArea.right) / 2, y: (safeArea.top + size.height - safeArea.bottom) / 2)
  }

  /// The offset that puts a point of the city in the middle, in half points.
  func offset(around center: Point) -> Point {
    clamped(Point(x: center.x * unit - middle.x, y: center.y * unit - middle.y))
  }

  /// The point of the city that is in the middle at the given offset.
  func center(at offset: Point) -> Point {
    let offset = clamped(offset)
    return Point(x: (offset.x + middle.x) / unit, y: (offset.y + middle.y) / unit)
  }

  private func clamped(_ offset: Point) -> Point {
    Point(
      x: clamped(offset.x, contentSize.width - size.width), y: clamped(offset.y, contentSize.height - size.height))
  }

  private func clamped(_ offset: Double, _ limit: Double) -> Double {
    (max(0, min(offset, limit)) * 2).rounded() / 2
  }

  /// The position of a point of the city in the pane.
  func place(of point: Point, offset: Point) -> Point {
    Point(x: point.x * unit - offset.x, y: point.y * unit - offset.y)
  }
}

extension MapLayout {
  /// The radius of a pin's balloon. The middle of the balloon is `pinHeight` above its point. Both are estimated by eye
  /// from iOS 13.
  static let pinRadius: Double = 22
  static let pinHeight: Double = 26

  /// The size of the callout above the selected pin.
  /// It grows with its lines, and is wider by twice the growth of its title (ours).
  var calloutSize: Size {
    Size(
      width: 240 + 2 * textSize.growth(of: .callout), height: TextHeight(58, .callout, .footnote).at(textSize))
  }
  static let calloutDistance: Double = 62

  /// The frame of a pin's callout in the pane.
  func callout(of point: Point, offset: Point) -> Rect {
    let (at, size) = (place(of: point, offset: offset), calloutSize)
    return Rect(
      x: at.x - size.width / 2, y: at.y - Self.calloutDistance - size.height, width: size.width, height: size.height)
  }

  /// The offset nearest to `offset` that shows a pin and its callout.
  func offset(_ offset: Point, revealing point: Point) -> Point {
    let (callout, pin, margin) = (callout(of: point, offset: offset), place(of: point, offset: offset), 12.0)
    let seen = Rect(x: 0, y: 0, width: size.width, height: size.height).inset(by: safeArea)
    return clamped(
      Point(
        x: offset.x + step(callout.x - margin, callout.maxX + margin, into: seen.x, seen.maxX),
        y: offset.y + step(callout.y - margin, pin.y + margin, into: seen.y, seen.maxY)))
  }

  /// The distance by which a range must move to lie in another. If the range is longer, its beginning counts.
  private func step(_ low: Double, _ high: Double, into least: Double, _ most: Double) -> Double {
    if low < least { return low - least }
    return min(max(0, high - most), low - least)
  }
}

extension MapLayout: ContentMetrics {
  var kind: String { "map" }
  var numbers: [Member] { LayoutNumbers(unit: unit).members }

  /// The callout lies over the pins. If pins overlap, the touch finds the nearest one. Beside the pins it finds the
  /// ground.
  func element(at touch: ContentTouch, in viewModel: Value) -> String? {
    let pins = viewModel["pins"]?.array ?? []
    if let callout = viewModel["callout"], let selected = pins.first(where: { $0["id"] == callout["pin"] }),
      let point = selected.point, self.callout(of: point, offset: touch.offset).contains(touch.point)
    {
      return callout["id"]?.string
    }
    let near = pins.compactMap { pin in pin.point.map { (pin, distance(of: touch.point, to: $0, offset: touch.offset)) } }
      .min { $0.1 < $1.1 }
    return near.flatMap { $0.1 <= Self.pinRadius ? $0.0["id"]?.string : nil } ?? viewModel["ground"]?["id"]?.string
  }

  /// The distance from a touch to the middle of the balloon of the pin at a point of the city.
  private func distance(of touch: Point, to point: Point, offset: Point) -> Double {
    let pin = place(of: point, offset: offset)
    let (x, y) = (touch.x - pin.x, touch.y - (pin.y - Self.pinHeight))
    return (x * x + y * y).squareRoot()
  }
}

extension Value {
  /// The position of a pin in the city.
  fileprivate var point: Point? {
    guard let numbers = self["point"]?.array?.compactMap(\.number), numbers.count == 2 else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }
}
