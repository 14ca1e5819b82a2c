import Foundation
internal import SplitKit

/// The layout of the views in the place that the engine has given the controller.
extension UIViewController {
  /// The upper left corner of the view in the window, in points.
  var originInWindow: CGPoint { CGPoint(x: engine.view.frame.x, y: engine.view.frame.y) }

  /// A frame of the window in the coordinates of the view.
  func frameInView(_ frame: Rect) -> CGRect {
    let place = engine.view.frame
    return CGRect(x: frame.x - place.x, y: frame.y - place.y, width: frame.width, height: frame.height)
  }

  /// A point of the window in the coordinates of the view.
  func pointInView(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - originInWindow.x, y: point.y - originInWindow.y) }

  /// The window, if the controller is in one.
  var windowOfView: UIWindow? {
    guard let window = context.keyWindow, let root = context.window?.rootViewController else { return nil }
    var controller = engine
    while let next = controller.parent ?? controller.presentingViewController { controller = next }
    return controller === root ? window : nil
  }

  /// Takes the place over and tells the app that the layout begins.
  func beginLayout() {
    for child in engine.children { (child.counterpart as? UIViewController)?.noteTraits(from: self) }
    // A container needs its view for its children's, so its view is there before the first of them is placed.
    if !(engine is ContentController) { engine.loadViewIfNeeded() }
    guard let view = storedView else { return }
    // A frame that the layout gives asks for no other layout.
    let isLayingOut = state.isLayingOut
    state.isLayingOut = true
    takeFrame(view)
    guard !waitsForAppearance else {
      state.isLayingOut = isLayingOut
      return
    }
    noteTraitsOfLayout(view)
    placeBars()
    let place = engine.view
    view.setSafeArea(safeAreaOfPlace)
    if place != state.laidOut { reading = nil }
    state.hasBegunLayout = place != state.laidOut || view.needsLayoutOfSubviews
    if state.hasBegunLayout { asCurrent { tellOfLayout(.will) } }
  }

  /// Lets the layout visit all views if they have other traits than in the last one.
  private func noteTraitsOfLayout(_ view: UIView) {
    let traits = traitCollection
    guard traits !== state.laidOutTraits else { return }
    if let before = state.laidOutTraits, before != traits {
      view.noteAllDue()
      reading = nil
    }
    state.laidOutTraits = traits
  }

  /// Gives a view that stands in no other view the frame of its place.
  private func takeFrame(_ view: UIView) {
    guard view.superview == nil else { return }
    let (frame, around) = (engine.view.frame, engine.parent?.view.frame ?? .zero)
    view.setFrame(CGRect(x: frame.x - around.x, y: frame.y - around.y, width: frame.width, height: frame.height))
  }

  /// Whether the layout waits until the controller appears: an app hears of `viewWillAppear(_:)` and `viewIsAppearing(_:)` before
  /// it lays its views out (AD documented). The layout of a controller with children does not wait, because the children are
  /// placed by it.
  var waitsForAppearance: Bool {
    engine is ContentController && !state.hasPlace && engine.children.isEmpty && engine.willBeOnScreen
  }

  /// Lays the views out in the place of the controller, if that has waited. A child that appears before its parent has been laid out
  /// has no place, and is laid out by the parent.
  func layOutWhatWaits() {
    let place = engine.view
    guard engine is ContentController, let storedView, place.frame != .zero, !state.isLayingOut,
      state.laidOut != place || storedView.needsAnotherLayout
    else { return }
    beginLayout()
    layOutContent()
    endLayout()
  }

  /// Lays the views out before the controller appears, for an app or a page that needs them now.
  func layOutWithoutWaiting() {
    guard waitsForAppearance else { return }
    state.hasPlace = true
    layOutWhatWaits()
  }

  /// Ends the layout of a container, whose children have their places.
  func endLayout() {
    guard let view = storedView, state.isLayingOut else { return }
    placeViewsOverBars()
    if !(engine is ContentController) { endContainerLayout(view) }
    state.laidOut = engine.view
    layOutWindow()
    state.isLayingOut = false
    noteOverlays()
  }

  /// Puts the bars that the app has asked for into the view, behind the views that it adds later, at the places where the engine
  /// draws them. The app's constraints can name them then.
  func placeBars() {
    guard let storedView else { return }
    for (bar, frame) in barsOfContainer {
      if bar.superview !== storedView { storedView.insert(bar, at: 0) }
      bar.setFrame(frame)
    }
  }

  /// Ends the layout of a container of UIKit. It has laid out its view if the view has another size, or if it shows other
  /// controllers or shows them elsewhere.
  private func endContainerLayout(_ view: UIView) {
    let shown = engine.visibleChildren.map { ControllerState.ShownChild(id: $0.id, place: $0.view) }
    let isSame = shown == state.shownChildren
    state.shownChildren = shown
    guard state.hasBegunLayout || !isSame else { return view.layOutTree() }
    if !state.hasBegunLayout { asCurrent { tellOfLayout(.will) } }
    view.needsLayoutOfSubviews = true
    layOutViews(view)
  }

  /// Lays out the views of a plain controller, and then its children.
  func layOutContent() {
    if waitsForAppearance { return }
    if let view = storedView {
      state.isLayingOut = true
      layOutViews(view)
    }
    placeChildren()
  }

  /// Lays out the views that stand in the window itself.
  private func layOutWindow() {
    guard let window = windowOfView, !window.subviews.isEmpty else { return }
    context.inputViews.update()
    asCurrent { window.layOutContents() }
  }

  /// Makes one of the two calls around the layout of the view, which the whole log contains.
  private func tellOfLayout(_ phase: Call.Phase) {
    let isWill = phase == .will
    engine.callOfLayout(phase) { isWill ? viewWillLayoutSubviews() : viewDidLayoutSubviews() }
  }

  private func layOutViews(_ view: UIView) {
    guard engine.view != state.laidOut || view.needsLayoutOfSubviews else {
      guard !view.due.isDisjoint(with: [.layout, .solving]) else { return }
      asCurrent { view.layOutContents() }
      reading = nil
      return
    }
    asCurrent {
      updateViewConstraints()
      view.needsLayoutOfSubviews = true
      // The views in the view are laid out after `viewDidLayoutSubviews()`, which can change their frames (general knowledge).
      view.layOutSubviews()
      view.setSafeArea(safeAreaOfPlace)
      tellOfLayout(.did)
      view.layOutContents()
    }
    reading = nil
  }

  /// Lays out now, for an app that needs the frames.
  func layOutNow() {
    guard engine.windowAround != nil || state.isLayingOut else { return layOutWithoutWindow() }
    if !state.isLayingOut { engine.layoutIfNeeded() }
    layOutWithoutWaiting()
    storedView?.layOutContents()
  }

  /// Lays out a view that is in no window, with the calls of a layout, and the children whose views are in it. Nothing appears. A layout
  /// that the calls ask for is part of this one.
  private func layOutWithoutWindow() {
    guard let view = storedView, !state.isLayingOut else { return }
    state.isLayingOut = true
    defer { state.isLayingOut = false }
    if view.needsLayoutOfSubviews {
      asCurrent {
        updateViewConstraints()
        tellOfLayout(.will)
        view.layOutSubviews()
        tellOfLayout(.did)
      }
    }
    view.layOutContents()
    for child in children where child.storedView?.isInTree(of: view) == true { child.layOutWithoutWindow() }
    reading = nil
  }

  private var safeAreaOfPlace: UIEdgeInsets {
    var insets = UIEdgeInsets(engine.view.safeArea)
    insets.top += additionalSafeAreaInsets.top
    insets.left += additionalSafeAreaInsets.left
    insets.bottom += additionalSafeAreaInsets.bottom
    insets.right += additionalSafeAreaInsets.right
    return insets
  }

  /// Gives each child the rectangle of its view. A child whose view is not in the tree of views keeps its size.
  private func placeChildren() {
    let own = engine.view
    for child in engine.children {
      child.layOut(own.placement(ofSubview: frame(of: child) ?? own.frame))
    }
  }

  /// The rectangle of a child's view in the window, or nil if the view is not in this controller's view.
  private func frame(of child: SplitKit.ViewController) -> Rect? {
    guard let storedView, let view = (child.counterpart as? UIViewController)?.storedView, view !== storedView,
      view.isInTree(of: storedView)
    else { return nil }
    var frame = view.frame(in: storedView).engine
    (frame.x, frame.y) = (frame.x + engine.view.frame.x, frame.y + engine.view.frame.y)
    return frame
  }

  /// The size that a child has in a size of this controller: the whole for a child that fills the view.
  func usualSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard engine is ContentController, let child = container as? UIViewController else {
      guard let child = container as? UIViewController else { return parentSize }
      return CGSize(engine.size(forChildContentContainer: child.engine, withParentContainerSize: parentSize.engine))
    }
    guard let storedView, let view = child.storedView, view.isInTree(of: storedView) else { return parentSize }
    let (grows, own) = (view.autoresizingMask, storedView.bounds.size)
    let width =
      grows.contains(.flexibleWidth) || view.frame.width == own.width
      ? parentSize.width - own.width + view.frame.width : view.frame.width
    let height =
      grows.contains(.flexibleHeight) || view.frame.height == own.height
      ? parentSize.height - own.height + view.frame.height : view.frame.height
    return CGSize(width: width, height: height)
  }

  /// Exchanges the view of one child for that of another.
  func exchange(
    _ old: UIViewController, for new: UIViewController, duration: TimeInterval, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    let superview = old.viewIfLoaded?.superview ?? view
    UIView.animate(
      withDuration: duration,
      animations: {
        superview?.addSubview(new.view)
        animations?()
        old.viewIfLoaded?.removeFromSuperview()
      }, completion: completion)
  }
}
