import PreviewScenes
import SplitKit

/// The statements that no message can show, by their ids: a small check in Swift each.
enum EngineChecks {
  /// What is wrong with a statement in a profile, a sentence each.
  static func problems(_ id: String, _ profile: String) -> [String] {
    guard let profile = Profile(rawValue: profile) else { return ["there is no profile named \(profile)"] }
    guard let check = checks[id] else { return ["there is no check for \(id)"] }
    return check(profile) ? [] : ["the check in EngineChecks does not hold"]
  }

  typealias Check = @Sendable (Profile) -> Bool

  static let checks: [String: Check] = constants.merging(unshown) { $1 }.merging(shown) { $1 }

  private static let constants: [String: Check] = [
    "1": { _ in
      let names = [
        "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary", "twoBesideSecondary",
        "twoOverSecondary", "twoDisplaceSecondary",
      ]
      return names.enumerated().allSatisfy { DisplayMode(rawValue: $0.offset)?.name == $0.element }
    },
    "2": { _ in
      DisplayMode.primaryHidden == .secondaryOnly && DisplayMode.allVisible == .oneBesideSecondary
        && DisplayMode.primaryOverlay == .oneOverSecondary
    },
    "3-classic": { _ in Column.primary.rawValue == 0 && Column.secondary.rawValue == 2 },
  ]
}

/// A split view that is in no window.
extension EngineChecks {
  private static func split(_ profile: Profile) -> SplitViewController {
    SplitViewController(Application(profile: profile), id: "split")
  }

  private static func plain(_ name: String, in split: SplitViewController) -> ViewController {
    PlainViewController(split.application, named: name)
  }

  private static let unshown: [String: Check] = [
    "5": { profile in
      let split = split(profile)
      return !split.isCollapsed && split.preferredDisplayMode == .automatic && split.presentsWithGesture
        && split.primaryEdge == .leading && split.viewControllers.isEmpty && split.children.isEmpty
        && split.delegate == nil
    },
    "9-classic": { profile in
      let widths = split(profile).primaryColumnWidthPreferences
      return widths.preferred == nil && widths.fraction == nil && widths.minimum == nil && widths.maximum == nil
    },
    "11-classic": { profile in
      let split = split(profile)
      var widths = ColumnWidthPreferences()
      (widths.minimum, widths.maximum, widths.fraction, widths.preferred) = (200, 420, 0.4, 280)
      split.primaryColumnWidthPreferences = widths
      return split.primaryColumnWidthPreferences == widths && split.primaryColumnWidth == 320 && !split.isViewLoaded
    },
    "12": { profile in
      let split = split(profile)
      var delegate: SilentDelegate? = SilentDelegate()
      split.delegate = delegate
      let wasSet = split.delegate != nil
      delegate = nil
      return wasSet && split.delegate == nil
    },
    "13": { profile in
      let split = split(profile)
      let (a, b) = (plain("A", in: split), plain("B", in: split))
      split.viewControllers = [a, b]
      return split.viewControllers.count == 2 && split.children.isEmpty && a.parent == nil && b.parent == nil
    },
    "15": { profile in
      let split = split(profile)
      split.viewControllers = [plain("A", in: split)]
      let one = split.viewControllers.map(\.id)
      split.viewControllers = []
      return one == ["A"] && split.viewControllers.isEmpty
    },
  ]
}

/// The lab's classic split, in a window of 1024 x 768.
extension EngineChecks {
  private static func window(_ profile: Profile) throws -> Window {
    let application = Application(profile: profile)
    let content = try Preview.lab.make(application, Preview.lab.resolve([Member("style", "unspecified")]))
    let window = Window(
      application: application, rootViewController: content.rootViewController, size: Size(width: 1024, height: 768))
    window.makeVisible()
    return window
  }

  private static let shown: [String: Check] = [
    "28": { profile in
      guard let window = try? window(profile), let split = window.controller("split") as? SplitViewController else {
        return false
      }
      let (column, content) = (window.controller("nav:A"), window.controller("A"))
      let stranger = PlainViewController(split.application, named: "stranger")
      return stranger.splitViewController == nil && column?.splitViewController === split
        && content?.splitViewController === split && split.splitViewController == nil
    },
    "41": { profile in
      guard let window = try? window(profile) else { return false }
      let classes = ["nav:A", "A", "nav:B", "B"].map { window.controller($0)?.traitCollection.horizontalSizeClass }
      return classes == [.compact, .compact, .regular, .regular]
    },
  ]
}

private final class SilentDelegate: SplitViewControllerDelegate {}
