enum Continent: Int, CaseIterable {
  case africa, europe

  var title: String { self == .africa ? "Africa" : "Europe" }
  var symbol: String { self == .africa ? "sun.max" : "cloud" }

  var countries: [String] {
    switch self {
    case .africa: ["Ghana", "Kenya", "Morocco"]
    case .europe: ["Greece", "Iceland", "Portugal"]
    }
  }
}
