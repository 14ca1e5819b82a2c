import Foundation
internal import SplitKit

/// The tree of views, and the appearance of the controllers whose views are in it.
extension UIView {
  /// The view around this one that no other is around, or this one.
  var outermost: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Whether this view is another one or is in its tree of subviews.
  func isInTree(of view: UIView) -> Bool { view === self || superview?.isInTree(of: view) == true }

  /// The view around this one: its superview, or for the view of a controller that a container of UIKit or the window shows, the view of
  /// that container or the window. UIKit has private views in between.
  var viewAround: UIView? {
    if let superview { return superview }
    guard let owner, owner.viewIfLoaded === self, owner.engine.willBeOnScreen else { return nil }
    return owner.viewAroundContainer
  }

  /// The controller whose view contains this one, or is this one. It is the root controller for a view that stands in the window
  /// itself.
  var nearestController: UIViewController? {
    var view = self
    while view.owner == nil, let superview = view.superview { view = superview }
    return view.owner ?? (view as? UIWindow)?.rootViewController
  }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isInTree(of: view) else { return }
    changingTree(with: view) {
      let (oldWindow, newWindow) = (view.window, window)
      if newWindow !== oldWindow { view.willMove(toWindow: newWindow) }
      view.willMove(toSuperview: self)
      view.superview?.willRemoveSubview(view)
      view.superview?.subviews.removeAll { $0 === view }
      view.superview = self
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      didAddSubview(view)
      view.didMoveToSuperview()
      if newWindow !== oldWindow {
        view.didMoveToWindow()
        if newWindow != nil, UIKitContext.current.tellsOfFirstTraits { view.tellFirstTraits() }
      }
    }
    if !isPlacingRows { setNeedsLayout() }
  }

  func leaveSuperview() {
    guard let superview else { return }
    superview.changingTree(with: self) {
      let hadWindow = window != nil
      if hadWindow { willMove(toWindow: nil) }
      willMove(toSuperview: nil)
      superview.willRemoveSubview(self)
      superview.subviews.removeAll { $0 === self }
      self.superview = nil
      didMoveToSuperview()
      if hadWindow { didMoveToWindow() }
    }
    if !superview.isPlacingRows { superview.setNeedsLayout() }
  }

  func move(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }), old != index else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: min(index, subviews.count))
    setNeedsLayout()
  }

  /// Changes the tree. Controllers whose views come or go appear and disappear, in the container of the view before and after.
  private func changingTree(with view: UIView, _ change: () -> Void) {
    let containers = [view.superview?.nearestController, nearestController].compactMap { $0 }
      .filter { $0.engine is ContentController }
    guard let first = containers.first else { return change() }
    first.engine.changeVisibleChildren {
      guard let last = containers.last, last !== first else { return change() }
      last.engine.changeVisibleChildren(change)
    }
  }

  /// Notes that a view is hidden or shown.
  func noteVisibility() {
    noteChange()
    superview?.setNeedsLayout()
  }

  /// The view at a point, from front to back.
  func frontmost(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(self.point(point, in: view), with: event) { return hit }
    }
    return self
  }

  /// The place of a point of this view in another one, or in the window for nil.
  func converted(_ point: CGPoint, to other: UIView?) -> CGPoint {
    var (point, view): (CGPoint, UIView?) = (point, self)
    while let current = view, current !== other {
      point.x += current.storedFrame.minX - current.shownOrigin.x
      point.y += current.storedFrame.minY - current.shownOrigin.y
      if current.superview == nil, let owner = current.owner {
        let origin = owner.originInWindow
        point.x += origin.x - current.storedFrame.minX
        point.y += origin.y - current.storedFrame.minY
      }
      view = current.superview
    }
    guard let other, view == nil else { return point }
    let start = other.converted(.zero, to: nil)
    return CGPoint(x: point.x - start.x, y: point.y - start.y)
  }

  /// The frame of this view in the coordinates of a view around it.
  func frame(in ancestor: UIView) -> CGRect {
    CGRect(origin: superview?.convert(storedFrame.origin, to: ancestor) ?? storedFrame.origin, size: storedFrame.size)
  }

  /// Tells this view and those in it once of their traits, with nil as the previous ones (spec/reports.md 449).
  func tellFirstTraits() {
    if !knowsFirstTraits {
      knowsFirstTraits = true
      traitCollectionDidChange(nil)
    }
    for view in subviews where view.owner == nil || view.owner?.engine.parent == nil { view.tellFirstTraits() }
  }

  /// Tells this view and those in it that their traits have changed.
  func noteTraits(from previous: UITraitCollection) {
    let before = UITraitCollection(traitsFrom: [previous, UITraitCollection(MutableTraitValues().values)])
    traitCollectionDidChange(before)
    registrations.tell(self, from: before, to: traitCollection)
    for view in subviews where view.owner == nil || view.owner?.engine.parent == nil { view.noteTraits(from: previous) }
  }

  var isRightToLeft: Bool {
    switch semanticContentAttribute {
    case .forceLeftToRight: false
    case .forceRightToLeft: true
    case .unspecified, .playback, .spatial: traitCollection.layoutDirection == .rightToLeft
    }
  }
}

extension UIViewController {
  /// The view of the container of UIKit around this controller, or the window. A presentation over one controller lies beside the view
  /// of that.
  fileprivate var viewAroundContainer: UIView? {
    if let covered = engine.coveredController?.counterpart as? UIViewController {
      return covered.viewIfLoaded?.superview ?? covered.viewAroundContainer
    }
    return parent.map(\.viewIfLoaded) ?? windowOfView
  }
}
