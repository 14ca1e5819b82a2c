struct Album: Equatable, Sendable {
  let title: String
  let tracks: [String]

  static let all = [
    Album(title: "Rivers", tracks: ["Source", "Rapids", "Delta"]),
    Album(title: "Hills", tracks: ["Foot", "Ridge", "Summit", "Descent"]),
    Album(title: "Tides", tracks: ["Ebb", "Flow"]),
  ]
}
