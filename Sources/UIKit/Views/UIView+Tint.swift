import Foundation
internal import SplitKit

/// The tint, which views have from those around them.
extension UIView {
  /// The tint that the app has given this view or one around it, or nil for the system's.
  var givenTint: UIColor? {
    guard UIKitContext.current.hasTints else { return nil }
    return storedTint ?? superview?.givenTint ?? tintAround
  }

  /// The tint has changed: of this view, and of those in it that have none of their own.
  func noteTint() {
    tintColorDidChange()
    noteChange()
    for subview in subviews where subview.storedTint == nil { subview.noteTint() }
    owner?.noteTintOfChildren()
  }

  /// The member of a node for a tint of the view's own. A switch and a segmented control have other colours.
  func tintMember(_ reading: ReadingContext) -> Member? {
    guard let storedTint, !(self is UISwitch), !(self is UISegmentedControl) else { return nil }
    return Value.color(storedTint, reading).map { Member("tint", $0) }
  }
}

extension UIKitContext {
  /// The tint of the bars of a stack that the engine has made, such as the one around a column.
  func tint(ofStack id: String) -> String? {
    let stack = application.controller(id) as? SplitKit.NavigationController
    let around = (stack?.counterpart ?? stack?.parent?.counterpart) as? UIViewController
    if let around { return around.tint(of: bars(ofStack: id).bar) }
    return keyWindow?.storedTint?.hex(for: traits)
  }
}

extension UIViewController {
  /// The tint around the controller's view: that of its parent's view, or of the window.
  var tintAround: UIColor? { parent?.givenTint ?? context.keyWindow?.storedTint }
  /// The tint of the controller's view, also before it is loaded.
  var givenTint: UIColor? { storedView?.givenTint ?? tintAround }

  /// The tint around the controller has changed.
  func noteTint() {
    setNeedsUpdate()
    guard let storedView else { return noteTintOfChildren() }
    if storedView.superview == nil, storedView.storedTint == nil { storedView.noteTint() }
  }

  func noteTintOfChildren() {
    setNeedsUpdate()
    for child in children { child.noteTint() }
  }

  /// The tint of a bar, for the engine: the bar's own, that of the class's `appearance()`, or the one around; nil for the system's.
  func tint<Bar: UIView>(of bar: Bar?) -> String? {
    let proxy = AppearanceProxies.madeProxy(of: Bar.self, in: context)
    return (bar?.storedTint ?? proxy?.storedTint ?? givenTint)?.hex(for: traitCollection)
  }
}
