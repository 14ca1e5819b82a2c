/// A button in a column's bar that belongs to the split view. It keeps the split while its action runs, because the action
/// calls the app's code, which may drop the split.
final class ColumnBarButtonItem: BarButtonItem {
  init(id: String, image: String, of split: SplitViewController, _ action: @escaping (SplitViewController) -> Void) {
    super.init(id: id, image: image) { [weak split] in
      guard let split else { return }
      withExtendedLifetime(split) { action(split) }
    }
  }
}
