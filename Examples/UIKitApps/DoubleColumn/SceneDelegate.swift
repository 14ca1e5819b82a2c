import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.preferredSplitBehavior = .tile
    split.setViewController(GardenViewController(), for: .primary)
    split.setViewController(PlantViewController(), for: .secondary)
    split.setViewController(UINavigationController(rootViewController: GardenViewController()), for: .compact)
    window = UIWindow(windowScene: scene)
    window?.rootViewController = split
    window?.makeKeyAndVisible()
  }
}
