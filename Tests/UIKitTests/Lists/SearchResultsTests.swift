import SplitKit
import Testing

@testable import UIKit

/// A list whose search has a controller of its own for the results.
@MainActor
private final class Library: UITableViewController, UISearchResultsUpdating {
  let search = UISearchController(searchResultsController: Results(style: .plain))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    search.searchResultsUpdater = self
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    (searchController.searchResultsController as? Results)?.words = searchController.searchBar.text ?? ""
  }
}

@MainActor
private final class Results: UITableViewController {
  var words = "" { didSet { tableView.reloadData() } }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.isEmpty ? 0 : 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = words
    return cell
  }
}

@MainActor @Suite(.serialized) struct SearchResultsTests {
  @Test func `results cover the list while the field has a text`() throws {
    let stage = try ContentStage { UINavigationController(rootViewController: Library(style: .plain)) }
    #expect(stage.pane("Library") != nil && stage.pane("Results") == nil)
    let field = "Library/search"
    try stage.type("moby", into: field)
    #expect(stage.pane("Results")?.isVisible == true)
    #expect(stage.content("Results")?.at("sections", 0, "rows", 0, "title") == "moby")
    try stage.type("", into: field)
    #expect(stage.pane("Results") == nil)
  }
}
