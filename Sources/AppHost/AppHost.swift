internal import AppProcess
internal import SplitKit
import UIKit

/// Runs an app in the process that the server of `split-preview app` has started.
public enum AppHost {
  /// Runs the app, and never returns. No code of the app runs before a client opens it.
  @MainActor public static func run(_ app: AppDescription) -> Never {
    ClassTable.applicationDelegate = app.delegate
    ClassTable.sceneDelegates = app.sceneDelegates.sorted { $0.key < $1.key }.map { (name: $0.key, make: $0.value) }
    ClassTable.mainStoryboard = app.storyboard
    let root = app.root
    let preview = Preview(uiKitApp: "app", title: app.name) {
      if let root { AppLaunch(root: root) } else { .fromClassTable }
    }
    AppProcess.run(HostedApp { application, options throws(Refusal) in try preview.make(application, options) })
  }
}
