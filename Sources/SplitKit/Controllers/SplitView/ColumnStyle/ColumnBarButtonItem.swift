/// A button in a column's bar that belongs to the split view.
final class ColumnBarButtonItem: BarButtonItem {
  init(id: String, image: String, of split: SplitViewController, _ action: @escaping (SplitViewController) -> Void) {
    super.init(id: id, image: image) { [weak split] in split.map(action) }
  }
}
