extension UIViewController {
  /// The nib of the controller: the one that it was given, else the one that has the name of its class, with or without `Controller`.
  /// Nil if there is none.
  var nib: UINib? { nibName.map { UINib(nibName: $0, bundle: nibBundle) } }

  /// The first of the names that the class gives a nib which the app has.
  var nibNameOfClass: String? {
    guard let name = UIKitContext.appClassName(of: self) else { return nil }
    let names = (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [name]
    return names.first { ClassTable.nibFiles[$0] != nil }
  }

  /// Loads the view from the nib. Returns false without a nib, and for one that gives the controller no view.
  func loadNib() -> Bool {
    guard let nib else { return false }
    let top = nib.make(withOwner: self)
    if viewIfLoaded != nil { return true }
    let reason =
      nib.file == nil
      ? "Could not load NIB in bundle with name '\(nib.name)'"
      : "loadView loaded the \"\(nib.name)\" nib but the view outlet was not set."
    engine.application.raise(reason, receiver: engine.id)
    return withExtendedLifetime(top) { false }
  }
}
