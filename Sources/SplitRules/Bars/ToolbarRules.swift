/// The rules of an OS version for the toolbar of a navigation controller. All lengths are in points.
package enum ToolbarRules: Sendable {
  /// The bar is as wide as the view. Below it is the view's bottom inset, and the bar's background reaches down to the edge.
  case aboveInset(BarHeights)
  /// The buttons float in a slot inside the side insets (spec/containers.md 320 to 326).
  case floating(FloatingToolbar)
}

/// The heights of the slot of a floating toolbar.
package struct FloatingToolbar: Sendable {
  /// The distance between the top of the slot and its buttons.
  package let above: Double
  /// The height of the buttons on a phone with a regular height, and above a tab bar.
  package let buttons: Double
  /// The height of the buttons on a pad, and on a phone with a compact height.
  package let lowButtons: Double
  /// The distance on a phone between the buttons and the view's edge, whatever the bottom inset is.
  package let belowOnPhone: Double
  /// The distances on a phone and on a pad between the buttons and the insets at the sides.
  package let sideOnPhone, sideOnPad: Double
}

/// The place of a toolbar in a view. All lengths are in points.
package struct ToolbarPlace: Equatable, Sendable {
  /// The slot, which is the bar with its background.
  package let frame: Rect
  /// The part of the slot in which the buttons are. It keeps clear of the insets at the sides.
  package let buttons: Rect
  /// The bottom inset of the content above the toolbar.
  package let bottomInset: Double
}

extension ToolbarRules {
  /// The place of a toolbar in a view.
  ///
  /// - Parameters:
  ///   - view: The view of the navigation controller.
  ///   - traits: The traits that decide about the heights.
  ///   - isAboveTabBar: Whether a tab bar is below the view's content, at its bottom.
  package func place(in view: ViewPlacement, for traits: TraitCollection, isAboveTabBar: Bool) -> ToolbarPlace {
    let inset = view.safeArea.bottom
    switch self {
    case .aboveInset(let heights):
      let height = heights.height(for: traits)
      let slot = slot(height + (isAboveTabBar ? 0 : inset), above: isAboveTabBar ? inset : 0, in: view, EdgeInsets())
      let row = slot.inset(by: EdgeInsets(left: view.safeArea.left, right: view.safeArea.right))
      return ToolbarPlace(frame: slot, buttons: row.first(height), bottomInset: height + inset)
    case .floating(let toolbar):
      let buttons = toolbar.buttonHeight(for: traits, isAboveTabBar: isAboveTabBar)
      let below = isAboveTabBar ? 0 : traits.userInterfaceIdiom == .pad ? inset : toolbar.belowOnPhone
      let height = toolbar.above + buttons + below
      let sides = EdgeInsets(left: view.safeArea.left, right: view.safeArea.right)
      let slot = slot(height, above: isAboveTabBar ? inset : 0, in: view, sides)
      var row = slot
      row.y += toolbar.above
      return ToolbarPlace(
        frame: slot, buttons: row.first(buttons), bottomInset: isAboveTabBar ? height + inset : height)
    }
  }

  private func slot(_ height: Double, above bottom: Double, in view: ViewPlacement, _ sides: EdgeInsets) -> Rect {
    let area = view.frame.inset(by: sides)
    return Rect(x: area.x, y: area.maxY - bottom - height, width: max(0, area.width), height: height)
  }
}

extension ToolbarRules {
  /// The distance from the end of the row to the first button, or nil for that of other bars.
  package func margin(on idiom: UserInterfaceIdiom) -> Double? {
    guard case .floating(let toolbar) = self else { return nil }
    return idiom == .phone ? toolbar.sideOnPhone : toolbar.sideOnPad
  }
}

extension FloatingToolbar {
  fileprivate func buttonHeight(for traits: TraitCollection, isAboveTabBar: Bool) -> Double {
    if isAboveTabBar { return buttons }
    return traits.userInterfaceIdiom == .pad || traits.verticalSizeClass == .compact ? lowButtons : buttons
  }
}

extension Rect {
  /// The part at the top with the given height.
  fileprivate func first(_ height: Double) -> Rect { Rect(x: x, y: y, width: width, height: height) }
}
