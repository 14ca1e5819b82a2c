import Foundation

/// The constraints for whatever those of an app leave open.
extension LayoutSolving {
  /// A view whose position no constraint determines follows in reading order: its frame is below the one before it, inside the margins. All
  /// other lengths that are left open are as small as possible, and all other positions as far up and to the left.
  mutating func addWeakDefaults() {
    let members = members
    let placed = constrainedItems(members)
    for view in members where view.isPlacedByConstraints {
      guard let superview = view.superview, let rect = places[ObjectIdentifier(view)],
        let outer = places[ObjectIdentifier(superview)]
      else { continue }
      if placed.contains(ObjectIdentifier(view)) || superview.placesSubviewsItself {
        require(rect.minX, .equal, outer.minX, 0.3)
        require(rect.minY, .equal, outer.minY, 0.3)
        require(rect.width, .equal, Linear(0), 0.1)
        require(rect.height, .equal, Linear(0), 0.1)
      } else {
        addReadingOrder(of: view, rect, in: superview, outer)
      }
    }
  }

  private mutating func addReadingOrder(of view: UIView, _ rect: LinearRect, in superview: UIView, _ outer: LinearRect) {
    let inner = outer.inset(margins(of: superview))
    let before = superview.subviews.prefix { $0 !== view }.last { $0.isPlacedByConstraints }
    let above = before.flatMap { places[ObjectIdentifier($0)] }
    require(rect.minX, .equal, inner.minX, 0.6)
    require(rect.minY, .equal, above.map { $0.maxY + 8 } ?? inner.minY, 0.6)
    require(rect.width, .equal, inner.width, 0.5)
    note(view, .hasHeight)
    if view.contentSize(inWidth: nil).height < 0 { require(rect.height, .equal, Linear(44), 0.4) }
  }

  /// The views that a constraint names.
  private func constrainedItems(_ members: [UIView]) -> Set<ObjectIdentifier> {
    var items: Set<ObjectIdentifier> = []
    for view in [root] + members {
      for constraint in view.constraints {
        if let item = constraint.firstItem { items.insert(ObjectIdentifier(item)) }
        if let item = constraint.secondItem { items.insert(ObjectIdentifier(item)) }
      }
    }
    return items
  }
}
