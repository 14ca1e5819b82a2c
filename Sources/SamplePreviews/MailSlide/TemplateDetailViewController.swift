import SplitKit

/// The detail of Xcode's Master-Detail template of the time (S4, "Xcode Master-Detail Template"). It is on a stack of its
/// own, whose bar has the title and the button for a hidden master.
final class TemplateDetailViewController: PopoverDetailViewController {
  init(_ application: Application, id: String) {
    super.init(application, id: id, title: "Detail")
    toolbar = nil
  }

  override func add(_ button: BarButtonItem) { navigationItem.leftBarButtonItem = button }

  override func remove(_ button: BarButtonItem) {
    if navigationItem.leftBarButtonItem === button { navigationItem.leftBarButtonItem = nil }
  }

  /// The text without a title, because the bar has one. It begins with that of Xcode's template.
  override var viewModel: Value? {
    ["kind": "labels", "title": nil, "text": .string(detailItem == nil ? "Detail view content goes here" : text)]
  }
}
