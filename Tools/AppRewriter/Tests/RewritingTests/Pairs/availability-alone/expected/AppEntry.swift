// The tool has made this file. It tells the preview which classes the app has, and starts it.
import AppHost
import UIKit

@main enum __AppEntry { static func main() { __runApp() } }

func __runApp() -> Never { MainActor.assumeIsolated { __startApp() } }

@MainActor private func __startApp() -> Never {
  AppHost.run(AppDescription(name: "availability-alone", delegate: nil, sceneDelegates: [:], root: nil, storyboard: nil))
}
