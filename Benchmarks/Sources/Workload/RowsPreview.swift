import SamplePreviews
import SplitKit

extension Preview {
  package static let ofTheProject = Preview.all
  /// The previews of the project, and one whose content grows.
  package static let measured = Preview.all + [rows]

  /// A list in a navigation controller. Its option is the number of its rows.
  private static let rows = Preview(
    id: "rows", title: "Rows", summary: "A list of any length.",
    options: [PreviewOption("rows", .length, default: 10, "The number of rows.")]
  ) { (application, options) throws(Refusal) in
    let list = RowsViewController(application, count: Int(options["rows"].number ?? 0))
    return PreviewContent(rootViewController: NavigationController(rootViewController: list, id: "nav"))
  }
}

/// A list that makes its content once, as an app with much content does.
private final class RowsViewController: ViewController {
  private let content: Value

  init(_ application: Application, count: Int) {
    let rows = (0..<count).map { index -> Value in
      ["kind": "item", "id": .string("row-\(index)"), "title": .string("Row \(index)")]
    }
    content = ["kind": "list", "style": "plain", "title": "Rows", "sections": [["rows": .array(rows)]]]
    super.init(application, id: "rows", title: "Rows")
  }

  override var viewModel: Value? { content }
}
