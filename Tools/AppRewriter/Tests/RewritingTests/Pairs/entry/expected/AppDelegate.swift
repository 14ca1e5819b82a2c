import UIKit

     
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
