import UIKit

// A screen that loads by itself, as apps do: a task, a timer, the main queue and a notification from another thread.

public final class LoadingSplitViewController: UISplitViewController {
  public static let didLoad = Notification.Name("LoadingSplitViewControllerDidLoad")

  public override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [UINavigationController(rootViewController: LoadingList()), UIViewController()]
  }
}

public final class LoadingList: UIViewController {
  public private(set) var events: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Loading"
    NotificationCenter.default.addObserver(
      self, selector: Selector("didLoad:", LoadingList.didLoad(_:)), name: LoadingSplitViewController.didLoad, object: nil)
  }

  public func start() {
    Task {
      await load()
      show(detail: "task")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { self.events.append("queue") }
    Timer.scheduledTimer(
      timeInterval: 0.01, target: self, selector: Selector("fire", LoadingList.fire), userInfo: nil, repeats: false)
  }

  func fire() { events.append("timer") }

  func didLoad(_ notification: Notification) {
    events.append("notification \(notification.name == LoadingSplitViewController.didLoad)")
  }

  private func load() async { try? await Task.sleep(nanoseconds: 1_000_000) }

  private func show(detail: String) {
    events.append(detail)
    let controller = UIViewController()
    controller.title = "Loaded"
    showDetailViewController(controller, sender: self)
  }
}
