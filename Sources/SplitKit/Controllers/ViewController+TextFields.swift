/// The text fields in a controller.
extension ViewController {
  /// Gives one of this controller's fields the keyboard, as `becomeFirstResponder()` of a `UITextField` does (AD documented).
  ///
  /// An override of `viewDidAppear()` calls it for a screen that is there to be written in. A controller that is in no window does
  /// nothing. A field that is not on screen at the end of the message does not keep the keyboard.
  public final func makeFirstResponder(_ field: TextField) { host?.setFocus(field.id) }

  /// The fields of this controller and all inside it.
  var descendantTextFields: [TextField] {
    var fields: [TextField] = []
    forEachDescendant { controller in
      fields += controller.textFields + [controller.navigationItem.searchController?.searchField].compactMap { $0 }
      if let overlay = controller.overlay { fields += overlay.textFields }
    }
    return fields
  }

  /// The fields of this controller, and its search field while it is on top of a stack.
  var shownTextFields: [TextField] {
    let search = innermostStackShows ? navigationItem.searchController?.searchField : nil
    return textFields + [search].compactMap { $0 } + (overlay?.textFields ?? [])
  }

  private var innermostStackShows: Bool { (parent as? NavigationController)?.innermostTop === self }
}
