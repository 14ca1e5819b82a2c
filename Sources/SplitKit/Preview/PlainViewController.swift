/// A bare controller: a name, which is its title too, and nothing inside.
///
/// What a scene shows for a name that it does not know.
package final class PlainViewController: ViewController {
  /// Makes a controller whose id and title are that name.
  package init(_ application: Application, named name: String) {
    super.init(application, givenID: name, title: name)
  }

  package override var viewModel: Value? { ["kind": "plain", "title": .string(id)] }
  package override var className: String? { nil }
}
