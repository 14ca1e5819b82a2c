import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let split = UISplitViewController()
    let list = TimersViewController()
    let detail = TimerViewController()
    list.delegate = detail
    split.viewControllers = [list, detail].map(UINavigationController.init)
    split.preferredDisplayMode = .allVisible
    window = UIWindow()
    window?.rootViewController = split
    window?.makeKeyAndVisible()
    return true
  }
}
