/// A controller without content. Its name is also its title.
///
/// A scene shows it for a name that it does not know.
public final class PlainViewController: ViewController {
  /// Creates a controller with a name as its id and title.
  public init(_ application: Application, named name: String) {
    super.init(application, id: name, title: name)
  }

  public override var viewModel: Value? { ["kind": "plain", "title": .string(id)] }
  public override var className: String? { nil }
}
