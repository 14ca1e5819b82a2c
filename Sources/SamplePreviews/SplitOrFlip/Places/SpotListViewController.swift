import SplitKit

/// The places as a list, on the left side.
final class SpotListViewController: ListViewController {
  private let spotSelection: SpotSelection
  private let didChoose: (Spot) -> Void

  init(_ application: Application, id: String, _ selection: SpotSelection, didChoose: @escaping (Spot) -> Void) {
    spotSelection = selection
    self.didChoose = didChoose
    super.init(application, id: id, title: "Places")
  }

  /// At the accessibility sizes, the title may take a second line, and the distance stands below the address.
  override var row: TextHeight {
    TextHeight(64, .body, .subheadline, atAccessibilitySizes: .body, .subheadline)
  }
  override var sections: [(header: TextHeight?, count: Int)] { [(nil, City.spots.count)] }
  override var selection: [String] { spotSelection.spot.map { [id(of: $0)] } ?? [] }

  private func id(of spot: Spot) -> String { "\(id)/\(spot.id)" }

  override func didTap(element: String) {
    if let spot = City.spots.first(where: { id(of: $0) == element }) { didChoose(spot) }
  }

  /// Scrolls the list to show a place.
  func reveal(_ spot: Spot) {
    guard let row = City.spots.firstIndex(where: { $0.id == spot.id }), reveal(row: row) else { return }
    application.scroll(self, to: .init(id: id(of: spot), animated: true))
  }

  override func makeContent() -> Value {
    let rows = City.spots.map { spot -> Value in
      [
        "kind": "place", "id": .string(id(of: spot)), "title": .string(spot.name),
        "subtitle": .string("\(spot.kind.title) · \(spot.street)"), "detail": .string(spot.distance),
        "image": .string(spot.kind.image), "category": .string(spot.kind.rawValue),
      ]
    }
    return ["kind": "list", "style": "plain", "title": "Places", "sections": [["header": nil, "rows": .array(rows)]]]
  }
}
