/// The parts of a navigation bar's row that another bar has before the own items, at each edge: the button for a sidebar of
/// tabs, or the tabs of a bar at the top of a pad. Items that would lie below the tabs stand beyond them.
///
/// Everything here is ours: the two bars share a strip (spec/containers.md 335 and 341), and for items that meet the tabs
/// there are no figures.
package struct BarObstacles: Equatable, Sendable {
  /// The place from the leading edge, or nil if the items begin at that edge.
  package var leading: BarItemPlace?
  /// The place from the trailing edge, or nil if the items begin at that edge.
  package var trailing: BarItemPlace?

  package init(leading: BarItemPlace? = nil, trailing: BarItemPlace? = nil) {
    (self.leading, self.trailing) = (leading, trailing)
  }
}

extension BarItemRules {
  /// The obstacles for items of which those at each edge end at the given distances from it, or at 0 if there are none.
  ///
  /// Items stay where they are if there is no room for them beyond the tabs.
  ///
  /// - Parameters:
  ///   - tabs: The distances of the tabs' edges from the leading edge of the row.
  ///   - ends: The distances at which the items end, from the leading edge and from the trailing one.
  ///   - width: The width of the row.
  package func obstacles(
    tabs: (start: Double, end: Double), ends: (leading: Double, trailing: Double), width: Double
  ) -> BarObstacles {
    var obstacles = BarObstacles()
    if isBelow(tabs, from: margin, to: ends.leading), tabs.end + groupSpacing + ends.leading - margin <= width - ends.trailing {
      obstacles.leading = BarItemPlace(inset: 0, width: tabs.end)
    }
    let fromTrailing = (start: width - tabs.end, end: width - tabs.start)
    let free = obstacles.leading == nil ? ends.leading : 0
    if isBelow(fromTrailing, from: margin, to: ends.trailing),
      fromTrailing.end + groupSpacing + ends.trailing - margin <= width - free
    {
      obstacles.trailing = BarItemPlace(inset: 0, width: fromTrailing.end)
    }
    return obstacles
  }

  private func isBelow(_ tabs: (start: Double, end: Double), from start: Double, to end: Double) -> Bool {
    end > start && end > tabs.start && start < tabs.end
  }
}
