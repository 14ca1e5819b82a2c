import SplitKit
import Testing

@testable import UIKit

/// Notes what a search bar and its controller tell.
@MainActor
private final class Listener: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
  var log: [String] = []
  var mayBegin = true

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    log.append("begin?")
    return mayBegin
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("began") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    log.append("end?")
    return true
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("ended") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.append("scope \(selectedScope)")
  }
  func updateSearchResults(for searchController: UISearchController) {
    log.append("update \(searchController.searchBar.text ?? "")")
  }
  func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
  func didPresentSearchController(_ searchController: UISearchController) { log.append("did present") }
  func willDismissSearchController(_ searchController: UISearchController) { log.append("will dismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }
}

@MainActor @Suite(.serialized) struct SearchBarTests {
  private let listener = Listener()
  private let search = UISearchController(searchResultsController: nil)
  private let field = "Screen/search"

  private func stageWithSearch(_ set: @escaping @MainActor (UISearchController) -> Void = { _ in }) throws -> ContentStage {
    try ContentStage { @MainActor in
      let screen = Screen { _ in }
      search.searchBar.delegate = listener
      (search.delegate, search.searchResultsUpdater) = (listener, listener)
      set(search)
      screen.navigationItem.searchController = search
      return UINavigationController(rootViewController: screen)
    }
  }

  private func focus(_ field: String?, in stage: ContentStage) throws {
    try stage.say(["type": "focus", "target": field.map { .string($0) } ?? .null])
  }

  private func bar(in stage: ContentStage) -> Value? {
    stage.scene.viewModels.map(\.content).first { $0["kind"] == "navigationBar" }?["search"]
  }

  @Test func `a search begins with the keyboard and ends with its button`() throws {
    let stage = try stageWithSearch()
    #expect(bar(in: stage)?["showsCancel"] == false && bar(in: stage)?["placeholder"] == "Search")
    try focus(field, in: stage)
    #expect(listener.log == ["begin?", "will present", "began", "update ", "did present"])
    #expect(search.isActive && bar(in: stage)?["showsCancel"] == true)
    listener.log = []
    try stage.type("pear", into: field)
    #expect(listener.log == ["text pear", "update pear"])
    listener.log = []
    try stage.tap("\(field)/cancel")
    #expect(listener.log == ["cancel", "will dismiss", "end?", "ended", "update ", "did dismiss"])
    #expect(!search.isActive && search.searchBar.text == "" && stage.scene.window.focusedField == nil)
    #expect(bar(in: stage)?["showsCancel"] == false)
  }

  @Test func `a search stays without its keyboard`() throws {
    let stage = try stageWithSearch()
    try focus(field, in: stage)
    try focus(nil, in: stage)
    #expect(search.isActive && bar(in: stage)?["showsCancel"] == true)
    search.isActive = false
    stage.settle()
    #expect(!search.isActive && bar(in: stage)?["showsCancel"] == false)
  }

  @Test func `the app begins and ends a search`() throws {
    let stage = try stageWithSearch()
    search.isActive = true
    stage.settle()
    #expect(stage.scene.window.focusedField == field && search.searchBar.isFirstResponder)
    search.isActive = false
    stage.settle()
    #expect(stage.scene.window.focusedField == nil)
    listener.mayBegin = false
    search.isActive = true
    #expect(!search.isActive)
  }

  @Test func `the button in the field deletes the text and the search stays`() throws {
    let stage = try stageWithSearch()
    try stage.type("pear", into: field)
    listener.log = []
    try stage.tap("\(field)/clear")
    #expect(listener.log == ["text ", "update "] && search.isActive)
  }

  @Test func `scopes make the bar higher during the search`() throws {
    let stage = try stageWithSearch { $0.searchBar.scopeButtonTitles = ["All", "Fruit"] }
    let height = (stage.root as? UINavigationController)?.navigationBar.frame.height ?? 0
    #expect(bar(in: stage)?["scopeHeight"] == nil)
    try focus(field, in: stage)
    #expect(
      (stage.root as? UINavigationController)?.navigationBar.frame.height == height + 46 && bar(in: stage)?["scopeHeight"] == 46)
    listener.log = []
    try stage.tap(scope(1, in: stage))
    #expect(listener.log == ["scope 1", "update "] && search.searchBar.selectedScopeButtonIndex == 1)
    try stage.tap("\(field)/cancel")
    #expect(bar(in: stage)?["scopeHeight"] == nil)
  }

  /// The id of a scope that is drawn over the bar.
  private func scope(_ index: Int, in stage: ContentStage) throws -> String {
    let segments = stage.scene.viewModels.lazy.compactMap { self.segments(in: $0.content) }.first
    return try #require(segments?.at("items", index, "id")?.string)
  }
  private func segments(in node: Value) -> Value? {
    if node["type"] == "segments" { return node }
    return node["views"]?.array?.lazy.compactMap { self.segments(in: $0) }.first
  }

  @Test(arguments: [
    (UISearchController.ScopeBarActivation.manual, [false, false, false]), (.onTextEntry, [false, false, true]),
    (.onSearchActivation, [false, true, true]), (.automatic, [false, true, true]),
  ])
  func `scopes appear as the activation says`(activation: UISearchController.ScopeBarActivation, shown: [Bool]) throws {
    let stage = try stageWithSearch {
      $0.searchBar.scopeButtonTitles = ["All", "Fruit"]
      $0.scopeBarActivation = activation
    }
    var seen: [Bool] = []
    func look() { seen.append(bar(in: stage)?["scopeHeight"] != nil) }
    look()
    try focus(field, in: stage)
    look()
    try stage.type("pear", into: field)
    look()
    #expect(seen == shown)
  }

  @Test func `an app can show scopes and the button all the time`() throws {
    let stage = try stageWithSearch {
      $0.searchBar.scopeButtonTitles = ["All", "Fruit"]
      $0.searchBar.showsScopeBar = true
      $0.searchBar.showsCancelButton = true
    }
    #expect(bar(in: stage)?["scopeHeight"] == 46 && bar(in: stage)?["showsCancel"] == true)
    #expect(!search.automaticallyShowsScopeBar && !search.automaticallyShowsCancelButton)
  }

  // MARK: In a view

  @Test func `a bar in a view has its button and its scopes in it, and ends nothing itself`() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 400, height: 102))
    bar.delegate = listener
    let stage = try ContentStage { @MainActor in Screen { $0.addSubview(bar) } }
    #expect(bar.sizeThatFits(CGSize(width: 400, height: 0)).height == 56)
    bar.showsCancelButton = true
    (bar.showsScopeBar, bar.scopeButtonTitles) = (true, ["All", "Fruit"])
    stage.settle()
    #expect(bar.sizeThatFits(CGSize(width: 400, height: 0)).height == 102)
    let field = bar.searchTextField
    #expect(field.frame.minX == 8 && field.frame.maxX < 340 && field.frame.midY == 28)
    try stage.type("fig", into: "Screen/field-1")
    listener.log = []
    let cancel = try #require(bar.subviews.first { $0 is TextButton } as? TextButton)
    cancel.sendActions(for: .touchUpInside)
    #expect(listener.log == ["cancel"] && bar.text == "fig")
    try stage.tap(scope(1, in: stage))
    #expect(listener.log == ["cancel", "scope 1"] && bar.selectedScopeButtonIndex == 1)
  }

  @Test func `results stand below a bar that stands above the rows`() throws {
    final class List: UITableViewController {
      let search = UISearchController(searchResultsController: UITableViewController(style: .plain))
      override func viewDidLoad() {
        super.viewDidLoad()
        search.searchBar.sizeToFit()
        tableView.tableHeaderView = search.searchBar
      }
    }
    let stage = try ContentStage { UINavigationController(rootViewController: List(style: .plain)) }
    try stage.type("a", into: "List/field-1")
    let bar = try #require((stage.root as? UINavigationController)?.navigationBar.frame)
    #expect(stage.pane("UITableViewController")?.frame.y == Double(bar.maxY) + 56)
  }

  @Test func `the bar of a search controller above the rows grows with its scopes`() throws {
    search.searchBar.scopeButtonTitles = ["All", "Fruit"]
    let stage = try ContentStage { @MainActor in
      let list = UITableViewController(style: .plain)
      search.searchBar.sizeToFit()
      list.tableView.tableHeaderView = search.searchBar
      return list
    }
    #expect(search.searchBar.frame.height == 56)
    try focus("UITableViewController/field-1", in: stage)
    #expect(search.isActive && search.searchBar.frame.height == 102)
    search.isActive = false
    stage.settle()
    #expect(search.searchBar.frame.height == 56)
  }
}
