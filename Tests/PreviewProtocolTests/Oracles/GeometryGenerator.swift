import SplitKit

/// Windows and steps for tests of geometry: every scale, insets of real devices and others, widths by quarters.
struct GeometryGenerator {
  var random: Xorshift
  private var scale = 2.0

  init(seed: UInt64) { random = Xorshift(seed: seed &* 6151) }

  private static let modes = [
    "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary", "twoBesideSecondary", "twoOverSecondary",
    "twoDisplaceSecondary",
  ]

  mutating func state(_ profile: String) -> GeometryState {
    scale = Double(random.element([1, 2, 2, 3]))
    var state = GeometryState(
      profile: profile, scale: scale, size: size(), insets: insets(), preferredMode: random.element(Self.modes))
    state.isTrailing = random.isLikely(1, in: 3)
    state.isRightToLeft = random.isLikely(1, in: 3)
    state.isCompact = random.isLikely(1, in: 6)
    if random.isLikely(1, in: 2) {
      let property = property(profile)
      state.widths[property] = width(property)
    }
    return state
  }

  mutating func step(_ state: GeometryState) -> GeometryStep {
    switch random.below(20) {
    case 0..<8: return .resize(size(), random.isLikely(1, in: 4) ? insets() : state.insets)
    case 8..<13: return .request(random.element(Self.modes))
    case 13..<15: return .sizeClass(isCompact: !state.isCompact)
    case 15: return .edge(isTrailing: random.isLikely(1, in: 2))
    case 16: return .direction(isRightToLeft: random.isLikely(1, in: 2))
    default:
      let property = property(state.profile)
      return .width(property, random.isLikely(1, in: 3) ? nil : width(property))
    }
  }

  /// From 320 to 1400 by quarters, and near what the rules name.
  private mutating func size() -> Size {
    let named = [320, 393, 393.25, 819.75, 820, 834, 954.249, 954.25, 1024, 1180, 1365.75, 1366]
    func side() -> Double { random.isLikely(1, in: 3) ? random.element(named) : 320 + Double(random.below(4320)) / 4 }
    return Size(width: side(), height: side())
  }

  /// Insets of iPads, iPhones and windows in between, on the grid of pixels.
  private mutating func insets() -> EdgeInsets {
    let known = [
      EdgeInsets.zero, EdgeInsets(top: 20), EdgeInsets(top: 24, bottom: 20), EdgeInsets(top: 32, bottom: 25),
      EdgeInsets(top: 62, bottom: 34), EdgeInsets(left: 59, bottom: 21, right: 59), EdgeInsets(top: 32),
      EdgeInsets(top: 47, left: 3, bottom: 10, right: 11), EdgeInsets(top: 24, bottom: 15),
    ]
    if random.isLikely(2, in: 3) { return random.element(known) }
    func length(_ most: Int) -> Double { Double(random.below(most * Int(scale))) / scale }
    return EdgeInsets(top: length(70), left: length(60), bottom: length(50), right: length(60))
  }

  /// The width in points came with iOS 14.
  private mutating func property(_ profile: String) -> GeometryStep.WidthProperty {
    let all = GeometryStep.WidthProperty.allCases
    return random.element(["ios8", "ios13"].contains(profile) ? Array(all.dropFirst()) : all)
  }

  private mutating func width(_ property: GeometryStep.WidthProperty) -> Double {
    switch property {
    case .preferredPrimaryColumnWidthFraction: random.element([0, 0.2, 0.25, 0.3, 1.0 / 3, 0.4, 0.5, 0.6, 1])
    case .preferredPrimaryColumnWidth: random.element([200, 280, 300.25, 333.3, 375, 450])
    case .minimumPrimaryColumnWidth: random.element([0, 150, 240, 260.5, 300, 375, 400])
    case .maximumPrimaryColumnWidth: random.element([180, 240, 300, 310.4, 400, 600])
    }
  }
}
