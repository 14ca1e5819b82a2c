import SplitKit

/// The screen that "View all comments" leads to: in the prototype a blank one with a title.
final class CommentsViewController: ViewController {
  init(_ application: Application, id: String) { super.init(application, id: id, title: "Comments") }

  override var viewModel: Value? { ["kind": "blank"] }
}
