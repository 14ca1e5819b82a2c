import Foundation

/// A view that shows the view of a content configuration.
@MainActor
protocol ConfiguredView: UIView {
  /// Makes the view of the configuration, if there is none yet.
  func showConfiguration()
}

extension UIView {
  /// Adds a view that fills this one, before all others or at a place among them.
  func fill(with view: UIView) { fill(with: view, at: subviews.count) }

  func fill(with view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }
}
