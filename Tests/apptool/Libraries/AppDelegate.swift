import UIKit

// Small libraries in the shapes of those that others' apps use. The names of the libraries are in the files. Each result is a line of the
// label, which the test reads.

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ResultsController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class ResultsController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.numberOfLines = 0
    label.frame = view.bounds.insetBy(dx: 20, dy: 60)
    view.addSubview(label)
    label.text = [
      maker(), expressions(), operators(), pins(), tiny(), reusable(), difference(), sources(),
    ].joined(separator: "\n")
  }
}

/// A view of 300 by 200 points for each library, and two views in it.
final class Board: UIView {
  let first = UIView(), second = UIView()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    addSubview(first)
    addSubview(second)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var result: String {
    layoutIfNeeded()
    return [first, second].map { "\(Int($0.frame.minX)) \(Int($0.frame.minY)) \(Int($0.frame.width)) \(Int($0.frame.height))" }
      .joined(separator: ", ")
  }
}
