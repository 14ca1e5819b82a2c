/// The state of a split view, for an app to read.
extension SplitViewController {
  /// The primary and the secondary of an expanded split, whatever its mode, or the only controller of a collapsed one.
  ///
  /// Before the split appears, an assignment only stores the controllers: nothing is loaded and nothing has a parent
  /// (spec/split-view.md 3.8, M26 observed). An assignment of the same controllers changes nothing. With an empty
  /// array, the split shows nothing. If there are more than two controllers, the rest is dropped (S0 observed); on iOS
  /// 26, such an array raises an exception (inferred) and nothing changes.
  public var viewControllers: [ViewController] {
    get { reading.viewControllers }
    set {
      guard !newValue.elementsEqual(viewControllers, by: { $0 === $1 }) else { return }
      guard !rejects(count: newValue.count) else {
        return application.raise(tooManyControllers, receiver: id)
      }
      if let sentence = newValue.lazy.compactMap(objection(toContaining:)).first {
        return application.raise(sentence, receiver: id)
      }
      implementation.replaceControllers(with: newValue)
    }
  }

  /// The greatest number of controllers, or nil if the rest of a longer list is dropped (S0 observed). A third controller
  /// raises an exception in a double column, and on iOS 26 also without a style (inferred).
  private var maximumCount: Int? {
    switch style {
    case .unspecified: application.profile.splitView.raisesForThirdController ? 2 : nil
    case .doubleColumn: 2
    case .tripleColumn: 3
    }
  }

  /// Whether a list with this number of controllers raises an exception, instead of losing all from the third on.
  func rejects(count: Int) -> Bool { maximumCount.map { count > $0 } ?? false }

  /// The message about a longer array on iOS 26 and in a column style (our wording).
  var tooManyControllers: String {
    "A split view controller of the style \(style.name) has at most \(maximumCount ?? 2) view controllers"
  }

  /// The secondary from before the collapse, which a classic split restores in an expand if nobody provides another one
  /// (spec/split-view.md 3.4). It is nil while the split is expanded, in a column style, and if there was none. UIKit
  /// does not publish it; a preview needs it for its `place`.
  package var secondaryBeforeCollapse: ViewController? { reading.details.rememberedSecondary }

  /// Whether the split is collapsed to one controller. The value is false until the split is first in a compact window,
  /// because a split begins expanded (S3, CS documented).
  public var isCollapsed: Bool { reading.stage == .collapsed }

  /// The shown mode, which is never automatic. It is `secondaryOnly` before the split appears (M26 observed), and
  /// `oneBesideSecondary`, without effect, while it is collapsed (M26 observed).
  public var displayMode: DisplayMode { reading.displayMode }

  /// The present behaviour, which is never automatic. It is `tile` before the split appears and while it is collapsed
  /// (M26 observed).
  public var splitBehavior: SplitBehavior { reading.behavior }

  /// The width of the primary column, in points. In a collapsed split, it is the width of the split (M26 observed).
  /// Before the split appears it is 320, and 280 in a triple (M26 observed; before iOS 26 unmeasured).
  package var primaryColumnWidth: Double { reading.columnWidths.primary }

  /// The width of the supplementary column, in points, as UIKit reports it: the width of the frame, which reaches under
  /// a floating primary beside it (5.2, M26 observed). In a collapsed split, it is the width of the split. Before the
  /// split appears, it is 320.
  package var supplementaryColumnWidth: Double { reading.columnWidths.supplementary }

  /// Whether a column is visible. Before the split appears, the value is false for every column (M26 observed).
  public func isShowing(_ column: Column) -> Bool { reading.isShowing(column) }
}

extension SplitReading {
  func isShowing(_ column: Column) -> Bool {
    column == .inspector ? details.inspector != nil : shownColumns.contains(column)
  }
}
