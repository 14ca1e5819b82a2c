import UIKit

// The shapes of code that others' apps have and that did not compile once: names from before Swift 4.2, metatypes, overrides in extensions,
// optional methods as values. Each result is a line of the label, which the test reads.

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = TitledStack(rootViewController: ResultsController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

class ResultsController: Container {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.numberOfLines = 0
    label.frame = view.bounds.insetBy(dx: 20, dy: 60)
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = (metatypes() + oldNames() + overrides() + optionals() + [Model().name]).joined(separator: "\n")
  }
}
