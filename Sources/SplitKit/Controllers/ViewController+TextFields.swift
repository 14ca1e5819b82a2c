/// The text fields in a controller.
extension ViewController {
  /// The fields of this controller and all inside it.
  var descendantTextFields: [TextField] {
    var fields: [TextField] = []
    forEachDescendant { controller in
      fields += controller.textFields + [controller.navigationItem.searchController?.searchField].compactMap { $0 }
    }
    return fields
  }

  /// The fields of this controller, and its search field while it is on top of a stack.
  var shownTextFields: [TextField] {
    let search = innermostStackShows ? navigationItem.searchController?.searchField : nil
    return textFields + [search].compactMap { $0 }
  }

  private var innermostStackShows: Bool { (parent as? NavigationController)?.innermostTop === self }
}
