import Foundation

/// The view in place of the rows of a list that has none.
extension ListView {
  /// The view of the controller's configuration, or else a background view that is more than labels; nil while there are rows.
  var emptyView: UIView? {
    guard hasNoRows else { return nil }
    return emptyViewOfController ?? backgroundView.flatMap { $0.hasMoreThanLabels ? $0 : nil }
  }

  /// Gives a view the rest of the visible height. Returns the end of the view.
  func place(emptyView view: UIView, at top: CGFloat, _ width: CGFloat) -> CGFloat {
    let insets = adjustedContentInset
    view.frame = CGRect(x: 0, y: top, width: width, height: max(0, bounds.height - insets.top - insets.bottom - top))
    view.layOutContents()
    return view.frame.maxY
  }
}

extension UIView {
  /// Whether something else than labels is seen in the view.
  fileprivate var hasMoreThanLabels: Bool {
    if isHidden { return false }
    switch self {
    case is UILabel: return false
    case let image as UIImageView: return image.image != nil
    case is UIControl, is UIActivityIndicatorView: return true
    default: return subviews.contains(where: \.hasMoreThanLabels)
    }
  }
}
