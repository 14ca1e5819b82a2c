/// The work that a layout has to do in a view.
struct DueWork: OptionSet {
  let rawValue: UInt8

  /// The view, or one in it, has asked for a layout or has another size.
  static let layout = DueWork(rawValue: 1)
  /// A view in it has another frame, from which parts of the safe area follow.
  static let safeArea = DueWork(rawValue: 2)
  /// The constraints in it have to be solved. It is noted up to the view from which they are solved: the view of a controller, a list or
  /// a cell.
  static let solving = DueWork(rawValue: 4)
  /// Constraints or contents have changed, and with them the widths that texts have in a layout. It is noted as `solving` is.
  static let measuring = DueWork(rawValue: 8)

  static let all: DueWork = [.layout, .safeArea, .solving, .measuring]
}

/// Notes of work, so that a layout visits only what has changed.
extension UIView {
  /// Whether the constraints in the view are solved from here, and not together with those around it.
  var isLayoutRoot: Bool { !sharesLayout || owner != nil || superview == nil }

  /// The view whose constraints place this one: the nearest one around it that is laid out by itself.
  var solvingRoot: UIView {
    var view = superview ?? self
    while !view.isLayoutRoot, let superview = view.superview { view = superview }
    return view
  }

  /// Notes that the view has asked for a layout: in it, and in every view around it. Constraints can name the view, so those in it and
  /// those around it are solved again. Returns the nearest controller.
  @discardableResult
  func noteLayoutDue() -> UIViewController? {
    due = .all
    dropKeptLayouts()
    return noteAround([.layout, .safeArea]) { if !$0.sharesLayout { $0.needsLayoutOfSubviews = true } }
  }

  /// Notes that the view looks different, from which the size of its contents can follow. Returns the nearest controller.
  @discardableResult
  func noteChangeDue() -> UIViewController? {
    due.formUnion([.layout, .solving, .measuring])
    return noteAround(.layout)
  }

  /// Notes that everything in the view has to be laid out again, because it has other traits.
  func noteAllDue() {
    due = .all
    if !sharesLayout { needsLayoutOfSubviews = true }
    for view in subviews where !view.isOfChildController { view.noteAllDue() }
  }

  /// Notes that the view has another frame. Returns the nearest controller.
  func noteFrameDue(hasOtherSize: Bool) -> UIViewController? {
    let work: DueWork = hasOtherSize ? [.layout, .safeArea] : .safeArea
    due.formUnion(work)
    return noteAround(work, solving: isPlacedByConstraints ? [] : .solving)
  }

  /// Notes work in the views around this one. Returns the nearest controller, as `nearestController` does.
  private func noteAround(
    _ work: DueWork, solving: DueWork = [.solving, .measuring], each: (UIView) -> Void = { _ in }
  ) -> UIViewController? {
    var (view, controller, solving) = (self, owner, solving)
    while let superview = view.superview {
      view = superview
      view.due.formUnion(work.union(solving))
      if view.isLayoutRoot { solving = [] }
      each(view)
      if controller == nil { controller = view.owner }
    }
    return controller ?? (view as? UIWindow)?.rootViewController
  }
}
