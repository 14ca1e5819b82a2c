import SamplePreviews
import SplitKit

/// The fact about the prototype that no finger can test: a button under a dimmed area.
extension EngineChecks {
  static let instagram: [String: Check] = [
    "232": { profile, differences in
      let application = Application(profile: profile)
      guard let options = try? Preview.instagram.resolve([]),
        let content = try? Preview.instagram.make(application, options)
      else { return differences.expect("whether the preview opens", false, true) }
      let window = Window(
        application: application, rootViewController: content.rootViewController, size: Size(width: 1366, height: 1024))
      window.makeVisible()
      guard let split = window.controller("split") as? SplitViewController else {
        return differences.expect("whether there is a split", false, true)
      }
      split.preferredDisplayMode = .oneOverSecondary
      window.layoutIfNeeded()
      differences.expect("the mode before", split.displayMode, .oneOverSecondary)
      split.displayModeButtonItem.customView?.action()
      window.layoutIfNeeded()
      differences.expect("the mode", split.displayMode, .oneBesideSecondary)
    }
  ]
}
