import SplitKit

/// The places on a map, on the right side.
final class MapViewController: ViewController {
  private let spotSelection: SpotSelection
  private let didChoose: (Spot?) -> Void
  private let didAskForDetails: (Spot) -> Void
  /// The point of the city in the middle of the visible area. It stays there when the size of the pane changes.
  private(set) var center = City.user
  private var cache = ContentCache()

  init(
    _ application: Application, id: String, _ selection: SpotSelection, didChoose: @escaping (Spot?) -> Void,
    didAskForDetails: @escaping (Spot) -> Void
  ) {
    spotSelection = selection
    self.didChoose = didChoose
    self.didAskForDetails = didAskForDetails
    super.init(application, id: id, title: "Map")
  }

  private var layout: MapLayout { MapLayout(size: view.frame.size, safeArea: view.safeArea) }

  override var contentLayout: ContentLayout? {
    let map = layout
    var layout = ContentLayout(
      kind: .map, contentInset: view.safeArea, contentSize: map.contentSize, offset: map.offset(around: center))
    layout.unit = map.unit
    layout.scrollTo = application.scrollTarget(of: self)
    return layout
  }

  override func didScroll(to offset: Point) { center = layout.center(at: offset) }

  /// Moves the map to a place.
  func show(_ spot: Spot) { move(to: spot.point, for: spot) }

  /// Moves the map just far enough to show a place and its callout.
  func reveal(_ spot: Spot) {
    let map = layout
    let offset = map.offset(around: center)
    let next = map.offset(offset, revealing: spot.point)
    if next != offset { move(to: map.center(at: next), for: spot) }
  }

  private func move(to point: Point, for spot: Spot) {
    guard point != center else { return }
    center = point
    application.scroll(self, to: .init(id: id(of: spot), animated: true))
  }

  /// Moves the map to a point of the city without an animation.
  func restore(center: Point) { self.center = center }

  // The elements on the map.

  private func id(of spot: Spot) -> String { "\(id)/\(spot.id)" }
  private var ground: String { "\(id)/ground" }
  private var callout: String { "\(id)/callout" }

  override var selection: [String] { spotSelection.spot.map { [id(of: $0)] } ?? [] }

  /// The element at a point. The callout lies over the pins. If pins overlap, the nearest one counts, and beside the
  /// pins there is the ground.
  override func element(at point: Point) -> String? {
    let map = layout
    let offset = map.offset(around: center)
    let touch = Point(x: point.x - view.frame.x, y: point.y - view.frame.y)
    if let spot = spotSelection.spot, map.callout(of: spot.point, offset: offset).contains(touch) { return callout }
    let near = City.spots.map { (spot: $0, distance: map.distance(of: touch, to: $0, offset: offset)) }
      .min { $0.distance < $1.distance }
    return near.flatMap { $0.distance <= MapLayout.pinRadius ? id(of: $0.spot) : nil } ?? ground
  }

  override func didTap(element: String) {
    if element == callout, let spot = spotSelection.spot { return didAskForDetails(spot) }
    didChoose(City.spots.first { id(of: $0) == element })
  }

  override var viewModel: Value? { cache.content([spotSelection.revision], make: makeContent) }

  private func makeContent() -> Value {
    [
      "kind": "map", "size": [.number(City.size.width), .number(City.size.height)],
      "user": [.number(City.user.x), .number(City.user.y)], "ground": ["id": .string(ground)],
      "pins": .array(City.spots.map(pin)), "callout": spotSelection.spot.map(calloutContent) ?? .null,
    ]
  }

  private func pin(_ spot: Spot) -> Value {
    [
      "id": .string(id(of: spot)), "title": .string(spot.name), "image": .string(spot.kind.image),
      "category": .string(spot.kind.rawValue), "point": [.number(spot.point.x), .number(spot.point.y)],
    ]
  }

  private func calloutContent(_ spot: Spot) -> Value {
    [
      "id": .string(callout), "pin": .string(id(of: spot)), "title": .string(spot.name),
      "subtitle": .string("\(spot.kind.title) · \(spot.distance)"),
    ]
  }
}

extension MapLayout {
  /// The distance from a touch to the middle of a pin's balloon.
  fileprivate func distance(of touch: Point, to spot: Spot, offset: Point) -> Double {
    let pin = place(of: spot.point, offset: offset)
    let (x, y) = (touch.x - pin.x, touch.y - (pin.y - Self.pinHeight))
    return (x * x + y * y).squareRoot()
  }
}
