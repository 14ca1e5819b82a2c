import SplitKit

/// A detail that shows the selected item, under a toolbar. A subclass decides how the master is shown.
class DetailViewController: ViewController {
  /// The texts of the two labels, which begin with those of the article.
  private var labels = (title: "Detail", text: "Select an item")

  /// The number of the item, or nil at first. The labels change only with another item.
  var detailItem: Int? {
    didSet {
      if detailItem != oldValue { configureView() }
      didChooseItem()
    }
  }

  override init(_ application: Application, id: String?, title: String? = nil) {
    super.init(application, id: id, title: title)
    toolbar = Toolbar(in: self)
  }

  /// Called when the user chooses an item, even if it was already selected.
  func didChooseItem() {}

  override func viewDidLoad() { configureView() }

  private func configureView() {
    guard let detailItem else { return }
    labels = ("Item \(detailItem)", "You selected item \(detailItem)")
  }

  /// The text in the middle.
  var text: String { labels.text }

  override var viewModel: Value? {
    ["kind": "labels", "title": .string(labels.title), "text": .string(labels.text)]
  }
}

extension DetailViewController {
  /// Inserts a button before the others.
  func insert(_ button: BarButtonItem) { toolbar?.setItems([button] + (toolbar?.items ?? []), animated: true) }
}
