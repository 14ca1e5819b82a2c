import Foundation

/// The search in a text, since iOS 16: `UIFindInteraction`. It is kept and not shown.
@preconcurrency @MainActor
open class UIFindInteraction: ObjectBase, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The words that are searched for. They are kept.
  open var searchText: String?
  /// The words that replace others. They are kept.
  open var replacementText: String?
  /// Whether the search is shown: no.
  open var isFindNavigatorVisible: Bool { false }
  /// Creates an interaction.
  public init(sessionDelegate: any UIFindInteractionDelegate) { super.init() }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing, because the search is not shown.
  open func presentFindNavigator(showingReplace replaceVisible: Bool) {}
  /// Does nothing, because the search is not shown.
  open func dismissFindNavigator() {}
  /// Does nothing, because the search is not shown.
  open func findNext() {}
  /// Does nothing, because the search is not shown.
  open func findPrevious() {}
}

/// A search in a text: `UIFindSession`. It is kept.
@preconcurrency @MainActor
open class UIFindSession: ObjectBase {
  /// The number of results: none.
  open var resultCount: Int { 0 }
}

/// The object that searches: `UIFindInteractionDelegate`. It is not asked.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// The search in a view.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
}
