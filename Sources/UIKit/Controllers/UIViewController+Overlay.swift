internal import SplitKit

/// The views over the controllers in this one's view, and over the window of which it is the root.
extension UIViewController {
  /// Shows the views that the app has added over the views of children, and those that it has added to the window.
  func noteOverlays() {
    engine.overlay = viewsOverChildren.isEmpty ? nil : overlay.engine
    guard let window = windowOfView, context.window?.rootViewController === engine else { return }
    context.window?.overlay = window.subviews.isEmpty ? nil : overlay(of: window).engine
  }

  private var overlay: OverlayViews {
    if let kept = state.overlay { return kept }
    let made = OverlayViews(of: self, in: view, named: "overlay") { [weak self] in self?.viewsOverChildren ?? [] }
    state.overlay = made
    return made
  }

  private func overlay(of window: UIWindow) -> OverlayViews {
    if let kept = state.windowOverlay { return kept }
    let made = OverlayViews(of: self, in: window, named: "window") { [weak window] in window?.subviews ?? [] }
    state.windowOverlay = made
    return made
  }

  /// Whether the engine places the controller in its parent. An app can also add a child to a container of UIKit, such as a player to
  /// tabs. The child's view is one of the views over the others then, and the child gets no calls about its appearance (ours).
  var isPlacedByParent: Bool {
    guard let parent = engine.parent else { return false }
    return parent is ContentController || parent.children.contains { $0 === engine }
  }

  /// The views over those of children, from back to front. Children of a container of UIKit stand below all views that the app
  /// adds to its view. In any other view, a view in front of a child's is over it if the two overlap.
  var viewsOverChildren: [UIView] {
    guard !engine.children.isEmpty, let storedView, !storedView.subviews.isEmpty else { return [] }
    guard engine is ContentController else {
      return storedView.subviews.filter { !$0.isOfChildController && !$0.isBarOfContainer }
    }
    guard let last = storedView.subviews.lastIndex(where: \.showsChild) else { return [] }
    let children = storedView.subviews[...last].filter(\.showsChild).map(\.frame)
    return storedView.subviews[(last + 1)...].filter { view in
      !view.isHidden && children.contains { $0.intersects(view.frame) }
    }
  }
}

extension UIView {
  /// Whether the view of a child controller is this view or in it.
  fileprivate var showsChild: Bool { isOfChildController || subviews.contains(where: \.showsChild) }

  /// The place of a point of this view in a subview.
  func point(_ point: CGPoint, in view: UIView) -> CGPoint {
    CGPoint(x: point.x - view.storedFrame.minX + view.shownOrigin.x, y: point.y - view.storedFrame.minY + view.shownOrigin.y)
  }
}
