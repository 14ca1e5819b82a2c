import Foundation
internal import SplitKit

/// The swipes over the views of a controller: rows with actions, lists that load anew, and swipe recognisers.
extension UIViewController {
  /// The directions of the swipes that a view may take: one of this controller, or one around it.
  var swipesInViews: [SwipeDirection] {
    guard let storedView, engine is ContentController else { return [] }
    var found: Set<SwipeDirection> = []
    for view in storedView.ownTree { found.formUnion(view.swipeDirections) }
    let middle = CGPoint(x: originInWindow.x + storedView.bounds.midX, y: originInWindow.y + storedView.bounds.midY)
    var around = engine.parent
    while let container = around {
      if let controller = container.counterpart as? UIViewController { found.formUnion(controller.swipes(around: middle)) }
      around = container.parent
    }
    return SwipeDirection.allCases.filter(found.contains)
  }

  /// The directions of the swipes over the views of a child at a point of the window.
  private func swipes(around point: CGPoint) -> [SwipeDirection] {
    guard let storedView, engine is ContentController else { return [] }
    let inside = pointInView(point)
    return storedView.ownTree.filter { place(of: $0).contains(inside) }.flatMap(\.swipeDirections)
  }

  /// Passes a swipe to the row under it, or to the innermost view around it with a recogniser. Returns whether one takes it.
  func takeSwipe(_ direction: SwipeDirection, at point: CGPoint) -> Bool {
    guard let storedView, engine is ContentController else { return false }
    let inside = pointInView(point)
    if let id = elementID(at: inside), let swipe = currentReading?.swipes[id], swipe(direction) {
      setNeedsUpdate()
      return true
    }
    let takers = storedView.ownTree.filter { place(of: $0).contains(inside) && $0.swipeDirections.contains(direction) }
    return takers.reversed().contains { $0.takeSwipe(direction) }
  }

  private func elementID(at point: CGPoint) -> String? {
    guard let reading = currentReading, let numbers = contentNumbers else { return nil }
    let touch = ContentTouch(
      point: point.engine, paneWidth: Double(storedView?.bounds.width ?? 0), insets: numbers.contentInset,
      offset: reading.scroll?.scrolled.engine ?? CGPoint.zero.engine, isMirrored: false)
    return reading.metrics.element(at: touch, in: reading.model)
  }

  /// The place of a view in the controller's pane.
  private func place(of view: UIView) -> CGRect {
    guard let storedView, view !== storedView else { return CGRect(origin: .zero, size: view.frame.size) }
    let (frame, origin) = (view.frame(in: storedView), storedView.shownOrigin)
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}

extension UIView {
  /// This view and those in it, without the views of child controllers and without hidden ones.
  fileprivate var ownTree: [UIView] {
    guard !isHidden else { return [] }
    return [self] + subviews.filter { !$0.isOfChildController }.flatMap(\.ownTree)
  }

  /// The directions that the swipe recognisers of this view want.
  private var recognizedDirections: [SwipeDirection] {
    SwipeDirection.allCases.filter { direction in swipeRecognizers(for: direction).isEmpty == false }
  }

  private func swipeRecognizers(for direction: SwipeDirection) -> [UISwipeGestureRecognizer] {
    (gestureRecognizers ?? []).compactMap { $0 as? UISwipeGestureRecognizer }
      .filter { $0.numberOfTouchesRequired == 1 && $0.direction.contains(.init(direction)) && $0.mayBegin }
  }

  /// The directions of the swipes that this view may take.
  fileprivate var swipeDirections: [SwipeDirection] {
    var directions = recognizedDirections + swipesOfSystem
    if let scroll = self as? UIScrollView, scroll.refreshControl?.isEnabled == true { directions.append(.down) }
    if let list = self as? any ListView, list.mayHaveSwipeActions { directions += [.left, .right] }
    return directions
  }

  /// Takes a swipe, with a recogniser or by loading a list anew. Returns whether it did.
  fileprivate func takeSwipe(_ direction: SwipeDirection) -> Bool {
    if direction == .down, let scroll = self as? UIScrollView, let refresh = scroll.refreshControl, scroll.scrolled.y <= 0 {
      return refresh.pulled()
    }
    let recognizers = swipeRecognizers(for: direction)
    for recognizer in recognizers { recognizer.recognize() }
    return !recognizers.isEmpty || takeSwipeOfSystem(direction)
  }
}

extension UISwipeGestureRecognizer.Direction {
  init(_ direction: SwipeDirection) {
    switch direction {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    }
  }
}
