// The shape of SnapKit: a proxy on views, a maker with a chain of results, a subclass of constraints, and associated objects.
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

#if canImport(UIKit)
  public typealias ConstraintView = UIView
  typealias LayoutRelation = NSLayoutConstraint.Relation
  typealias LayoutAttribute = NSLayoutConstraint.Attribute
  public typealias ConstraintLayoutSupport = UILayoutSupport
  public typealias ConstraintInsets = UIEdgeInsets
#else
  public typealias ConstraintView = NSView
#endif

public protocol ConstraintRelatableTarget {}
extension Int: ConstraintRelatableTarget {}
extension Double: ConstraintRelatableTarget {}
extension CGFloat: ConstraintRelatableTarget {}
extension CGSize: ConstraintRelatableTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}
extension ConstraintView: ConstraintRelatableTarget {}
@available(iOS 9.0, OSX 10.11, *)
extension UILayoutGuide: ConstraintRelatableTarget {}

public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
extension Int: ConstraintOffsetTarget {}
extension Double: ConstraintOffsetTarget {}
extension CGFloat: ConstraintOffsetTarget {}
public protocol ConstraintConstantTarget {}
extension CGSize: ConstraintConstantTarget {}
extension UIEdgeInsets: ConstraintConstantTarget {}

extension ConstraintConstantTarget {
  fileprivate func constraintConstantTargetValueFor(layoutAttribute: NSLayoutConstraint.Attribute) -> CGFloat {
    if let value = self as? CGFloat { return value }
    if let value = self as? Double { return CGFloat(value) }
    if let value = self as? Int { return CGFloat(value) }
    if let value = self as? CGSize {
      return layoutAttribute == .width ? value.width : layoutAttribute == .height ? value.height : 0
    }
    if let value = self as? UIEdgeInsets {
      switch layoutAttribute {
      case .left, .leading: return value.left
      case .top: return value.top
      case .right, .trailing: return -value.right
      case .bottom: return -value.bottom
      default: return 0
      }
    }
    return 0.0
  }
}

internal struct ConstraintAttributes: OptionSet, ExpressibleByIntegerLiteral {
  typealias IntegerLiteralType = UInt
  internal init(rawValue: UInt) { self.rawValue = rawValue }
  internal init(integerLiteral rawValue: IntegerLiteralType) { self.init(rawValue: rawValue) }
  internal private(set) var rawValue: UInt
  internal static let none: ConstraintAttributes = 0
  internal static let left: ConstraintAttributes = ConstraintAttributes(rawValue: 1)
  internal static let top: ConstraintAttributes = ConstraintAttributes(rawValue: 2)
  internal static let right: ConstraintAttributes = ConstraintAttributes(rawValue: 4)
  internal static let bottom: ConstraintAttributes = ConstraintAttributes(rawValue: 8)
  internal static let width: ConstraintAttributes = ConstraintAttributes(rawValue: 64)
  internal static let height: ConstraintAttributes = ConstraintAttributes(rawValue: 128)
  internal static let centerX: ConstraintAttributes = ConstraintAttributes(rawValue: 256)
  internal static let centerY: ConstraintAttributes = ConstraintAttributes(rawValue: 512)
  internal static let edges: ConstraintAttributes = [.left, .top, .right, .bottom]
  internal static let size: ConstraintAttributes = [.width, .height]
  internal static let center: ConstraintAttributes = [.centerX, .centerY]

