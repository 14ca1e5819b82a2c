import Foundation
internal import SplitKit

/// The views that the first responder has above the keyboard and in its place.
///
/// They stand in the window, at its bottom or on the keyboard. The area of a view in place of the keyboard is as high as the keyboard,
/// whose height is that of the device (ours).
@MainActor
final class InputViews {
  private unowned let context: UIKitContext
  private var accessory: UIView?
  private var ground: InputGround?

  init(of context: UIKitContext) { self.context = context }

  /// The height of the view above the keyboard, which counts as a part of the keyboard.
  private(set) var accessoryHeight: CGFloat = 0

  /// Shows the views of the first responder, as it is now, at their places.
  func update() {
    guard let window = context.keyWindow else { return }
    let responder = context.firstResponder
    show(responder?.inputAccessoryViewInChain, in: window)
    show(inputView: keyboardHeight > 0 ? responder?.inputView : nil, in: window)
    place(in: window)
  }

  private var keyboardHeight: CGFloat { CGFloat(context.window?.keyboardHeight ?? 0) }

  private func show(_ view: UIView?, in window: UIWindow) {
    if accessory !== view, accessory?.superview === window { accessory?.removeFromSuperview() }
    accessory = view
    if let view, view.superview !== window { window.addSubview(view) }
  }

  private func show(inputView view: UIView?, in window: UIWindow) {
    guard ground?.content !== view else { return }
    ground?.removeFromSuperview()
    ground = view.map(InputGround.init)
    if let ground { window.addSubview(ground) }
  }

  private func place(in window: UIWindow) {
    let (size, keyboard) = (context.windowSize, keyboardHeight)
    let height = accessory.map { Self.height(of: $0, width: size.width) } ?? 0
    accessory?.frame = CGRect(x: 0, y: size.height - keyboard - height, width: size.width, height: height)
    ground?.frame = CGRect(x: 0, y: size.height - keyboard, width: size.width, height: keyboard)
    accessoryHeight = height
  }

  /// The height that an app has given a view, or that of its constraints and contents.
  fileprivate static func height(of view: UIView, width: CGFloat) -> CGFloat {
    if view.translatesAutoresizingMaskIntoConstraints, view.frame.height > 0 { return view.frame.height }
    let own = view.intrinsicContentSize.height
    if own > 0 { return own }
    let target = CGSize(width: width, height: 0)
    let fitting = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : view.frame.height
  }
}

/// The area of a view in place of the keyboard.
@MainActor
private final class InputGround: UIView {
  let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let height = min(bounds.height, InputViews.height(of: content, width: bounds.width))
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height > 0 ? height : bounds.height)
  }
  override func contentNode(in reading: inout ReadingContext) -> Value { node("card", ["style": "input"], in: &reading) }
}

extension UIViewController {
  /// Makes a controller that wants it the first responder while it is on screen and nothing else is, so that its view above the keyboard
  /// is seen (general knowledge of UIKit).
  func becomeFirstResponderOnScreen() {
    if canBecomeFirstResponder, UIKitContext.current.firstResponder == nil { becomeFirstResponder() }
  }
}

extension UIResponder {
  /// The view above the keyboard that this responder has, or the nearest one behind it.
  fileprivate var inputAccessoryViewInChain: UIView? {
    inputAccessoryView ?? inputAccessoryViewController?.view ?? next?.inputAccessoryViewInChain
  }
}
