/// A button of the split view's own, in a column's bar.
final class ColumnBarButtonItem: BarButtonItem {
  init(id: String, image: String, of split: SplitViewController, _ action: @escaping (SplitViewController) -> Void) {
    super.init(id: id, image: image) { [weak split] in split.map(action) }
  }
}