  internal var layoutAttributes: [LayoutAttribute] {
    let all: [(ConstraintAttributes, LayoutAttribute)] = [
      (.left, .left), (.top, .top), (.right, .right), (.bottom, .bottom), (.width, .width), (.height, .height),
      (.centerX, .centerX),
      (.centerY, .centerY),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

internal func + (left: ConstraintAttributes, right: ConstraintAttributes) -> ConstraintAttributes { left.union(right) }
internal func += (left: inout ConstraintAttributes, right: ConstraintAttributes) { left.formUnion(right) }

public class LayoutConstraint: NSLayoutConstraint {
  public var label: String? {
    get { self.identifier }
    set { self.identifier = newValue }
  }
  internal weak var constraint: Constraint?
}

internal func == (lhs: LayoutConstraint, rhs: LayoutConstraint) -> Bool {
  guard
    lhs.firstAttribute == rhs.firstAttribute && lhs.secondAttribute == rhs.secondAttribute && lhs.relation == rhs.relation
      && lhs.priority == rhs.priority && lhs.multiplier == rhs.multiplier && lhs.secondItem === rhs.secondItem
      && lhs.firstItem === rhs.firstItem
  else { return false }
  return true
}

public final class ConstraintItem {
  internal weak var target: AnyObject?
  internal let attributes: ConstraintAttributes
  internal init(target: AnyObject?, attributes: ConstraintAttributes) {
    self.target = target
    self.attributes = attributes
  }
  internal var layoutConstraintItem: LayoutConstraintItem? { self.target as? LayoutConstraintItem }
}

public func == (lhs: ConstraintItem, rhs: ConstraintItem) -> Bool {
  lhs === rhs || (lhs.target === rhs.target && lhs.attributes == rhs.attributes)
}

public protocol LayoutConstraintItem: AnyObject {}
@available(iOS 9.0, OSX 10.11, *)
extension UILayoutGuide: LayoutConstraintItem {}
extension ConstraintView: LayoutConstraintItem {}

extension LayoutConstraintItem {
  internal func prepare() {
    if let view = self as? ConstraintView { view.translatesAutoresizingMaskIntoConstraints = false }
  }
  internal var superview: ConstraintView? {
    if let view = self as? ConstraintView { return view.superview }
    if #available(iOS 9.0, OSX 10.11, *), let guide = self as? UILayoutGuide { return guide.owningView }
    return nil
  }
  internal var constraints: [Constraint] { self.constraintsSet.allObjects as! [Constraint] }
  internal func add(constraints: [Constraint]) {
    let constraintsSet = self.constraintsSet
    for constraint in constraints { constraintsSet.add(constraint) }
  }
  private var constraintsSet: NSMutableSet {
    let constraintsSet: NSMutableSet
    if let existing = objc_getAssociatedObject(self, &constraintsKey) as? NSMutableSet {
      constraintsSet = existing
    } else {
      constraintsSet = NSMutableSet()
      objc_setAssociatedObject(self, &constraintsKey, constraintsSet, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    return constraintsSet
  }
}
private var constraintsKey: UInt8 = 0

public final class Constraint: NSObject {
  private let from: ConstraintItem
  private let to: ConstraintItem
  private let relation: LayoutRelation
  private let multiplier: CGFloat
  public internal(set) var constant: ConstraintConstantTarget {
    didSet { self.updateConstantAndPriorityIfNeeded() }
  }
  private var priority: UILayoutPriority
  public private(set) var layoutConstraints: [LayoutConstraint] = []
  public var isActive: Bool {
    set { newValue ? activate() : deactivate() }
    get { layoutConstraints.contains { $0.isActive } }
  }

  internal init(
    from: ConstraintItem, to: ConstraintItem, relation: LayoutRelation, multiplier: CGFloat, constant: ConstraintConstantTarget,
    priority: UILayoutPriority
  ) {
    self.from = from
    self.to = to
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    super.init()
    let layoutFrom = from.layoutConstraintItem!
    for attribute in from.attributes.layoutAttributes {
      let toAttribute: LayoutAttribute =
        to.target == nil ? .notAnAttribute : to.attributes == .none ? attribute : to.attributes.layoutAttributes[0]
      let constraint = LayoutConstraint(
        item: layoutFrom, attribute: attribute, relatedBy: relation, toItem: to.target, attribute: toAttribute,
        multiplier: multiplier,
        constant: constant.constraintConstantTargetValueFor(layoutAttribute: attribute))
      constraint.priority = priority
      constraint.constraint = self
      layoutConstraints.append(constraint)
    }
  }

  @discardableResult
  public func update(offset: ConstraintOffsetTarget) -> Constraint {
    self.constant = offset
    return self
  }
  public func activate() {
    NSLayoutConstraint.activate(layoutConstraints)
    from.layoutConstraintItem?.add(constraints: [self])
  }
  public func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }
  internal func updateConstantAndPriorityIfNeeded() {
    for constraint in layoutConstraints {
      constraint.constant = constant.constraintConstantTargetValueFor(layoutAttribute: constraint.firstAttribute)
    }
  }
}

public class ConstraintDescription {
  internal let item: LayoutConstraintItem
  internal var attributes: ConstraintAttributes
  internal var relation: LayoutRelation? = nil
  internal var related: ConstraintItem? = nil
  internal var multiplier: CGFloat = 1.0
  internal var constant: ConstraintConstantTarget = 0.0
  internal var priority: UILayoutPriority = .required
  internal lazy var constraint: Constraint? = {
    guard let relation = self.relation, let related = self.related else { return nil }
    let from = ConstraintItem(target: self.item, attributes: self.attributes)
    return Constraint(
      from: from, to: related, relation: relation, multiplier: self.multiplier, constant: self.constant, priority: self.priority)
  }()
  internal init(item: LayoutConstraintItem, attributes: ConstraintAttributes) {
    self.item = item
    self.attributes = attributes
  }
}

public class ConstraintMakerFinalizable {
  internal let description: ConstraintDescription
  internal init(_ description: ConstraintDescription) { self.description = description }
  public var constraint: Constraint { self.description.constraint! }
}

public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult
  public func priority(_ amount: UILayoutPriority) -> ConstraintMakerFinalizable {
    self.description.priority = amount
    return self
  }
}

public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult
  public func multipliedBy(_ amount: CGFloat) -> ConstraintMakerEditable {
    self.description.multiplier = amount
    return self
  }
  @discardableResult
  public func offset(_ amount: ConstraintOffsetTarget) -> ConstraintMakerEditable {
    self.description.constant = amount
    return self
  }
  @discardableResult
  public func inset(_ amount: CGFloat) -> ConstraintMakerEditable {
    self.description.constant = ConstraintInsets(top: amount, left: amount, bottom: amount, right: amount)
    return self
  }
}

public class ConstraintMakerRelatable {
  internal let description: ConstraintDescription
  internal init(_ description: ConstraintDescription) { self.description = description }

  internal func relatedTo(_ other: ConstraintRelatableTarget, relation: LayoutRelation) -> ConstraintMakerEditable {
    let related: ConstraintItem
    let constant: ConstraintConstantTarget
    if let other = other as? ConstraintItem {
      related = other
      constant = 0.0
    } else if let other = other as? ConstraintView {
      related = ConstraintItem(target: other, attributes: ConstraintAttributes.none)
      constant = 0.0
    } else if let other = other as? ConstraintConstantTarget {
      related = ConstraintItem(target: nil, attributes: ConstraintAttributes.none)
      constant = other
    } else {
      fatalError("Invalid constraint.")
    }
    self.description.relation = relation
    self.description.related = related
    self.description.constant = constant
    return ConstraintMakerEditable(self.description)
  }

  @discardableResult
  public func equalTo(_ other: ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line) -> ConstraintMakerEditable
  {
    self.relatedTo(other, relation: .equal)
  }
  @discardableResult
  public func equalToSuperview() -> ConstraintMakerEditable {
    guard let other = self.description.item.superview else { fatalError("Expected superview but found nil.") }
    return self.relatedTo(other, relation: .equal)
  }
  @discardableResult
  public func lessThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable {
    self.relatedTo(other, relation: .lessThanOrEqual)
  }
}

public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  public var left: ConstraintMakerExtendable {
    self.description.attributes += .left
    return self
  }
  public var top: ConstraintMakerExtendable {
    self.description.attributes += .top
    return self
  }
  public var height: ConstraintMakerExtendable {
    self.description.attributes += .height
    return self
  }
}

public class ConstraintMaker {
  public var left: ConstraintMakerExtendable { self.makeExtendableWithAttributes(.left) }
  public var top: ConstraintMakerExtendable { self.makeExtendableWithAttributes(.top) }
  public var right: ConstraintMakerExtendable { self.makeExtendableWithAttributes(.right) }
  public var width: ConstraintMakerExtendable { self.makeExtendableWithAttributes(.width) }
  public var size: ConstraintMakerExtendable { self.makeExtendableWithAttributes(.size) }
  public var edges: ConstraintMakerExtendable { self.makeExtendableWithAttributes(.edges) }
  public var center: ConstraintMakerExtendable { self.makeExtendableWithAttributes(.center) }

