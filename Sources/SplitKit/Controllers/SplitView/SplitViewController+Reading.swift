/// What a split view reads as.
extension SplitViewController {
  /// The primary and the secondary while expanded, whatever the mode; the sole controller while collapsed.
  ///
  /// Before the split appears an assignment is only kept: nothing is loaded, and nothing has a parent
  /// (spec/split-view.md 3.8, M26 observed). Assigning the same controllers again changes nothing. An empty array
  /// leaves nothing to show. Of more than two the rest is dropped (S0 observed); on iOS 26 such an array raises
  /// (inferred), and nothing changes.
  public var viewControllers: [ViewController] {
    get { implementation.viewControllers }
    set {
      guard !newValue.elementsEqual(viewControllers, by: { $0 === $1 }) else { return }
      guard !implementation.rejects(count: newValue.count) else {
        return application.raise(tooManyControllers, receiver: id)
      }
      implementation.replaceControllers(with: newValue)
    }
  }

  /// What iOS 26, and a column style, is taken to say of a longer array (our sentence).
  var tooManyControllers: String {
    "A split view controller of the style \(style.name) has at most \(implementation.maximumCount ?? 2) view controllers"
  }

  /// What a collapsed classic split puts back when it expands and nobody answers with another: the secondary from before
  /// the collapse (spec/split-view.md 3.4); nil while expanded, in a column style, and where there was none. UIKit keeps it
  /// to itself; a preview needs it for its `place`.
  public var secondaryBeforeCollapse: ViewController? { implementation.details.rememberedSecondary }

  /// Whether the controllers have become one. False until the split is first put in a compact window:
  /// a split is born expanded (S3, CS documented).
  public var isCollapsed: Bool { implementation.stage == .collapsed }

  /// The mode that is shown; never automatic. `secondaryOnly` before the split appears (M26 observed) and
  /// `oneBesideSecondary`, without effect, while it is collapsed (M26 observed).
  public var displayMode: DisplayMode { implementation.displayMode }

  /// How the columns share the window now; never automatic. `tile` before the split appears and while it is collapsed
  /// (M26 observed).
  public var splitBehavior: SplitBehavior { implementation.details.behavior }

  /// The width of the primary column, in points: as wide as the split while collapsed (M26 observed); before it
  /// appears 320, of a triple 280 (M26 observed; before iOS 26 unmeasured).
  public var primaryColumnWidth: Double { implementation.columnWidths.primary }

  /// The width of the supplementary column, in points, as UIKit reports it: of the frame, which reaches under a
  /// floating primary beside it (5.2, M26 observed). As wide as the split while collapsed; before it appears 320.
  public var supplementaryColumnWidth: Double { implementation.columnWidths.supplementary }

  /// Whether a column can be seen; false for all before the split appears (M26 observed).
  public func isShowing(_ column: Column) -> Bool { implementation.isShowing(column) }
}

extension SplitImplementation {
  func isShowing(_ column: Column) -> Bool {
    column == .inspector ? details.inspector != nil : shownColumns.contains(column)
  }

  /// Whether so many controllers raise, instead of being dropped from the third on.
  func rejects(count: Int) -> Bool { maximumCount.map { count > $0 } ?? false }
}
