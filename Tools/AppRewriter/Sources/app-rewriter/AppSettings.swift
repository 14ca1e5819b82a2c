import Foundation

/// The settings of an app's Info.plist that the preview needs.
struct AppSettings: Encodable {
  /// The class of the scene delegate, without its module.
  private(set) var sceneDelegate: String?
  private(set) var storyboard: String?

  init(_ files: [String]) {
    for file in files {
      guard let data = try? Data(contentsOf: URL(filePath: file)),
        let settings = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      else { continue }
      read(settings)
    }
  }

  private mutating func read(_ settings: [String: Any]) {
    let manifest = settings["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let windows = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    let scene = windows?.first
    if let name = scene?["UISceneDelegateClassName"] as? String {
      sceneDelegate = name.split(separator: ".").last.map(String.init)
    }
    storyboard = scene?["UISceneStoryboardFile"] as? String ?? settings["UIMainStoryboardFile"] as? String ?? storyboard
  }
}
