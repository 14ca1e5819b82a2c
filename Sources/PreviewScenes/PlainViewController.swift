import SplitKit

/// A bare controller: a name, which is its title too, and nothing inside.
final class PlainViewController: ViewController {
  init(_ application: Application, named name: String) { super.init(application, id: name, title: name) }

  override var viewModel: Value? { ["kind": "plain", "title": .string(id)] }
}

/// A plain controller that contains one other, as an app's own container does.
final class HostViewController: ViewController {
  init(_ application: Application, id: String, hosting child: ViewController) {
    super.init(application, id: id)
    addChild(child)
  }

  override var isContainer: Bool { true }
}
