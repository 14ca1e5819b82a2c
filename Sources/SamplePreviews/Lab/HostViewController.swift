import SplitKit

/// A plain controller that contains another one, like an app's own container.
final class HostViewController: ViewController {
  init(_ application: Application, id: String, hosting child: ViewController) {
    super.init(application, id: id)
    containerType = "ViewController"
    addChild(child)
  }
}
