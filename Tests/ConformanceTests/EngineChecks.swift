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
    "3-columns": { _ in
      let columns: [Column] = [.primary, .supplementary, .secondary, .compact, .inspector]
      let edges: [PrimaryEdge] = [.leading, .trailing]
      return columns.map(\.rawValue) == Array(0...4) && edges.map(\.rawValue) == [0, 1]
    },
    "4": { _ in SplitViewProperty.automaticDimension == -3.4028234663852886e38 },
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

/// The lab's classic split, in a window.
extension EngineChecks {
  private struct Stage {
    /// Keeps the delegate.
    let content: PreviewContent
    let window: Window

    func controller(_ id: String) -> ViewController { window.controller(id)! }
    func plain(_ name: String) -> ViewController { PlainViewController(window.application, named: name) }
  }

  private static func stage(_ profile: Profile, width: Double = 1024) -> Stage {
    let application = Application(profile: profile)
    guard let options = try? Preview.lab.resolve([Member("style", "unspecified")]),
      let content = try? Preview.lab.make(application, options)
    else { preconditionFailure("The lab has a classic style.") }
    return Stage(content: content, window: show(content.rootViewController, width: width))
  }

  @discardableResult
  private static func show(_ root: ViewController, width: Double = 1024) -> Window {
    let window = Window(
      application: root.application, rootViewController: root, size: Size(width: width, height: 768))
    window.makeVisible()
    return window
  }

  private static let shown: [String: Check] = [
    "28": { profile in
      let stage = stage(profile)
      let split = stage.controller("split")
      return stage.plain("stranger").splitViewController == nil && split.splitViewController == nil
        && stage.controller("nav:A").splitViewController === split && stage.controller("A").splitViewController === split
    },
    "41": { profile in
      let stage = stage(profile)
      let classes = ["nav:A", "A", "nav:B", "B"].map { stage.controller($0).traitCollection.horizontalSizeClass }
      return classes == [.compact, .compact, .regular, .regular]
    },
    "5.2-k": { profile in
      let application = Application(profile: profile)
      let primary = PlainViewController(application, named: "A")
      let split = SplitViewController(application, id: "split")
      split.viewControllers = [primary, PlainViewController(application, named: "B")].map {
        NavigationController(rootViewController: $0)
      }
      let window = Window(
        application: application, rootViewController: split, size: Size(width: 820, height: 1180),
        safeArea: EdgeInsets(top: 32, bottom: 25))
      window.makeVisible()
      let before = primary.view
      window.traitOverrides.horizontalSizeClass = .compact
      window.layoutIfNeeded()
      return split.isCollapsed && before.frame.size == Size(width: 320, height: 1133)
        && primary.view.frame.size == before.frame.size && primary.view.safeArea == EdgeInsets(top: 54, bottom: 10)
    },
    "150": { profile in
      let stage = stage(profile, width: 400)
      return withExtendedLifetime(stage) { stage.controller("B").navigationController?.id == "nav:B" }
    },
    "177": { profile in
      let stage = stage(profile)
      _ = stage.window.application.takeCalls()
      stage.controller("A").showDetailViewController(stage.plain("D"))
      return stage.window.application.takeCalls().first?.selector == "splitViewController(_:showDetail:sender:)"
    },
    "178": { profile in
      let application = Application(profile: profile)
      let (root, detail) = (PlainViewController(application, named: "R"), PlainViewController(application, named: "D"))
      show(root)
      root.showDetailViewController(detail)
      return root.presentedViewController === detail
    },
    "179": { profile in
      let application = Application(profile: profile)
      let names = ["R", "P", "S", "Q"].map { PlainViewController(application, named: $0) }
      let navigation = NavigationController(rootViewController: names[0])
      show(navigation)
      navigation.show(names[1])
      show(names[2])
      names[2].show(names[3])
      return navigation.viewControllers.last === names[1] && names[2].presentedViewController === names[3]
    },
  ]
}

private final class SilentDelegate: SplitViewControllerDelegate {}
