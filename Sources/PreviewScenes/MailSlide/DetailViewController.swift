import SplitKit

/// Says which item is selected, under a toolbar. How the master is shown is a subclass's.
class DetailViewController: ViewController {
  /// What the two labels say. At first no title, and what Xcode's label of the time said [ours: the article does not show
  /// its own].
  private var labels: (title: String?, text: String) = (nil, "Detail view content goes here")

  /// The number of the item; nil at first. Only another one is shown anew.
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

  /// An item was chosen, also the one that was.
  func didChooseItem() {}

  override func viewDidLoad() { configureView() }

  private func configureView() {
    guard let detailItem else { return }
    labels = ("Item \(detailItem)", "You selected item \(detailItem)")
  }

  override var viewModel: Value? {
    ["kind": "labels", "title": labels.title.map { .string($0) } ?? nil, "text": .string(labels.text)]
  }
}

extension DetailViewController {
  /// Puts a button before the others.
  func insert(_ button: BarButtonItem) { toolbar?.setItems([button] + (toolbar?.items ?? []), animated: true) }
}
