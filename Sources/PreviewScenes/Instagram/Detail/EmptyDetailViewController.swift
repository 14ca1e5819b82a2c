import SplitKit

/// The detail before anything is selected: a logo of 120 by 120, in no navigation controller.
final class EmptyDetailViewController: ViewController {
  override var viewModel: Value? { ["kind": "emptyDetail", "image": "logo", "size": 120] }
}
