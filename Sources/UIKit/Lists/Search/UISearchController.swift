import Foundation
internal import SplitKit

/// A search field in a bar: `UISearchController`.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private var search: SplitKit.SearchController?

  /// The field in the engine, for the bar of a controller.
  func engineSearch(for controller: UIViewController) -> SplitKit.SearchController {
    if let search { return search }
    let made = SplitKit.SearchController(id: controller.newElementID(named: "search"), placeholder: "Search")
    search = made
    return made
  }
}
