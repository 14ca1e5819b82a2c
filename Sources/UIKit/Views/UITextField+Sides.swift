import Foundation
internal import SplitKit

/// The views at the start and the end of a field.
extension UITextField {
  /// The view at the start that is there now, or nil.
  private var shownLeftView: UIView? { leftViewMode.isShown(whileEditing: isEditing) ? leftView : nil }
  /// The view at the end that is there now, or nil.
  private var shownRightView: UIView? { rightViewMode.isShown(whileEditing: isEditing) ? rightView : nil }

  func exchange(_ old: UIView?, for new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    noteSideViews()
  }

  func noteSideViews() {
    setNeedsLayout()
    noteChange()
  }

  /// Places the views in their own sizes, in the middle of the height.
  func placeSideViews() {
    for view in [leftView, rightView].compactMap({ $0 }) {
      let isShown = view === shownLeftView || view === shownRightView
      if isShown, view.superview !== self { addSubview(view) }
      if !isShown, view.superview === self { view.removeFromSuperview() }
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, isAtStart) in [(shownLeftView, true), (shownRightView, false)] {
      guard let view else { continue }
      if view.frame.size == .zero { view.sizeToFit() }
      let size = view.frame.size
      let x = isAtStart == isRightToLeft ? bounds.width - size.width : 0
      view.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
  }

  /// The room that the views take at the start and at the end, or nil without any.
  var sideInsets: Value? {
    let (start, end) = (shownLeftView?.frame.width ?? 0, shownRightView?.frame.width ?? 0)
    return start > 0 || end > 0 ? .array([.length(start), .length(end)]) : nil
  }
}

extension UITextField.ViewMode {
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
