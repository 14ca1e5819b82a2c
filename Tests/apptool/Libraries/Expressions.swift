// The shape of Cartography and of Stevia: expressions and operators over views.
import UIKit

public struct Coefficients {
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  init() {}
  init(_ multiplier: CGFloat, _ constant: CGFloat) { (self.multiplier, self.constant) = (multiplier, constant) }
}

public struct Expression<T> {
  let value: T
  var coefficients: [Coefficients]
}

public protocol Property {
  var attribute: NSLayoutConstraint.Attribute { get }
  var context: Context { get }
  var view: AnyObject { get }
}
public protocol NumericalEquality: Property {}
public protocol Addition: Property {}
public struct Dimension: NumericalEquality, Addition {
  public let attribute: NSLayoutConstraint.Attribute
  public let context: Context
  public let view: AnyObject
}
public struct Edge: NumericalEquality, Addition {
  public let attribute: NSLayoutConstraint.Attribute
  public let context: Context
  public let view: AnyObject
}

open class Context {
  fileprivate var constraints: [NSLayoutConstraint] = []
  @discardableResult
  internal func addConstraint(
    _ from: Property, to: Property? = nil, coefficients: Coefficients = Coefficients(),
    relation: NSLayoutConstraint.Relation = .equal
  )
    -> NSLayoutConstraint
  {
    if let view = from.view as? UIView { view.translatesAutoresizingMaskIntoConstraints = false }
    let constraint = NSLayoutConstraint(
      item: from.view, attribute: from.attribute, relatedBy: relation, toItem: to?.view,
      attribute: to?.attribute ?? .notAnAttribute,
      multiplier: coefficients.multiplier, constant: coefficients.constant)
    constraints.append(constraint)
    return constraint
  }
}

@discardableResult
public func == (lhs: Dimension, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.context.addConstraint(lhs, coefficients: Coefficients(1, rhs))
}
@discardableResult
public func == <P: NumericalEquality>(lhs: P, rhs: P) -> NSLayoutConstraint { lhs.context.addConstraint(lhs, to: rhs) }
@discardableResult
public func == <P: NumericalEquality>(lhs: P, rhs: Expression<P>) -> NSLayoutConstraint {
  lhs.context.addConstraint(lhs, to: rhs.value, coefficients: rhs.coefficients[0])
}
public func + <P: Addition>(lhs: P, rhs: CGFloat) -> Expression<P> {
  Expression(value: lhs, coefficients: [Coefficients(1, rhs)])
}
public func - <P: Addition>(lhs: P, rhs: CGFloat) -> Expression<P> { lhs + (-rhs) }
public func * (lhs: Dimension, rhs: CGFloat) -> Expression<Dimension> {
  Expression(value: lhs, coefficients: [Coefficients(rhs, 0)])
}

public class LayoutProxy {
  fileprivate let context: Context
  fileprivate let item: UIView
  init(_ context: Context, _ item: UIView) { (self.context, self.item) = (context, item) }
  public var width: Dimension { Dimension(attribute: .width, context: context, view: item) }
  public var height: Dimension { Dimension(attribute: .height, context: context, view: item) }
  public var top: Edge { Edge(attribute: .top, context: context, view: item) }
  public var leading: Edge { Edge(attribute: .leading, context: context, view: item) }
  public var trailing: Edge { Edge(attribute: .trailing, context: context, view: item) }
  public var superview: LayoutProxy? { item.superview.map { LayoutProxy(context, $0) } }
}

@discardableResult
public func constrain(_ first: UIView, _ second: UIView, block: (LayoutProxy, LayoutProxy) -> Void) -> [NSLayoutConstraint] {
  let context = Context()
  block(LayoutProxy(context, first), LayoutProxy(context, second))
  NSLayoutConstraint.activate(context.constraints)
  return context.constraints
}

prefix operator |
postfix operator |
infix operator ~ : MultiplicationPrecedence
@discardableResult
public prefix func | (view: UIView) -> UIView {
  view.translatesAutoresizingMaskIntoConstraints = false
  view.leadingAnchor.constraint(equalTo: view.superview!.leadingAnchor, constant: 8).isActive = true
  return view
}
@discardableResult
public postfix func | (view: UIView) -> UIView {
  view.translatesAutoresizingMaskIntoConstraints = false
  view.trailingAnchor.constraint(equalTo: view.superview!.trailingAnchor, constant: -8).isActive = true
  return view
}
@discardableResult
public func ~ (view: UIView, height: CGFloat) -> UIView {
  view.translatesAutoresizingMaskIntoConstraints = false
  view.heightAnchor.constraint(equalToConstant: height).isActive = true
  return view
}
extension UIView {
  @discardableResult
  func subviews(@ViewsBuilder content: () -> [UIView]) -> UIView {
    content().forEach(addSubview)
    return self
  }
}
public protocol Stylable {}
extension UIView: Stylable {}
extension Stylable where Self: UIView {
  @discardableResult
  public func style(_ styleClosure: (Self) -> Void) -> Self {
    styleClosure(self)
    return self
  }
}
@resultBuilder
public struct ViewsBuilder {
  public static func buildBlock(_ content: UIView...) -> [UIView] { content }
}

func expressions() -> String {
  let board = Board()
  constrain(board.first, board.second) { first, second in
    first.width == 50
    first.height == first.superview!.height * 0.25
    first.top == first.superview!.top + 5
    first.leading == first.superview!.leading + 7
    second.leading == first.trailing + 3
    second.top == first.top
    second.width == first.width
    second.height == first.height
  }
  return board.result
}

func operators() -> String {
  let board = Board()
  let third = UILabel().style { $0.text = "third" }
  board.subviews { third }
  |board.first| ~ 44
  |board.second ~ 20
  board.first.topAnchor.constraint(equalTo: board.topAnchor).isActive = true
  board.second.topAnchor.constraint(equalTo: board.first.bottomAnchor).isActive = true
  board.second.widthAnchor.constraint(equalToConstant: 30).isActive = true
  return "\(board.result); \(board.subviews.count) \(third.text ?? "")"
}
