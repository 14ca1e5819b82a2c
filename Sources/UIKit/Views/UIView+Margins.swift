import Foundation
internal import SplitKit

/// The margins of views (`spec/views.md` 881).
extension UIView {
  /// The margins that constraints and content keep.
  var effectiveMargins: UIEdgeInsets {
    if let list = listMargins { return storedMargins ?? list }
    var margins = ownMargins
    if let owner, owner.viewRespectsSystemMinimumLayoutMargins {
      let least = owner.systemMinimumLayoutMargins
      margins.left = max(margins.left, least.leading)
      margins.right = max(margins.right, least.trailing)
    }
    if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
    return preservesSuperviewLayoutMargins ? margins.atLeast(superviewMargins) : margins
  }

  /// The margins that the app has set, or those of the class, before the safe area is added.
  var ownMargins: UIEdgeInsets {
    if let margins = storedMargins ?? listMargins { return margins }
    let hasSystemMargins = owner?.viewRespectsSystemMinimumLayoutMargins ?? false
    return hasSystemMargins ? .zero : UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// The margins of a cell, a header and the content view of each, or nil for another view. They follow from those of the list.
  private var listMargins: UIEdgeInsets? {
    guard owner == nil else { return nil }
    return listCell?.cellMargins ?? superview?.margins(ofContent: self)
  }

  /// The parts of the superview's margins that reach into this view.
  private var superviewMargins: UIEdgeInsets {
    guard let superview else { return .zero }
    let (outer, area) = (superview.layoutMargins, superview.bounds)
    return UIEdgeInsets(
      top: outer.top - (frame.minY - area.minY), left: outer.left - (frame.minX - area.minX),
      bottom: outer.bottom - (area.maxY - frame.maxY), right: outer.right - (area.maxX - frame.maxX))
  }

  /// The margin of the system at the sides of a controller's view: 20 in a wide window, and 16 in another one.
  var systemMargin: CGFloat {
    let context = UIKitContext.current
    let isRegular = traitCollection.horizontalSizeClass == .regular
    return CGFloat(
      context.application.profile.look.margin(inWindow: context.window?.size.width ?? 0, isRegular: isRegular))
  }
}

extension UIEdgeInsets {
  fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }

  fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom), right: max(right, other.right))
  }

  /// These insets, with the sides of other ones wherever these have the values that are there now.
  func keepingSides(of kept: UIEdgeInsets, that now: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top == now.top ? kept.top : top, left: left == now.left ? kept.left : left,
      bottom: bottom == now.bottom ? kept.bottom : bottom, right: right == now.right ? kept.right : right)
  }
}
