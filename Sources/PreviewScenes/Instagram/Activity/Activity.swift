import SplitKit

/// The notifications as a detail's heart presents them, with a way out.
///
/// The prototype makes the screen anew every time; here it is one, so that its name is its own, and begins at its top
/// again.
final class Activity {
  let screen: NotificationsViewController
  private let navigation: NavigationController

  init(_ application: Application) {
    screen = NotificationsViewController(application, id: "activity", title: "Notifications")
    navigation = NavigationController(rootViewController: screen)
    screen.navigationItem.rightBarButtonItem = .done(id: "activity/done", application) { [unowned screen] in
      screen.dismiss()
    }
  }

  func present(from controller: ViewController) {
    navigation.popToRootViewController(animated: false)
    screen.scrollToTop()
    controller.present(navigation)
  }

  var isPresented: Bool { navigation.presentingViewController != nil }
}
