/// A bare controller: a name, which is its title too, and nothing inside.
///
/// What a scene shows for a name that it does not know.
public final class PlainViewController: ViewController {
  /// Makes a controller whose id and title are that name.
  public init(_ application: Application, named name: String) {
    super.init(application, id: name, title: name)
  }

  public override var viewModel: Value? { ["kind": "plain", "title": .string(id)] }
  public override var className: String? { nil }
}
