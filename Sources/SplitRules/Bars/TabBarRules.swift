/// The rules of an OS version for the places of tab bars. All lengths are in points.
package struct TabBarRules: Sendable {
  /// The bar at the top of a pad, or nil before iOS 18.
  package var top: TopTabBar?
  package let bottom: BottomTabBar
  /// Whether a controller that is pushed in a column of a split view can hide the bar around that split view: not in iOS 8 to 12
  /// (spec/reports.md 453, observed; iOS 5 to 7 and the versions since iOS 13 are unmeasured).
  package var hidesForColumns = true
  /// Whether the tabs at the bottom are on a platter (`TabPlatter`).
  package var hasPlatter = false
}

/// A tab bar at the top of a pad, in the strip of the navigation bar.
package struct TopTabBar: Sendable {
  package let height: Double
  /// The distance between the bar and the content of a tab that has no navigation bar.
  package let gapBelow: Double
  /// The distance between the tabs and the ends of the surface behind them.
  package var margin: Double = 0
}

/// A tab bar at the bottom of a phone or of a narrow pad.
package enum BottomTabBar: Sendable {
  /// The bar is above the view's bottom inset, and its background reaches down to the edge. `padWithInset` is the height of
  /// the bar together with the inset on a pad, or nil if an inset does not change the bar.
  case aboveInset(BarHeights, padWithInset: Double?)
  /// The bar and the content's inset have one height, whatever the view's bottom inset is.
  case whole(regularHeight: Double, compactHeight: Double)
}

/// The edge at which a tab bar is.
package enum TabBarPlacement: String, Sendable, CaseIterable { case top, bottom }

extension TabBarRules {
  /// The edge of the bar for the traits of its controller, with the reason in a sentence. A pad has its bar at the top as long
  /// as its width is regular (AD documented; TABS observed for compact widths and for overridden traits).
  package func placement(for traits: TraitCollection) -> (edge: TabBarPlacement, reason: String) {
    guard top != nil else { return (.bottom, "profile: a tab bar is at the bottom before iOS 18") }
    guard traits.userInterfaceIdiom == .pad else { return (.bottom, "phone: the bar is at the top of a pad alone") }
    return traits.horizontalSizeClass == .regular
      ? (.top, "regular width: a pad has the bar at the top")
      : (.bottom, "compact width: the bar is at the bottom, as on a phone")
  }

  /// The greatest number of items in a bar, beyond which the last one is More, or nil for a bar at the top, which scrolls: five in a
  /// compact width and eight in a regular one (spec/reports.md 452: the first AD documented, the second inferred).
  package func mostItems(for traits: TraitCollection) -> Int? {
    guard placement(for: traits).edge == .bottom else { return nil }
    return traits.horizontalSizeClass == .regular ? 8 : 5
  }

  /// The height of the bar at the bottom, which includes the view's bottom inset.
  package func bottomHeight(for traits: TraitCollection, inset: Double) -> Double {
    switch bottom {
    case .whole(let regular, let compact): traits.verticalSizeClass == .compact ? compact : regular
    case .aboveInset(let heights, let padWithInset):
      if traits.userInterfaceIdiom == .pad, inset > 0, let padWithInset {
        max(inset, padWithInset)
      } else {
        heights.height(for: traits) + inset
      }
    }
  }

  /// The row of the items of a bar at the top.
  package func topRow(in frame: Rect, widths: [Double], isMirrored: Bool) -> TabBarRow {
    TabBarRow(frame: frame, widths: widths, margin: top?.margin ?? 0, isMirrored: isMirrored)
  }

  /// The frame of a bar in a view.
  package func frame(at edge: TabBarPlacement, of view: ViewPlacement, for traits: TraitCollection) -> Rect {
    var frame = view.frame
    switch edge {
    case .top:
      frame.y += view.safeArea.top
      frame.height = top?.height ?? 0
    case .bottom:
      frame.height = bottomHeight(for: traits, inset: view.safeArea.bottom)
      frame.y = view.frame.maxY - frame.height
    }
    return frame
  }
}
