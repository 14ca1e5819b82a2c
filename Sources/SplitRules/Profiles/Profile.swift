/// An OS version, and the rules that it sets, as data.
///
/// UIKit's split view changed materially three times, so a statement that is right for one version can be wrong for
/// another (spec/split-view.md 0.1). Each version has a file beside this one, and `all` lists the versions. No rule
/// asks for the version: a rule takes the part of the profile that it needs. To add a version, add a file and an entry
/// in `all`.
public struct Profile: Sendable {
  /// The name on the wire.
  package private(set) var id: String
  /// The name for people: the OS versions that the profile stands for (spec/split-view.md 0.1).
  package private(set) var title: String
  package private(set) var splitView: SplitDesign
  package private(set) var bars: BarDesign
  package private(set) var screen: ScreenDesign
  package private(set) var presentations: PresentationDesign
  package let keyboard: KeyboardHeights
  package let calls: AppCalls
  package let look: SystemLook
  /// The name of the one version, among those that this profile stands for, that has faults after a push in a collapsed
  /// split, or nil if none has (S0 observed).
  package let systemWithPushFaults: String?

  // The next three are stored, because a computed member copies the whole profile for every other module that reads it.

  /// Whether the version has size classes and layout margins, as since iOS 8 (AD documented).
  package let isAdaptive: Bool
  /// Whether texts follow the user's text size. Dynamic Type came with iOS 7 (AD documented), so every profile except the
  /// oldest one has it.
  package let hasDynamicType: Bool
  /// Whether there is a trait for the contrast. It came with iOS 13, as scenes did (AD documented).
  package let hasContrast: Bool

  package init(
    id: String, title: String, splitView: SplitDesign, bars: BarDesign, screen: ScreenDesign, presentations: PresentationDesign,
    keyboard: KeyboardHeights, calls: AppCalls, look: SystemLook, systemWithPushFaults: String? = nil
  ) {
    self.id = id
    self.title = title
    self.splitView = splitView
    self.bars = bars
    self.screen = screen
    self.presentations = presentations
    self.keyboard = keyboard
    self.calls = calls
    self.look = look
    self.systemWithPushFaults = systemWithPushFaults
    isAdaptive = splitView.isAdaptive
    hasDynamicType = isAdaptive
    hasContrast = calls.background.hasScenes
  }
}

extension Profile {
  /// Returns a version with another name that is equal to an earlier one, except for its form sheets and for a tab bar at the
  /// top of a pad. The later version is without what people have reported of the columns of the earlier one, because it is unmeasured there
  /// (spec/reports.md 447 and 448).
  static func following(
    _ earlier: Profile, as id: String, title: String, systems: SystemVersions, formSheet: FormSheet, topTabBar: TopTabBar
  ) -> Profile {
    var next = earlier
    next.id = id
    next.title = title
    next.screen.systems = systems
    next.presentations.formSheet = formSheet
    next.bars.tabBar.top = topTabBar
    next.splitView.outsetOfTiledPrimary = 0
    next.splitView.pushesNewSecondary = false
    return next
  }

  /// Every version, beginning with the oldest.
  public static let all: [Profile] = [ios5, ios8, ios13, ios14, ios18, ios26]

  /// The newest version whose split view was measured (M26, spec/split-view.md 5). The page and the commands show the previews of
  /// this package in it, and a later version without measurements does not change that.
  package static let newestMeasured = ios26

  /// The version with the given name, or nil if there is none.
  package init?(id: String) {
    guard let profile = Self.all.first(where: { $0.id == id }) else { return nil }
    self = profile
  }

  /// The given version and all later ones, beginning with the oldest.
  package static func since(_ first: Profile) -> [Profile] { Array(all.drop { $0 != first }) }

  /// Whether tab bars have tabs, a mode and a sidebar, as since iOS 18 (AD documented).
  package var hasTabs: Bool { bars.tabBar.top != nil }
}

/// Two profiles are equal if they have the same name.
extension Profile: Hashable, CustomStringConvertible {
  /// Whether both are the same version.
  public static func == (one: Profile, other: Profile) -> Bool { one.id == other.id }
  /// Hashes the version by its id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  /// The name of the version, such as `ios18`.
  public var description: String { id }
}
