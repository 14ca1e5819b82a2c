import Foundation
internal import SplitKit

/// A search in a navigation bar: `UISearchController`. Its field stands in the bar.
///
/// A controller for the results covers the controller with the bar while the field has a text, as a child of it. Without one, results
/// appear where the app shows them in its own list.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private var search: SplitKit.SearchController?
  private(set) weak var host: UIViewController?

  /// Creates a search.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    ownBar.searchController = self
  }
  /// Creates a search without a controller for the results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    ownBar.searchController = self
  }
  /// Creates a search as a storyboard does.
  public required init?(coder: NSCoder) {
    results = EmptyCoder.value(in: coder)
    super.init(coder: coder)
    ownBar.searchController = self
  }

  /// The bar, whose field stands in the navigation bar.
  open var searchBar: UISearchBar { ownBar }
  private let ownBar = UISearchBar()
  /// The controller for the results, or nil.
  open var searchResultsController: UIViewController? { results }
  private let results: UIViewController?
  /// The object that shows the results. It is called whenever the text changes, and when the search begins or ends.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is told about the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the search is under way: since its field has got the keyboard, until the user or the app ends it. Setting true gives the field
  /// the keyboard, and setting false deletes the text.
  open var isActive: Bool {
    get { isPresented }
    set {
      guard newValue != isPresented else { return }
      if newValue { searchBar.becomeFirstResponder() } else { dismissSearch() }
    }
  }
  private var isPresented = false
  /// Kept: nothing is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Kept: nothing is dimmed.
  open var dimsBackgroundDuringPresentation = true
  /// Whether the search replaces the bar on a phone with iOS 26 (875). Elsewhere the bar stays.
  open var hidesNavigationBarDuringPresentation = true { didSet { searchBar.parts.noteChange() } }
  /// Whether the button that ends the search is there during the search alone. The default is true.
  open var automaticallyShowsCancelButton = true { didSet { searchBar.parts.noteChange() } }
  /// Whether the scopes are there during the search alone. The default is true.
  open var automaticallyShowsScopeBar = true { didSet { searchBar.parts.noteChange() } }
  /// Whether the results are shown while the field has a text. The default is true.
  open var automaticallyShowsSearchResultsController = true { didSet { noteResults() } }
  /// Whether the results are shown during the search, even without a text. The default is false.
  open var showsSearchResultsController = false { didSet { noteResults() } }
  /// Where the field stands: at the place that the bar gives it.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .automatic }
  /// Kept and not drawn.
  open var searchSuggestions: [any UISearchSuggestion]?
  /// Kept and not drawn.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  /// When scopes are shown, with UIKit's raw values.
  public enum ScopeBarActivation: Int, Sendable { case automatic, manual, onTextEntry, onSearchActivation }
  /// When scopes are shown. The default is automatic: with the search (inferred).
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet {
      automaticallyShowsScopeBar = scopeBarActivation != .manual
      searchBar.parts.noteChange()
    }
  }
  /// Whether the search shows the scopes now.
  var activatesScopes: Bool {
    isPresented && (scopeBarActivation != .onTextEntry || searchBar.text?.isEmpty == false)
  }

  /// The field in the engine, for the bar of a controller.
  func engineSearch(for controller: UIViewController) -> SplitKit.SearchController {
    host = controller
    if let search { return search }
    let field = searchBar.searchTextField.makeField(id: controller.newElementID(named: "search"))
    field.didCancel = { [weak self] in self?.searchBar.cancelled() }
    let made = SplitKit.SearchController(searchField: field)
    search = made
    searchBar.parts.noteChange()
    return made
  }

  /// Gives the bar in the engine the button and the room for the scopes, or takes them away.
  func dress(hasCancelButton: Bool, hasScopes: Bool) {
    guard let search else { return }
    search.showsCancelButton = hasCancelButton
    let takesBar = isPresented && hidesNavigationBarDuringPresentation
    if search.showsScopeBar != hasScopes || search.takesBar != takesBar { host?.engine.setNeedsLayout() }
    (search.showsScopeBar, search.takesBar) = (hasScopes, takesBar)
    noteField()
  }

  /// Shows the controller for the results, or takes it away.
  private func noteResults() {
    guard let results, let host = host ?? searchBar.nearestController else { return }
    let hasText = searchBar.text?.isEmpty == false
    let isShown = isPresented && (showsSearchResultsController || automaticallyShowsSearchResultsController && hasText)
    guard isShown != (results.parent === host) else { return }
    if isShown {
      host.addChild(results)
      results.view.frame = frameOfResults(in: host.view)
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.view.addSubview(results.view)
      results.didMove(toParent: host)
    } else {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
  }

  /// The place of the results: the whole view, or what is below a bar that stands in the view.
  private func frameOfResults(in view: UIView) -> CGRect {
    guard search == nil, searchBar.isInTree(of: view) else { return view.bounds }
    var bottom = searchBar.frame(in: view).maxY
    // Controllers stand in the view itself and do not scroll with its contents.
    if let scroll = view as? UIScrollView { bottom += scroll.adjustedContentInset.top - scroll.scrolled.y }
    let top = min(max(0, bottom), view.bounds.height)
    return CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
  }

  /// The field looks different.
  func noteField() { host?.setNeedsUpdate() }
  /// The text has changed, or the search has begun or ended.
  func textChanged() {
    searchBar.parts.noteChange()
    noteResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    noteField()
  }
  func scopeChanged() {
    searchResultsUpdater?.updateSearchResults(for: self)
    noteField()
  }
  /// Begins the search, when its field has got the keyboard. The order of the calls is general knowledge and unmeasured.
  func present(tellBar: () -> Void) {
    guard !isPresented else { return tellBar() }
    delegate?.willPresentSearchController(self)
    isPresented = true
    tellBar()
    textChanged()
    delegate?.didPresentSearchController(self)
  }
  /// Ends the search: deletes the text, and takes the keyboard away. The order of the calls is general knowledge and unmeasured.
  func dismissSearch() {
    guard isPresented else { return }
    delegate?.willDismissSearchController(self)
    isPresented = false
    searchBar.searchTextField.text = ""
    searchBar.resignFirstResponder()
    textChanged()
    delegate?.didDismissSearchController(self)
  }
}

/// The object that shows the results of a search: `UISearchResultsUpdating`.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text has changed, or the search has begun or ended.
  func updateSearchResults(for searchController: UISearchController)
  /// A suggestion was chosen. It is never called.
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Nothing.
  public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {}
}

/// The object that is told about a search: `UISearchControllerDelegate`.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Shows the search. It is not called.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}
