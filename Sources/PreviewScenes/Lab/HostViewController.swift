import SplitKit

/// A plain controller that contains one other, as an app's own container does.
final class HostViewController: ViewController {
  init(_ application: Application, id: String, hosting child: ViewController) {
    super.init(application, id: id)
    addChild(child)
  }

  override var isContainer: Bool { true }
}
