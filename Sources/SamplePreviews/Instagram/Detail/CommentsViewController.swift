import SplitKit

/// The screen behind "View all comments". In the prototype it is blank and has a title.
final class CommentsViewController: ViewController {
  init(_ application: Application, id: String) { super.init(application, id: id, title: "Comments") }

  override var viewModel: Value? { ["kind": "blank"] }
}
