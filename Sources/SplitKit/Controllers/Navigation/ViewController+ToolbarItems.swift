/// The items that a controller gives the toolbar of its navigation controller.
extension ViewController {
  /// The greatest number of items that a message can set. UIKit has no such limit.
  static var maximumToolbarItems: Int { 8 }

  /// Sets items with the given titles, which do nothing when they are tapped.
  func setToolbarItems(titled titles: [String]) {
    toolbarItems = titles.enumerated().map { index, title in
      BarButtonItem(id: "\(id)/toolbar-\(index + 1)", title: title) {}
    }
  }
}
