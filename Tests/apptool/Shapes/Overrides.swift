import UIKit

extension UIViewController {
  @objc func describe(_ number: Int) -> String { return "number" }
  @objc func describe(_ text: String) -> String { return "text" }
}

class Summer: UIViewController {
  func add(_ number: Int) -> String { return "\(number)" }
  func add(_ text: String) -> String { return text }
}
class Counter: Summer {}
extension Counter {
  override func add(_ number: Int) -> String { return "counted " + super.add(number) }
  override func add(_ text: String) -> String { return "counted " + super.add(text) }
}

open class Shared: UIViewController {}
public extension Shared {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "shared"
  }
  override var prefersStatusBarHidden: Bool { return true }
}

class Describer: UIViewController {
  override func describe(_ number: Int) -> String { return "own " + super.describe(number) }
  override func describe(_ text: String) -> String { return "own " + super.describe(text) }
}

extension ResultsController {
  func overrides() -> [String] {
    let (shared, controller): (Shared, UIViewController) = (Shared(), Describer())
    shared.loadViewIfNeeded()
    return [
      "\(Counter().add(1)) \(Counter().add("a")) \(shared.title ?? "none")",
      controller.describe(1) + " " + controller.describe("a"),
    ]
  }
}
