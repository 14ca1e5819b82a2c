// The tool has made this file. It tells the preview which classes the app has, and starts it.
import AppHost
import UIKit

@main enum __AppEntry { static func main() { __runApp() } }

func __runApp() -> Never { MainActor.assumeIsolated { __startApp() } }

@MainActor private func __startApp() -> Never {
  __register_AppDelegate_swift()
  AppHost.run(AppDescription(name: "old-names", delegate: { AppDelegate() }, sceneDelegates: [:], root: nil, storyboard: nil))
}
