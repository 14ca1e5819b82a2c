import Foundation
internal import SplitKit

/// The window of an app that begins with a storyboard. It exists before the app's delegates are asked, as on a device.
@MainActor
enum StoryboardLaunch {
  /// Gives the delegate of a scene its window. Without a storyboard nothing happens.
  static func prepare(_ scene: UIWindowScene) {
    guard let delegate = scene.delegate as? any UIWindowSceneDelegate, let root else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    delegate.window = window
  }

  /// Gives the delegate of an app without scenes its window.
  static func prepare(_ application: UIApplication) {
    guard let delegate = application.delegate, let root else { return }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    delegate.window = window
  }

  private static var root: UIViewController? {
    ClassTable.mainStoryboard.flatMap { UIStoryboard(name: $0, bundle: nil).instantiateInitialViewController() }
  }
}
