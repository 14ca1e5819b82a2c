import Foundation

/// How important a constraint is: `UILayoutPriority`, from 1 to 1000. A constraint of 1000 must hold.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The constraint must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// Contents are hardly cut: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// Views hardly grow beyond their contents: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// Views are as small as they can be: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// The user can resize the window: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The size of the window stays: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The user cannot resize the window: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// A priority above another one.
  public static func + (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + distance)
  }
  /// A priority below another one.
  public static func - (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - distance)
  }
}

extension NSLayoutConstraint {
  /// A direction on the screen.
  public enum Axis: Int, Sendable { case horizontal, vertical }
  /// How the two sides of a constraint compare, with UIKit's raw values.
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  /// The property that a constraint is about, with UIKit's raw values.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
      firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins
    case centerYWithinMargins
  }
}

/// An equation or inequality between the frames of views: `NSLayoutConstraint`.
///
/// It is solved with all others of a screen by priority. One that must hold and contradicts others is left out, and the log of calls
/// says so, as UIKit writes it to the console.
@preconcurrency @MainActor
open class NSLayoutConstraint: ObjectBase {
  /// The first view or layout guide.
  open var firstItem: AnyObject? { storedFirst }
  @Unkept private final var storedFirst: AnyObject?
  /// The second view or layout guide, or nil for a constraint about one length.
  open var secondItem: AnyObject? { storedSecond }
  @Unkept private final var storedSecond: AnyObject?
  /// The property of the first item that the constraint is about.
  public let firstAttribute: Attribute
  /// The property of the second item that the constraint is about.
  public let secondAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// The factor of the second item.
  public let multiplier: CGFloat
  /// The length that is added to the second item, in points.
  open var constant: CGFloat { didSet { if constant != oldValue { owner?.setNeedsLayout() } } }
  /// How important the constraint is. The default is `required`.
  open var priority = UILayoutPriority.required { didSet { if priority != oldValue { owner?.setNeedsLayout() } } }
  /// A name, by which the log refers to the constraint.
  open var identifier: String?
  /// Kept, without an effect.
  open var shouldBeArchived = false
  /// The view that holds the constraint, which is above both items.
  @Unkept var owner: UIView?

  /// Creates a constraint that is not active: `first.attribute relation second.attribute * multiplier + constant`.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    storedFirst = view1 as AnyObject
    storedSecond = view2.map { $0 as AnyObject }
    (firstAttribute, secondAttribute, self.relation, self.multiplier) = (attr1, attr2, relation, multiplier)
    constant = c
    super.init()
  }

  /// Creates a constraint about nothing, for a property that gets another one later. It is never active.
  public override init() {
    (firstAttribute, secondAttribute, relation, multiplier, constant) = (.notAnAttribute, .notAnAttribute, .equal, 1, 0)
    super.init()
  }

  /// The first anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem, firstAttribute) }
  /// The second anchor, or nil.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { NSLayoutAnchor($0, secondAttribute) } }

  /// Whether the constraint is held by a view. Setting it adds it to the nearest view above both items, or removes it.
  open var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { owner?.removeConstraint(self) }
    }
  }

  private func activate() {
    guard let first = Self.view(of: firstItem) else { return }
    guard let second = Self.view(of: secondItem) else { return first.addConstraint(self) }
    guard let common = first.nearestCommonSuperview(with: second) else {
      return UIKitContext.current.application.raise(
        "Unable to activate a constraint between views that have no common view above them", receiver: "NSLayoutConstraint")
    }
    common.addConstraint(self)
  }

  /// The view of an item: itself, or that of a guide.
  static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }
  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraints of a line of views as text, such as `H:|-[find(80)]-[field(>=20@500)]-|`, in the order of the line and not
  /// active.
  ///
  /// The grammar is that of Apple's "Visual Format Language". `H:` or nothing is a line from the leading edge, `V:` one from the
  /// top, and `|` the view around the neighbour. Views without a hyphen between them touch, a hyphen is 8 points between views
  /// (unmeasured) and the margin at a bar (UIKit since iOS 8), and a number or a metric between hyphens is a distance in points
  /// from the edge. Predicates in parentheses have a relation, a number, a metric or, for a length, another view, and a priority.
  /// The language has no factors.
  ///
  /// - Parameters:
  ///   - format: The line.
  ///   - opts: The edges that all views share, and the direction of a line with `H:`. Each view is aligned with the next one.
  ///   - metrics: The numbers by name.
  ///   - views: The views and guides by name. A number by name is taken too, as UIKit's message about metrics says.
  ///
  /// UIKit raises an exception for a format that is wrong or a name that is missing, so the app ends, with a message that names the
  /// format and the character. The sentence is UIKit's for names, bars and options, and inferred for signs that are missing.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let line = try VisualFormatParser.parse(format)
      return try VisualFormatConstraints(format: line, options: opts, metrics: metrics ?? [:], views: views).make()
    } catch {
      fatalError(error.message(format))
    }
  }

  /// The constraint as an equation.
  open override nonisolated var description: String { MainActor.assumeIsolated { text } }

  private var text: String {
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    let first = Self.name(of: firstItem) + ".\(firstAttribute)"
    guard secondItem != nil else { return "\(identifier.map { "\($0): " } ?? "")\(first) \(sign) \(constant)" }
    let factor = multiplier == 1 ? "" : " * \(multiplier)"
    let sum = constant == 0 ? "" : constant > 0 ? " + \(constant)" : " - \(-constant)"
    return "\(identifier.map { "\($0): " } ?? "")\(first) \(sign) \(Self.name(of: secondItem)).\(secondAttribute)\(factor)\(sum)"
  }

  private static func name(of item: AnyObject?) -> String {
    guard let item else { return "nil" }
    return (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier ?? "\(type(of: item))"
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint names one view alone, as one of a width or of an aspect ratio does.
  func isOnly(about view: UIView) -> Bool { firstItem === view && (secondItem == nil || secondItem === view) }
}
