import SplitKit

/// Steps for tests of what a column style calls, where the rules say which mode is shown.
struct ColumnCallGenerator {
  var random: Xorshift

  init(seed: UInt64) { random = Xorshift(seed: seed &* 8_111) }

  private static let widths = [393.0, 820, 820, 1180]

  mutating func state() -> ColumnState {
    var state = ColumnState()
    state.isTriple = random.isLikely(2, in: 3)
    state.size.width = random.element(Self.widths)
    state.isHosted = random.isLikely(1, in: 2)
    state.isCompact = random.isLikely(1, in: 2)
    state.hasCompactColumn = random.isLikely(1, in: 4)
    let tops: [OracleColumn] = [.secondary, .secondary, .primary] + (state.isTriple ? [.supplementary] : [])
    if !state.hasCompactColumn { state.topColumn = random.element(tops) }
    if random.isLikely(1, in: 3) { state.expandingAnswer = random.element(Array(OracleMode.allCases.dropFirst())) }
    if random.isLikely(1, in: 2) { state.firstProperties = [mode()] }
    return state
  }

  mutating func step(_ oracle: ColumnOracle, _ number: Int) -> ColumnStep {
    let isStack = oracle.isCollapsed && !oracle.stack.isEmpty
    switch random.below(12) {
    case 0, 1, 2: return .sizeClass(isCompact: !oracle.isCollapsed)
    case 3: return .resize(Size(width: random.element(Self.widths), height: 1180), .zero)
    case 4, 5: return .set([mode()])
    case 6, 7: if isStack || !oracle.isCollapsed { return .show(random.element(oracle.columns)) }
    case 8, 9: if isStack || !oracle.isCollapsed { return .hide(random.element(oracle.columns)) }
    case 10:
      // No rule says which columns are pushed on the way from the primary of a triple.
      let isSaid = !oracle.isCollapsed || isStack && oracle.stack.count + 1 >= oracle.columns.count
      if isSaid { return .showDetail("D\(number)") }
    default:
      if isStack || !oracle.isCollapsed { return .setViewController(random.element(oracle.columns), "D\(number)") }
    }
    return .sizeClass(isCompact: random.isLikely(1, in: 2))
  }

  private mutating func mode() -> Member {
    Member("preferredDisplayMode", .string(random.element(OracleMode.allCases).rawValue))
  }
}
