import SamplePreviews
import SplitKit

/// Split views of the column styles with more in their columns than plain controllers.
extension TestPreviews {
  static let columns: [Preview] = [columnStacks, columnTabs, columnButton]

  private static func columns(
    _ id: String, _ style: SplitViewStyle, _ fill: @escaping @Sendable (SplitViewController, Controllers) -> Void
  ) -> Preview {
    Preview(
      id: id, title: id, summary: "A test's own app.", profiles: Profile.all.filter(\.splitView.hasColumnStyles),
      windowSize: Size(width: 1024, height: 768), options: []
    ) { (application, _) throws(Refusal) in
      let split = SplitViewController(application, id: "split", style: style)
      let controllers = Controllers(application)
      fill(split, controllers)
      return TestContent(split, controllers)
    }
  }

  private static let columnStacks = columns("columnStacks", .doubleColumn) { split, controllers in
    split.setViewController(controllers.navigation("A"), for: .primary)
    split.setViewController(controllers.navigation("B"), for: .secondary)
  }

  private static let columnTabs = columns("columnTabs", .tripleColumn) { split, controllers in
    split.setViewController(controllers["A"], for: .primary)
    split.setViewController(controllers["S"], for: .supplementary)
    split.setViewController(controllers.tabs("B"), for: .secondary)
    split.setViewController(controllers.tabs("C"), for: .compact)
  }

  /// The app puts the classic style's button into the secondary's bar, where the header says that it is of no use.
  private static let columnButton = columns("columnButton", .doubleColumn) { split, controllers in
    split.setViewController(controllers["A"], for: .primary)
    split.setViewController(controllers["B"], for: .secondary)
    controllers["B"].navigationItem.leftBarButtonItem = split.displayModeButtonItem
  }
}
