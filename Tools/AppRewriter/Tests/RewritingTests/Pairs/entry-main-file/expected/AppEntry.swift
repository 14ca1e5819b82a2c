// The tool has made this file. It tells the preview which classes the app has, and starts it.
import AppHost
import UIKit

func __runApp() -> Never { MainActor.assumeIsolated { __startApp() } }

@MainActor private func __startApp() -> Never {
  AppHost.run(AppDescription(name: "entry-main-file", delegate: { Delegate() }, sceneDelegates: [:], root: nil, storyboard: nil))
}
