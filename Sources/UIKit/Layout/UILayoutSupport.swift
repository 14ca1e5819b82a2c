import Foundation

/// The space that bars take from a view: `UILayoutSupport`. The safe area replaces it since iOS 11.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the space in points.
  var length: CGFloat { get }
  /// The top of the space.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom of the space.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the space for constraints.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide between an edge of a controller's view and the safe area.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(isTop: Bool, of view: UIView) {
    self.isTop = isTop
    super.init()
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
    ])
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }
}
