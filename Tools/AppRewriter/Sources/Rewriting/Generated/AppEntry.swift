/// Where the app begins, and the file that begins it.
public struct AppEntry: Equatable, Sendable {
  /// The class of the application's delegate, if the app has one.
  public let delegate: String?
  /// The classes of scene delegates: first the one in the app's settings, and then the others in alphabetical order.
  public let sceneDelegates: [String]
  /// The controller that the preview shows in place of the app's own windows.
  public let root: String?
  /// The name of the storyboard whose initial controller the app shows.
  public let storyboard: String?
  /// The names of the app's view controllers, with the types around them.
  public let controllers: [String]
  private let storyboards: String?
  private let nibs: String?
  private let colors: String?
  private let images: String?
  /// Whether the app asks for the bundle of its package.
  private let usesModuleBundle: Bool
  /// Whether the app itself calls `UIApplicationMain`.
  public let callsMain: Bool

  /// Whether there is something to start with.
  public var isComplete: Bool { delegate != nil || !sceneDelegates.isEmpty || root != nil || storyboard != nil }

  init(_ index: ClassIndex, _ options: RewritingOptions) {
    let classes = index.types.values.filter { $0.kind == .class && !$0.isFilePrivate && !$0.isGeneric }.sorted {
      $0.name < $1.name
    }
    let own = classes.first { $0.entryAttribute != nil && !index.hasOwnMain($0) }
    let named = index.mainCall?.delegate.flatMap { index.resolve($0) }
    let conforming = classes.first { index.conforms($0.name, to: "UIApplicationDelegate") }
    delegate = own?.name ?? named ?? conforming?.name
    let scenes = classes.map(\.name).filter { name in
      ["UIWindowSceneDelegate", "UISceneDelegate"].contains { index.conforms(name, to: $0) }
    }
    sceneDelegates = scenes.filter { $0 == options.sceneDelegate } + scenes.filter { $0 != options.sceneDelegate }
    root = options.root
    controllers = classes.map(\.name).filter { index.frameworkClass(of: $0).flatMap(FrameworkClass.init) == .controller }
    (storyboard, storyboards, nibs) = (options.storyboard, options.storyboards, options.nibs)
    (colors, images) = (options.colors, options.images)
    usesModuleBundle = options.usesModuleBundle
    callsMain = index.mainCall != nil
  }

  /// The generated file.
  func text(name: String, registrations: [String]) -> String {
    let main = callsMain ? "" : "@main enum __AppEntry { static func main() { __runApp() } }\n\n"
    let files = [("storyboards", storyboards), ("nibs", nibs), ("colors", colors), ("images", images)].compactMap { name, json in
      json.map { "  ClassTable.\(name)(\($0.rawQuoted))\n" }
    }
    let calls = (registrations.map { "  \($0)()\n" } + files).joined()
    return """
      // The tool has made this file. It tells the preview which classes the app has, and starts it.
      import AppHost
      import UIKit

      \(usesModuleBundle ? Self.moduleBundle : "")\(main)func __runApp() -> Never { MainActor.assumeIsolated { __startApp() } }

      @MainActor private func __startApp() -> Never {
      \(calls)  AppHost.run(\(description(name: name)))
      }

      """
  }

  private static let moduleBundle = """
    extension Bundle {
      /// The bundle of a package. The files of the package are among those of the app.
      static var module: Bundle { .main }
    }


    """

  private func description(name: String) -> String {
    let scenes = sceneDelegates.map { "\($0.quoted): { \($0)() }" }.joined(separator: ", ")
    return "AppDescription(name: \(name.quoted), delegate: \(maker(delegate)), "
      + "sceneDelegates: [\(scenes.isEmpty ? ":" : scenes)], root: \(maker(root)), storyboard: \(storyboard?.quoted ?? "nil"))"
  }

  private func maker(_ name: String?) -> String { name.map { "{ \($0)() }" } ?? "nil" }
}
