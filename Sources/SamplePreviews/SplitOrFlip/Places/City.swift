import SplitKit

/// A place in the city that is worth a visit.
struct Spot {
  let id: String
  let name: String
  let kind: Kind
  let street: String
  /// The position in the city's units, which are metres. x grows eastwards and y southwards.
  let point: Point

  enum Kind: String {
    case park, food, coffee, shop, museum, stage, station, sight
  }
}

extension Spot.Kind {
  var title: String {
    switch self {
    case .park: "Park"
    case .food: "Restaurant"
    case .coffee: "Café"
    case .shop: "Shop"
    case .museum: "Museum"
    case .stage: "Theatre"
    case .station: "Station"
    case .sight: "Sight"
    }
  }

  /// The name of an SF Symbol.
  var image: String {
    switch self {
    case .park: "leaf.fill"
    case .food: "fork.knife"
    case .coffee: "cup.and.saucer.fill"
    case .shop: "bag.fill"
    case .museum: "building.columns.fill"
    case .stage: "ticket.fill"
    case .station: "tram.fill"
    case .sight: "binoculars.fill"
    }
  }
}

/// An invented city. The page draws its streets, parks and water. This type has the places in it.
enum City {
  static let size = Size(width: 2000, height: 1600)
  /// The position of the user.
  static let user = Point(x: 880, y: 640)

  /// The spots, from the nearest to the farthest.
  static let spots = unordered.sorted { distance(to: $0) < distance(to: $1) }

  /// The distance from the user, in metres.
  static func distance(to spot: Spot) -> Double {
    let (x, y) = (spot.point.x - user.x, spot.point.y - user.y)
    return (x * x + y * y).squareRoot()
  }

  private static let unordered = [
    spot("linden-park", "Linden Park", .park, "Park Row", 735, 430),
    spot("botanical-garden", "Botanical Garden", .park, "Orchard Lane", 262, 1290),
    spot("harbour-green", "Harbour Green", .park, "Quay Street", 1330, 1160),
    spot("lighthouse", "Old Lighthouse", .sight, "North Mole", 1745, 1010),
    spot("signal-hill", "Signal Hill", .sight, "Hill Road", 180, 200),
    spot("mill-bridge", "Mill Bridge", .sight, "Mill Street", 962, 948),
    spot("glass-museum", "Museum of Glass", .museum, "Lime Avenue", 1082, 372),
    spot("maritime-museum", "Maritime Museum", .museum, "Quay Street", 1452, 838),
    spot("market-hall", "Market Hall", .shop, "Market Square", 1160, 570),
    spot("paper-lantern", "Paper Lantern Books", .shop, "Canal Street", 782, 752),
    spot("tide-and-bean", "Tide & Bean", .coffee, "Canal Street", 1240, 740),
    spot("rye-corner", "Rye Corner Bakery", .coffee, "Weaver Street", 452, 718),
    spot("kumo", "Kumo Ramen", .food, "Lime Avenue", 1062, 668),
    spot("olive-press", "The Olive Press", .food, "South Bank", 700, 1090),
    spot("fior-di-neve", "Fior di Neve", .food, "Quay Street", 1408, 560),
    spot("orpheum", "The Orpheum", .stage, "North Street", 655, 186),
    spot("riverside-stage", "Riverside Stage", .stage, "South Bank", 1105, 1112),
    spot("central-station", "Central Station", .station, "Station Road", 330, 470),
    spot("ferry-pier", "Ferry Pier", .station, "Quay Street", 1490, 395),
    spot("south-halt", "South Halt", .station, "Orchard Lane", 588, 1418),
  ]

  private static func spot(
    _ id: String, _ name: String, _ kind: Spot.Kind, _ street: String, _ x: Double, _ y: Double
  ) -> Spot {
    Spot(id: id, name: name, kind: kind, street: street, point: Point(x: x, y: y))
  }
}

extension Spot {
  /// The distance to the user as people say it, rounded to 10 metres below a kilometre, and to 100 metres from there
  /// on.
  var distance: String {
    let metres = City.distance(to: self)
    if metres < 995 { return "\(Int((metres / 10).rounded()) * 10) m" }
    let hundreds = Int((metres / 100).rounded())
    return "\(hundreds / 10).\(hundreds % 10) km"
  }
}
