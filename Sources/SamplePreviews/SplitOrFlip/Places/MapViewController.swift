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

  private var layout: MapLayout { MapLayout(size: view.frame.size, safeArea: view.safeArea, textSize: textSize) }

  override var contentLayout: ContentLayout? {
    let map = layout
    return ContentLayout(
      map, contentInset: view.safeArea, offset: map.offset(around: center), scrollTo: application.scrollTarget(of: self))
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

  override func didTap(element: String) {
    if element == callout, let spot = spotSelection.spot { return didAskForDetails(spot) }
    didChoose(City.spots.first { id(of: $0) == element })
  }

  override var viewModel: Value? { cache.content([spotSelection.revision, Int(layout.calloutSize.height)], make: makeContent) }

  private func makeContent() -> Value {
    let calloutSize = layout.calloutSize
    return [
      "kind": "map", "size": [.number(City.size.width), .number(City.size.height)],
      "user": [.number(City.user.x), .number(City.user.y)],
      "ground": ["id": .string(ground), "accessibilityLabel": "Map"],
      "pinRadius": .number(MapLayout.pinRadius), "pinHeight": .number(MapLayout.pinHeight),
      "calloutSize": [.number(calloutSize.width), .number(calloutSize.height)],
      "calloutDistance": .number(MapLayout.calloutDistance),
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
