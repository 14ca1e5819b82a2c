/// A controller without content. Its name is also its title.
///
/// A preview shows it for a name that it does not know.
package final class PlainViewController: ViewController {
  /// Creates a controller with a name as its id and title.
  package init(_ application: Application, named name: String) {
    super.init(application, givenID: name, title: name)
  }

  package override var viewModel: Value? { ["kind": "plain", "title": .string(id)] }
  package override var className: String? { nil }
}
