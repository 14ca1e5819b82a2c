import SplitKit

/// Says which item is selected, under a toolbar. How the master is shown is a subclass's.
class DetailViewController: ViewController {
  /// The texts of the two labels; nil until an item is chosen [ours: nobody knows what the article's labels say at first].
  private var labels: (title: String, text: String)?

  /// The number of the item; nil at first. Only another one is shown anew.
  var detailItem: Int? {
    didSet {
      if detailItem != oldValue { configureView() }
      didChooseItem()
    }
  }

  override init(_ application: Application, id: String, title: String? = nil) {
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
    [
      "kind": "labels", "title": labels.map { .string($0.title) } ?? nil,
      "text": labels.map { .string($0.text) } ?? nil,
    ]
  }
}

extension DetailViewController {
  /// Puts a button before the others.
  func insert(_ button: BarButtonItem) { toolbar?.setItems([button] + (toolbar?.items ?? []), animated: true) }
}