  private let item: LayoutConstraintItem
  private var descriptions = [ConstraintDescription]()

  internal init(item: LayoutConstraintItem) {
    self.item = item
    self.item.prepare()
  }

  internal func makeExtendableWithAttributes(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(item: self.item, attributes: attributes)
    self.descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }

  internal static func prepareConstraints(item: LayoutConstraintItem, closure: (_ make: ConstraintMaker) -> Void) -> [Constraint]
  {
    let maker = ConstraintMaker(item: item)
    closure(maker)
    return maker.descriptions.compactMap { $0.constraint }
  }

  internal static func makeConstraints(item: LayoutConstraintItem, closure: (_ make: ConstraintMaker) -> Void) {
    for constraint in prepareConstraints(item: item, closure: closure) { constraint.activate() }
  }

  internal static func remakeConstraints(item: LayoutConstraintItem, closure: (_ make: ConstraintMaker) -> Void) {
    for constraint in item.constraints { constraint.deactivate() }
    self.makeConstraints(item: item, closure: closure)
  }
}

public protocol ConstraintDSL {
  var target: AnyObject? { get }
  func setLabel(_ value: String?)
  func label() -> String?
}
extension ConstraintDSL {
  public func setLabel(_ value: String?) {
    objc_setAssociatedObject(self.target as Any, &labelKey, value, .OBJC_ASSOCIATION_COPY_NONATOMIC)
  }
  public func label() -> String? { objc_getAssociatedObject(self.target as Any, &labelKey) as? String }
}
private var labelKey: UInt8 = 0

public struct ConstraintViewDSL: ConstraintDSL {
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepareConstraints(item: self.view, closure: closure)
  }
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.makeConstraints(item: self.view, closure: closure)
  }
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remakeConstraints(item: self.view, closure: closure)
  }
  public var contentHuggingHorizontalPriority: Float {
    get { self.view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { self.view.setContentHuggingPriority(UILayoutPriority(rawValue: newValue), for: .horizontal) }
  }
  public var target: AnyObject? { self.view }
  internal let view: ConstraintView
  internal init(view: ConstraintView) { self.view = view }
  public var right: ConstraintItem { ConstraintItem(target: self.target, attributes: .right) }
}

extension ConstraintView {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

func maker() -> String {
  let board = Board()
  var width: Constraint?
  board.first.snp.makeConstraints { make in
    make.left.top.equalToSuperview().offset(10)
    make.size.equalTo(CGSize(width: 40, height: 30))
  }
  board.second.snp.makeConstraints {
    $0.left.equalTo(board.first.snp.right).offset(8)
    $0.top.height.equalTo(board.first)
    width = $0.width.equalTo(board).multipliedBy(0.5).offset(-20).priority(.defaultHigh).constraint
  }
  board.first.snp.setLabel("first")
  let before = board.result
  width?.update(offset: -50)
  let updated = board.result
  board.second.snp.remakeConstraints { $0.edges.equalToSuperview().inset(20) }
  return
    "\(before); \(updated); \(board.result); \(board.first.snp.label() ?? "") \(board.second.snp.contentHuggingHorizontalPriority)"
}
