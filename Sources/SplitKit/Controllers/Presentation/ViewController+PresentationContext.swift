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

  /// The controller that presents in a style for this one: the nearest one with a presentation context, or the outermost one.
  func presenter(for style: ModalPresentationStyle) -> ViewController {
    guard style.isInContext else { return presentationRoot }
    return ancestry.first(where: \.definesPresentationContext) ?? presentationRoot
  }

  /// The controller that this one, or the nearest one around it, presents something from.
  var nearestPresenter: ViewController? { ancestry.first { $0.modal.presented != nil } }

  /// This controller and those around it, from the inside out.
  private var ancestry: some Sequence<ViewController> { sequence(first: self) { $0.parent } }

  /// The presented controller that lies over this one's view inside the tree. It is nil for the outermost controller, which presents over the window.
  var presentedInside: ViewController? { parent == nil ? nil : modal.presented }

  /// The view that a presentation of this controller covers, or nil if it covers the window.
  var presentationContext: ViewPlacement? {
    guard let presenter = modal.presenting, modal.presentation?.style.isInContext == true else { return nil }
    return presenter.definesPresentationContext || presenter.parent != nil ? presenter.view : nil
  }

  /// Whether this controller is presented in a context that lies inside a tree.
  var isPresentedInside: Bool { modal.presenting?.presentedInside === self }

  /// Whether a presentation inside the tree lies over this controller.
  var isCoveredInside: Bool { ancestry.contains { $0.presentedInside != nil } }

  /// The controllers that are presented inside the tree of this one, and everything that is presented over those, from the lowest.
  func appendPresentedInside(to list: inout [ViewController]) {
    if let inside = presentedInside {
      for controller in inside.presentationChain {
        list.append(controller)
        controller.appendPresentedInside(to: &list)
      }
    }
    for child in children { child.appendPresentedInside(to: &list) }
  }

  /// Lays out the presentation over this controller's view, and what that presents.
  func layOutPresentedInside() {
    guard let presented = presentedInside else { return }
    presented.placePresentation()
    presented.layOutPresented()
  }
}
