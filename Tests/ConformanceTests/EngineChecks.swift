import SplitKit

/// The statements that no message can show, by their ids: a small check in Swift each.
enum EngineChecks {
  /// The differences between a statement and a profile, a sentence each.
  static func problems(_ id: String, _ profile: String) -> [String] {
    guard let profile = Profile(id: profile) else { return ["there is no profile named \(profile)"] }
    guard let check = checks[id] else { return ["there is no check for \(id)"] }
    var differences = Differences()
    check(profile, &differences)
    return differences.sentences
  }

  typealias Check = @Sendable (Profile, inout Differences) -> Void

  static let checks: [String: Check] = constants.merging(unshown) { $1 }.merging(shown) { $1 }
    .merging(columns) { $1 }.merging(instagram) { $1 }.merging(splitOrFlip) { $1 }.merging(bars) { $1 }
    .merging(popovers) { $1 }.merging(reports) { $1 }

  private static let constants: [String: Check] = [
    "1": { _, differences in
      let names = [
        "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary", "twoBesideSecondary",
        "twoOverSecondary", "twoDisplaceSecondary",
      ]
      differences.expect("the modes from 0 on", (0...6).map { DisplayMode(rawValue: $0)?.name }, names)
    },
    "2": { _, differences in
      differences.expect("primaryHidden", DisplayMode.primaryHidden, .secondaryOnly)
      differences.expect("allVisible", DisplayMode.allVisible, .oneBesideSecondary)
      differences.expect("primaryOverlay", DisplayMode.primaryOverlay, .oneOverSecondary)
    },
    "3": { _, differences in
      let styles: [SplitViewStyle] = [.unspecified, .doubleColumn, .tripleColumn]
      let columns: [Column] = [.primary, .supplementary, .secondary, .compact, .inspector]
      let behaviors: [SplitBehavior] = [.automatic, .tile, .overlay, .displace]
      differences.expect("the styles", styles.map(\.rawValue), Array(0...2))
      differences.expect("the columns", columns.map(\.rawValue), Array(0...4))
      differences.expect("the behaviours", behaviors.map(\.rawValue), Array(0...3))
    },
    "3-others": { _, differences in
      let edges: [PrimaryEdge] = [.leading, .trailing]
      let backgrounds: [PrimaryBackgroundStyle] = [.none, .sidebar]
      let visibilities: [DisplayModeButtonVisibility] = [.automatic, .never, .always]
      differences.expect("the edges", edges.map(\.rawValue), [0, 1])
      differences.expect("the backgrounds", backgrounds.map(\.rawValue), [0, 1])
      differences.expect("the visibilities", visibilities.map(\.rawValue), [0, 1, 2])
    },
    "4": { _, differences in
      differences.expect("automaticDimension", SplitViewProperty.automaticDimension, -3.4028234663852886e38)
    },
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
    "5": { profile, differences in
      let split = split(profile)
      differences.expect("isCollapsed", split.isCollapsed, false)
      differences.expect("preferredDisplayMode", split.preferredDisplayMode, .automatic)
      differences.expect("presentsWithGesture", split.presentsWithGesture, true)
      differences.expect("primaryEdge", split.primaryEdge, .leading)
      differences.expect("viewControllers", split.viewControllers.map(\.id), [])
      differences.expect("children", split.children.map(\.id), [])
      differences.expect("whether there is a delegate", split.delegate != nil, false)
    },
    "9-classic": { profile, differences in
      let widths = split(profile).columnWidths.primary
      differences.expect(
        "the widths", [widths.preferred, widths.fraction, widths.minimum, widths.maximum], [nil, nil, nil, nil])
    },
    "11-classic": { profile, differences in assignsWidths(profile, &differences) },
    "11-before": { profile, differences in assignsWidths(profile, &differences) },
    "12": { profile, differences in
      let split = split(profile)
      var delegate: SilentDelegate? = SilentDelegate()
      split.delegate = delegate
      differences.expect("whether the delegate was set", split.delegate != nil, true)
      delegate = nil
      differences.expect("whether the delegate is kept", split.delegate != nil, false)
    },
    "13": { profile, differences in
      let split = split(profile)
      let (a, b) = (plain("A", in: split), plain("B", in: split))
      split.viewControllers = [a, b]
      differences.expect("viewControllers", split.viewControllers.map(\.id), ["A", "B"])
      differences.expect("children", split.children.map(\.id), [])
      differences.expect("parents", [a, b].map { $0.parent?.id }, [nil, nil])
    },
    "15": { profile, differences in
      let split = split(profile)
      split.viewControllers = [plain("A", in: split)]
      differences.expect("viewControllers", split.viewControllers.map(\.id), ["A"])
      split.viewControllers = []
      differences.expect("viewControllers after none were set", split.viewControllers.map(\.id), [])
    },
  ]

  private static func assignsWidths(_ profile: Profile, _ differences: inout Differences) {
    let split = split(profile)
    var widths = ColumnWidthPreferences()
    (widths.minimum, widths.maximum, widths.fraction, widths.preferred) = (200, 420, 0.4, 280)
    split.columnWidths.primary = widths
    differences.expect("what was asked for", split.columnWidths.primary, widths)
    differences.expect("primaryColumnWidth", split.primaryColumnWidth, 320)
    differences.expect("isViewLoaded", split.isViewLoaded, false)
  }
}

private final class SilentDelegate: SplitViewControllerDelegate {}
