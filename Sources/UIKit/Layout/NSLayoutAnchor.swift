import Foundation

/// An edge, a middle or a length of a view, from which constraints are made: `NSLayoutAnchor`.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: ObjectBase {
  @Unkept var object: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    (object, self.attribute) = (item, attribute)
    super.init()
  }

  /// The view or the guide.
  open var item: AnyObject? { object }
  /// A name for the anchor.
  open var name: String { "\(attribute)" }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?, _ attribute: NSLayoutConstraint.Attribute,
    _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: object as Any, attribute: self.attribute, relatedBy: relation, toItem: other, attribute: attribute,
      multiplier: multiplier, constant: constant)
  }

  /// A constraint by which both anchors are at the same place.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }
  /// A constraint by which this anchor is behind the other one or at the same place.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: 0)
  }
  /// A constraint by which this anchor is before the other one or at the same place.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: 0)
  }
  /// A constraint by which this anchor is at a distance from the other one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor.object, anchor.attribute, 1, c)
  }
  /// A constraint by which this anchor is at least at a distance from the other one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.object, anchor.attribute, 1, c)
  }
  /// A constraint by which this anchor is at most at a distance from the other one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.object, anchor.attribute, 1, c)
  }
}

/// The distance that the system leaves between views: 8 points.
private let systemSpacing: CGFloat = 8

/// A horizontal place: `NSLayoutXAxisAnchor`.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A constraint at a multiple of the system's distance, which is 8 points.
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor.object, anchor.attribute, 1, multiplier * systemSpacing)
  }
  /// A constraint at no less than a multiple of the system's distance.
  open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    make(.greaterThanOrEqual, anchor.object, anchor.attribute, 1, multiplier * systemSpacing)
  }
  /// A constraint at no more than a multiple of the system's distance.
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
  {
    make(.lessThanOrEqual, anchor.object, anchor.attribute, 1, multiplier * systemSpacing)
  }
}

/// A vertical place: `NSLayoutYAxisAnchor`.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A constraint at a multiple of the system's distance, which is 8 points.
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor.object, anchor.attribute, 1, multiplier * systemSpacing)
  }
  /// A constraint at no less than a multiple of the system's distance.
  open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    make(.greaterThanOrEqual, anchor.object, anchor.attribute, 1, multiplier * systemSpacing)
  }
  /// A constraint at no more than a multiple of the system's distance.
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
  {
    make(.lessThanOrEqual, anchor.object, anchor.attribute, 1, multiplier * systemSpacing)
  }
}

/// A width or a height: `NSLayoutDimension`.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint to a length in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, nil, .notAnAttribute, 1, c) }
  /// A constraint to no less than a length in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, .notAnAttribute, 1, c)
  }
  /// A constraint to no more than a length in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, .notAnAttribute, 1, c)
  }
  /// A constraint to a multiple of another length.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m, constant: 0)
  }
  /// A constraint to no less than a multiple of another length.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: 0)
  }
  /// A constraint to no more than a multiple of another length.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: 0)
  }
  /// A constraint to a multiple of another length, and a number of points more.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor.object, anchor.attribute, m, c)
  }
  /// A constraint to no less than a multiple of another length and a number of points more.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  { make(.greaterThanOrEqual, anchor.object, anchor.attribute, m, c) }
  /// A constraint to no more than a multiple of another length and a number of points more.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  { make(.lessThanOrEqual, anchor.object, anchor.attribute, m, c) }
}
