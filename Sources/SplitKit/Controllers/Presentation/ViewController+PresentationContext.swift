/// Presentations over the view of one controller, and not over the window (spec/reports.md 451).
///
/// Where such a presentation meets the rest of the tree is inferred from UIKit's view hierarchy, in which the presented view takes the
/// place of the covered one: it has that view's frame and insets and that controller's traits, it is on screen where the covered view would be, and
/// it stays with the covered controller when a container moves that.
extension ViewController {
  /// Whether a presentation in the style `currentContext` or `overCurrentContext` covers the view of this controller. The default is
  /// true for a stack, and false otherwise (AD documented: "some system-provided view controllers, such as UINavigationController,
  /// change the default value"; that no other container does is inferred).
  public var definesPresentationContext: Bool {
    get { modal.definesContext ?? (self is NavigationController) }
    set { modal.definesContext = newValue }
  }

  /// The controller that presents in a style for this one: the nearest one with a presentation context, or the one that presents over
  /// the window.
  func presenter(for style: ModalPresentationStyle) -> ViewController {
    guard style.isInContext else { return windowPresenter }
    return sequence(first: self, next: \.parent).first(where: \.definesPresentationContext) ?? windowPresenter
  }

  /// The outermost controller around this one that covers the window. A controller in a context inside a tree does not, so it presents
  /// over the window from the tree that it lies in (AD documented: a full screen is presented by a controller that covers the screen).
  private var windowPresenter: ViewController {
    var root = presentationRoot
    while let covered = root.coveredController { root = covered.presentationRoot }
    return root
  }

  /// The controller that this one, or the nearest one around it, presents something from.
  var nearestPresenter: ViewController? { firstPresenterAround { _ in true } }

  /// The innermost of this controller and those around it that presents something and for which a condition holds. The controller that this
  /// one covers presents it, which does not count.
  private func firstPresenterAround(where isWanted: (ViewController) -> Bool) -> ViewController? {
    var (next, inner): (ViewController?, ViewController?) = (self, nil)
    while let controller = next {
      if let presented = controller.modal.presented, presented !== inner, isWanted(controller) { return controller }
      (next, inner) = (controller.parent ?? controller.coveredController, controller)
    }
    return nil
  }

  /// The presented controller that lies over this one's view inside the tree, and so has no window of its own. It is nil for a controller
  /// that presents over the window.
  var presentedInside: ViewController? {
    guard let presented = modal.presented, presented.window == nil, presented.modal.presenting === self else { return nil }
    return presented
  }

  /// The view that a presentation of this controller covers, or nil if it covers the window.
  var presentationContext: ViewPlacement? { presenterInContext?.view }

  /// The controller whose view a presentation of this controller covers, or nil if it covers the window.
  var presenterInContext: ViewController? {
    guard let presenter = modal.presenting, modal.presentation?.style.isInContext == true else { return nil }
    return presenter.definesPresentationContext || presenter.presentedInside != nil ? presenter : nil
  }

  /// Whether this controller is presented in a context that lies inside a tree.
  var isPresentedInside: Bool { modal.presenting?.presentedInside === self }

  /// The controller inside a tree whose view this one covers as its presentation, or nil if it covers none.
  package var coveredController: ViewController? { isPresentedInside ? modal.presenting : nil }

  /// Whether a presentation inside the tree lies over this controller.
  var isCoveredInside: Bool { firstPresenterAround { $0.presentedInside != nil } != nil }

  /// The controllers that are presented inside the tree of this one, from the lowest.
  func appendPresentedInside(to list: inout [ViewController]) {
    if let inside = presentedInside {
      list.append(inside)
      inside.appendPresentedInside(to: &list)
    }
    for child in children { child.appendPresentedInside(to: &list) }
  }

  /// Lays out the presentation over this controller's view. The layout of that has the presentation over its own view.
  func layOutPresentedInside() { presentedInside?.placePresentation() }
}
