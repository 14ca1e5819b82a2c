import SplitKit

/// The notifications that the heart of a detail presents, with a button to dismiss them.
///
/// The prototype makes this screen anew every time. Here there is one screen, so that its name is its own, and every
/// presentation begins at its top.
final class Activity {
  let screen: NotificationsViewController
  private let navigation: NavigationController

  init(_ application: Application, _ links: Links) {
    screen = NotificationsViewController(application, id: "activity", title: "Notifications", links)
    navigation = NavigationController(rootViewController: screen)
    screen.navigationItem.rightBarButtonItem = .done(id: "activity/done", application) { [weak screen] in
      screen?.dismiss()
    }
  }

  func present(from controller: ViewController) {
    navigation.popToRootViewController(animated: false)
    screen.scrollToTop()
    controller.present(navigation)
  }
}
