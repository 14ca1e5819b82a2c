struct Plant: Hashable {
  let name: String
  let bed: String
  let symbol: String

  static let all = [
    Plant(name: "Basil", bed: "Herbs", symbol: "leaf"), Plant(name: "Mint", bed: "Herbs", symbol: "leaf.fill"),
    Plant(name: "Tomato", bed: "Vegetables", symbol: "circle.fill"), Plant(name: "Carrot", bed: "Vegetables", symbol: "triangle"),
    Plant(name: "Rose", bed: "Flowers", symbol: "heart"),
  ]

  static var beds: [String] { all.map(\.bed).reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
