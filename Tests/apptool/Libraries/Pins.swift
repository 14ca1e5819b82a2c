// The shapes of PinLayout and of EasyPeasy: frames by a chain of calls, and attributes with an operator on a protocol of items.
import UIKit

public protocol Layoutable: AnyObject, Equatable, CustomDebugStringConvertible {
  associatedtype View: Layoutable
  var superview: View? { get }
  var subviews: [View] { get }
  func getRect(keepTransform: Bool) -> CGRect
  func setRect(_ rect: CGRect, keepTransform: Bool)
}
extension UIView: Layoutable {
  public typealias View = UIView
  public func getRect(keepTransform: Bool) -> CGRect {
    guard keepTransform else { return frame }
    let (size, point, anchor) = (bounds.size, center, layer.anchorPoint)
    return CGRect(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
  }
  public func setRect(_ rect: CGRect, keepTransform: Bool) {
    if keepTransform {
      let adjustedRect = rect.standardized
      bounds.size = adjustedRect.size
      center = CGPoint(x: adjustedRect.midX, y: adjustedRect.midY)
    } else {
      frame = rect
    }
  }
}

public class PinLayout<PinView: Layoutable> {
  internal let view: PinView
  private var _left: CGFloat?, _top: CGFloat?, _width: CGFloat?, _height: CGFloat?, _right: CGFloat?
  private var isLayouted = false

  init(view: PinView) { self.view = view }
  deinit { if !isLayouted { apply() } }

  @discardableResult public func left(_ value: CGFloat) -> PinLayout { _left = value; return self }
  @discardableResult public func top(_ value: CGFloat) -> PinLayout { _top = value; return self }
  @discardableResult public func right(_ value: CGFloat) -> PinLayout { _right = value; return self }
  @discardableResult public func width(_ value: CGFloat) -> PinLayout { _width = value; return self }
  @discardableResult public func height(_ percent: Percent) -> PinLayout {
    _height = view.superview.map { percent.of($0.getRect(keepTransform: true).height) }
    return self
  }
  public func layout() { apply() }
  private func apply() {
    isLayouted = true
    var rect = view.getRect(keepTransform: true)
    let outer = view.superview?.getRect(keepTransform: true).width ?? 0
    if let left = _left { rect.origin.x = left }
    if let top = _top { rect.origin.y = top }
    if let width = _width { rect.size.width = width }
    if let right = _right { rect.size.width = outer - right - rect.origin.x }
    if let height = _height { rect.size.height = height }
    view.setRect(rect, keepTransform: true)
  }
}
extension UIView { public var pin: PinLayout<UIView> { PinLayout(view: self) } }

public struct Percent {
  let value: CGFloat
  public func of(_ rhs: CGFloat) -> CGFloat { rhs * value / 100 }
}
postfix operator %
public postfix func % (value: CGFloat) -> Percent { Percent(value: value) }

infix operator <- : AssignmentPrecedence
open class Attribute {
  let constant: CGFloat
  public init(_ constant: CGFloat) { self.constant = constant }
  fileprivate var kind: NSLayoutConstraint.Attribute { .notAnAttribute }
  fileprivate var needsSuperview: Bool { true }
}
public class Top: Attribute { override fileprivate var kind: NSLayoutConstraint.Attribute { .top } }
public class Left: Attribute { override fileprivate var kind: NSLayoutConstraint.Attribute { .left } }
open class DimensionAttribute: Attribute { override fileprivate var needsSuperview: Bool { false } }
public class Width: DimensionAttribute { override fileprivate var kind: NSLayoutConstraint.Attribute { .width } }
public class Height: DimensionAttribute { override fileprivate var kind: NSLayoutConstraint.Attribute { .height } }

public protocol Item: NSObjectProtocol {
  var owningView: UIView? { get }
}
private var nodesReference: UInt8 = 0
extension Item {
  fileprivate(set) var nodes: [String: NSLayoutConstraint] {
    get { objc_getAssociatedObject(self, &nodesReference) as? [String: NSLayoutConstraint] ?? [:] }
    set { objc_setAssociatedObject(self, &nodesReference, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
extension UIView: Item { public var owningView: UIView? { superview } }

@discardableResult
public func <- (item: UIView, attributes: [Attribute]) -> [NSLayoutConstraint] {
  item.translatesAutoresizingMaskIntoConstraints = false
  return attributes.map { attribute in
    let signature = String(describing: type(of: attribute))
    item.nodes[signature]?.isActive = false
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute.kind, relatedBy: .equal, toItem: attribute.needsSuperview ? item.owningView : nil,
      attribute: attribute.needsSuperview ? attribute.kind : .notAnAttribute, multiplier: 1, constant: attribute.constant)
    constraint.isActive = true
    item.nodes[signature] = constraint
    return constraint
  }
}

func pins() -> String {
  let board = Board()
  board.first.pin.left(12).top(10).width(60).height(50%)
  board.second <- [Left(4), Top(6), Width(20), Height(10)]
  board.second <- [Left(100)]
  board.first.pin.right(30).layout()
  return "\(board.result); \(board.second.nodes.count)"
}
