import Foundation
internal import LayoutSolver

/// The wishes for whatever the constraints of an app leave open, below every priority that an app can give.
///
/// Such a layout is ambiguous, and no document says what UIKit does with it. These wishes lead to what reports and the tests of layout
/// libraries see: a view keeps its size at the one edge that holds it, and meets a lone inequality as an equation.
enum WeakPriority {
  /// A length between the greatest and the least that an app permits is as the app's inequality names it.
  static let tight = 0.4
  /// The views of a stack after the first one do not grow.
  static let growth = 0.35
  /// A view without contents has no size.
  static let size = 0.3
  /// A view is at the top and at the left.
  static let position = 0.1
}

extension LayoutSolving {
  /// Adds a wish for every length and position. `shift` moves each of them, by which a layout that depends on them shows.
  mutating func addWeakDefaults() {
    let members = members
    let named = constrainedItems(members)
    for view in members where view.isPlacedByConstraints {
      guard let superview = view.superview, let rect = places[ObjectIdentifier(view)],
        let outer = places[ObjectIdentifier(superview)]
      else { continue }
      let isNamed = named.contains(ObjectIdentifier(view)) || superview.placesSubviewsItself
      let frame = isNamed ? .zero : frameWithoutConstraints(of: view)
      require(rect.minX, .equal, outer.minX + Double(frame.minX) + shift, WeakPriority.position)
      require(rect.minY, .equal, outer.minY + Double(frame.minY) + shift, WeakPriority.position)
      require(rect.width, .equal, Linear(Double(frame.width) + shift), WeakPriority.size)
      require(rect.height, .equal, Linear(Double(frame.height) + shift), WeakPriority.size)
    }
  }

  /// Adds the wish that an inequality holds as an equation.
  mutating func addTightness(_ first: Linear, _ relation: LayoutConstraint.Relation, _ second: Linear) {
    switch relation {
    case .equal: break
    case .lessOrEqual: require(first, .equal, second - shift, WeakPriority.tight)
    case .greaterOrEqual: require(first, .equal, second + shift, WeakPriority.tight)
    }
  }

  /// The frame that the code has set for a view that no constraint names.
  private mutating func frameWithoutConstraints(of view: UIView) -> CGRect {
    note(view, .frame)
    return view.storedFrame
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
