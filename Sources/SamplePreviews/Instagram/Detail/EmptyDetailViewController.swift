import SplitKit

/// The detail before the user selects a post: a logo of 120 by 120, without a navigation controller.
final class EmptyDetailViewController: ViewController {
  override var viewModel: Value? { ["kind": "emptyDetail", "image": "logo", "size": 120] }
}
