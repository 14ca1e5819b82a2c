import SplitKit

/// Windows and steps for tests of column styles: every scale, insets of real devices and others, properties at random.
struct ColumnGenerator {
  var random: Xorshift

  init(seed: UInt64) { random = Xorshift(seed: seed &* 6_367) }

  mutating func state() -> ColumnState {
    var state = ColumnState()
    state.isTriple = random.isLikely(2, in: 3)
    state.scale = Double(random.element([1, 2, 2, 2, 3]))
    (state.size, state.insets) = (size(), insets(state.scale))
    state.isRightToLeft = random.isLikely(1, in: 4)
    state.isCompact = random.isLikely(1, in: 6)
    state.isHosted = random.isLikely(1, in: 2)
    state.hasCompactColumn = random.isLikely(1, in: 6)
    let tops: [OracleColumn] = [.secondary, .secondary, .primary] + (state.isTriple ? [.supplementary] : [])
    // No rule says which column is on top if the compact column is proposed and the delegate answers another one.
    if !state.hasCompactColumn { state.topColumn = random.element(tops) }
    if random.isLikely(1, in: 2) { state.firstProperties.append(modeMember()) }
    if random.isLikely(1, in: 3) { state.firstProperties += properties(state) }
    return state
  }

  mutating func step(_ state: ColumnState, isCollapsed: Bool) -> ColumnStep {
    switch random.below(20) {
    case 0..<6: return .resize(size(), random.isLikely(1, in: 4) ? insets(state.scale) : state.insets)
    case 6..<9: return .set([modeMember()])
    case 9..<12: return .set(properties(state))
    case 12..<14: return .sizeClass(isCompact: !isCollapsed)
    case 14: return .direction(isRightToLeft: random.isLikely(1, in: 3))
    case 15..<18:
      guard !isCollapsed || !state.hasCompactColumn else { return .set([modeMember()]) }
      return .show(column(state))
    default:
      guard !isCollapsed || !state.hasCompactColumn else { return .set([modeMember()]) }
      return .hide(column(state))
    }
  }

  private mutating func column(_ state: ColumnState) -> OracleColumn {
    random.element(OracleColumn.allCases.filter { state.isTriple || $0 != .supplementary })
  }

  private mutating func modeMember() -> Member {
    Member("preferredDisplayMode", .string(random.element(OracleMode.allCases).rawValue))
  }

  /// One or several, of which some may repeat.
  private mutating func properties(_ state: ColumnState) -> [Member] {
    (0..<random.element([1, 1, 1, 2, 2, 3])).map { _ in property(state) }
  }

  private mutating func property(_ state: ColumnState) -> Member {
    switch random.below(10) {
    case 0, 1: return modeMember()
    case 2: return Member("preferredSplitBehavior", random.element(["automatic", "tile", "overlay", "displace"]))
    case 3: return Member("primaryBackgroundStyle", random.element(["none", "sidebar", "sidebar"]))
    case 4: return Member("primaryEdge", random.element(["leading", "leading", "trailing"]))
    default: return width(state)
    }
  }

  private mutating func width(_ state: ColumnState) -> Member {
    let columns = state.isTriple ? ["Primary", "Primary", "Supplementary", "Supplementary", "Secondary"] : ["Primary"]
    let column = random.element(columns)
    // The minimum is the only preference of the secondary that has a rule.
    let kind = column == "Secondary" ? 2 : random.below(4)
    if random.isLikely(2, in: 5) { return Member(Self.name(kind, column), .null) }
    let value: Double =
      switch kind {
      case 0: random.element([200, 240, 280, 300, 333, 375, 450])
      case 1: random.element([0.1, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5])
      case 2: random.element(column == "Secondary" ? [300, 400, 464, 500, 600] : [100, 180, 240, 260, 300, 375])
      default: random.element([180, 240, 260, 300, 310, 400, 600])
      }
    return Member(Self.name(kind, column), .number(value))
  }

  private static func name(_ kind: Int, _ column: String) -> String {
    switch kind {
    case 0: "preferred\(column)ColumnWidth"
    case 1: "preferred\(column)ColumnWidthFraction"
    case 2: "minimum\(column)ColumnWidth"
    default: "maximum\(column)ColumnWidth"
    }
  }

  /// From 320 to 1600 by quarters, and near what the rules name.
  private mutating func size() -> Size {
    let named = [
      320, 393, 599.75, 600, 819.75, 820, 834, 954, 954.249, 954.25, 954.5, 960, 994.5, 1014.249, 1014.25, 1024, 1074.5,
      1180, 1366,
    ]
    func side() -> Double { random.isLikely(1, in: 3) ? random.element(named) : 320 + Double(random.below(5120)) / 4 }
    return Size(width: side(), height: side())
  }

  private mutating func insets(_ scale: Double) -> EdgeInsets {
    let known = [
      EdgeInsets.zero, EdgeInsets(top: 20), EdgeInsets(top: 24, bottom: 20), EdgeInsets(top: 32, bottom: 25),
      EdgeInsets(top: 59, bottom: 34), EdgeInsets(left: 59, bottom: 21, right: 59), EdgeInsets(top: 32),
      EdgeInsets(top: 24, bottom: 15),
    ]
    if random.isLikely(3, in: 4) { return random.element(known) }
    func length(_ most: Int) -> Double { Double(random.below(most * Int(scale))) / scale }
    return EdgeInsets(top: length(70), left: length(60), bottom: length(50), right: length(60))
  }
}
