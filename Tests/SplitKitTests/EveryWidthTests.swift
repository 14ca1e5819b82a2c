import SamplePreviews
import SplitKit
import Testing

/// Every width from 320 to 1366, downwards and upwards, in every mode, profile and direction of layout.
@Suite struct EveryWidthTests {
  struct Situation: CustomTestStringConvertible, Sendable {
    let profile: Profile
    let mode: DisplayMode
    let direction: LayoutDirection
    let edge: PrimaryEdge
    var isFloating: Bool { profile == .ios26 }
    var testDescription: String { "\(profile) \(mode.name) \(direction) \(edge)" }
  }

  static let situations: [Situation] = Preview.lab.profiles.flatMap { profile in
    DisplayMode.allCases.flatMap { mode in
      LayoutDirection.allCases.flatMap { direction in
        PrimaryEdge.allCases.map { Situation(profile: profile, mode: mode, direction: direction, edge: $0) }
      }
    }
  }

  private static let widths = Array(stride(from: 1366.0, through: 320, by: -1))
  private static let height = 1024.0

  private func stage(_ situation: Situation, width: Double) throws -> Stage {
    let properties: Value = [
      "preferredDisplayMode": .string(situation.mode.name), "primaryEdge": .string(situation.edge.name),
    ]
    return try Stage(
      .lab, profile: situation.profile, options: [Member("properties", properties)],
      size: Size(width: width, height: Self.height), layoutDirection: situation.direction)
  }

  @Test(arguments: situations)
  func `a window that is dragged narrower and wider holds together at every width`(_ situation: Situation) throws {
    let stage = try stage(situation, width: 1366)
    for width in Self.widths + Self.widths.reversed() {
      stage.resize(width, Self.height)
      check(stage, width, situation)
    }
    #expect(stage.split.viewControllers.map(\.describedName) == ["nav[A]", "nav[B]"])
  }

  private func check(_ stage: Stage, _ width: Double, _ situation: Situation) {
    let split = stage.split
    let place = Comment(rawValue: "at \(width)")
    #expect(split.isCollapsed == (width <= 667), place)
    #expect(split.preferredDisplayMode == situation.mode, place)
    let panes = stage.scene.panes
    #expect(panes.filter { $0.column != nil }.count == (split.isCollapsed ? 1 : 2), place)
    if split.isCollapsed { return checkCollapsed(stage, width, place) }
    #expect(split.displayMode == Self.expectedMode(situation, width), place)
    #expect(split.primaryColumnWidth == Self.expectedPrimaryWidth(situation, width), place)
    checkFrames(panes, width, situation, place)
  }

  private func checkCollapsed(_ stage: Stage, _ width: Double, _ place: Comment) {
    let sole = stage.scene.panes.first { $0.role == .primary }
    #expect(sole?.frame == Rect(x: 0, y: 0, width: width, height: Self.height), place)
    #expect(stage.split.children.map(\.describedName) == ["nav[A,nav[B]]"], place)
    #expect(stage.split.primaryColumnWidth == width, place)
    #expect(stage.split.displayMode == .oneBesideSecondary, place)
  }

  /// spec/split-view.md 2.4 and 5.4, written anew: on iOS 26 a stored overlay appears, and expands, as hidden.
  private static func expectedMode(_ situation: Situation, _ width: Double) -> DisplayMode {
    switch (situation.isFloating, situation.mode) {
    case (false, .automatic): width > height ? .oneBesideSecondary : .secondaryOnly
    case (_, .automatic), (_, .oneBesideSecondary), (_, .twoBesideSecondary), (_, .twoDisplaceSecondary):
      .oneBesideSecondary
    case (false, .oneOverSecondary), (false, .twoOverSecondary): .oneOverSecondary
    case (_, .secondaryOnly), (true, .oneOverSecondary), (true, .twoOverSecondary): .secondaryOnly
    }
  }

  /// spec/split-view.md 2.6 and 5.3, written anew.
  private static func expectedPrimaryWidth(_ situation: Situation, _ width: Double) -> Double {
    situation.isFloating
      ? max(240, min(320, width - 474)) : min((width * 2 / 5).rounded(.up), width == 1366 ? 375 : 320)
  }

  private func checkFrames(_ panes: [Pane], _ width: Double, _ situation: Situation, _ place: Comment) {
    let mode = Self.expectedMode(situation, width)
    let isAtRight = (situation.direction == .rightToLeft) != (situation.edge == .trailing)
    func placed(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Rect {
      Rect(x: isAtRight ? width - x - w : x, y: y, width: w, height: h)
    }
    let primary = panes.first { $0.role == .primary }
    let secondary = panes.first { $0.role == .secondary }
    let (p, height) = (Self.expectedPrimaryWidth(situation, width), Self.height)
    #expect(primary?.isVisible == (mode != .secondaryOnly), place)
    #expect(secondary?.isDimmed == (mode == .oneOverSecondary), place)
    #expect(panes.contains { $0.role == .dimming } == (mode == .oneOverSecondary), place)
    switch (situation.isFloating, mode) {
    case (false, .oneBesideSecondary):
      #expect(primary?.frame == placed(0, 0, p, height), place)
      #expect(panes.first { $0.role == .separator }?.frame == placed(p, 0, 0.5, height), place)
      #expect(secondary?.frame == placed(p + 0.5, 0, width - p - 0.5, height), place)
    case (false, _):
      #expect(primary?.frame == placed(mode == .oneOverSecondary ? 0 : -p, 0, p, height), place)
      #expect(secondary?.frame == Rect(x: 0, y: 0, width: width, height: height), place)
    case (true, .oneBesideSecondary):
      #expect(primary?.frame == placed(10, 32, p, height - 32 - 15), place)
      #expect(secondary?.frame == Rect(x: 0, y: 0, width: width, height: height), place)
      #expect(
        secondary?.safeArea
          == EdgeInsets(
            top: 32, left: isAtRight ? 0 : p + 10, bottom: 25, right: isAtRight ? p + 10 : 0), place)
    case (true, _):
      #expect(secondary?.frame == Rect(x: 0, y: 0, width: width, height: height), place)
      #expect(secondary?.safeArea == EdgeInsets(top: 32, bottom: 25), place)
    }
  }

  @Test(arguments: situations.filter { $0.direction == .leftToRight })
  func `right to left is the mirror of left to right`(_ situation: Situation) throws {
    let mirrored = Situation(
      profile: situation.profile, mode: situation.mode, direction: .rightToLeft, edge: situation.edge)
    let one = try stage(situation, width: 1366)
    let other = try stage(mirrored, width: 1366)
    for width in stride(from: 1366.0, through: 320, by: -7) {
      one.resize(width, Self.height)
      other.resize(width, Self.height)
      // Where a column that cannot be seen waits is not mirrored everywhere: at the origin it is at the origin.
      let (panes, mirrors) = (one.scene.panes.filter(\.isVisible), other.scene.panes.filter(\.isVisible))
      #expect(panes.map { $0.frame.mirrored(in: one.split.view.frame) } == mirrors.map(\.frame))
      #expect(panes.map(\.safeArea.mirrored) == mirrors.map(\.safeArea))
      #expect(panes.map(\.contentSafeArea?.mirrored) == mirrors.map(\.contentSafeArea))
    }
  }

  @Test func `crossing the threshold once collapses once and expands once`() throws {
    let stage = try Stage(.lab, profile: .ios26, size: Size(width: 1024, height: 768))
    _ = stage.application.takeCalls()
    for width in [900.0, 700, 500, 400, 600, 700, 1024] {
      stage.window.resize(to: Size(width: width, height: 768))
    }
    let calls = stage.application.takeCalls().map(\.selector)
    #expect(calls.filter { $0 == "splitViewControllerDidCollapse(_:)" }.count == 1)
    #expect(calls.filter { $0 == "splitViewControllerDidExpand(_:)" }.count == 1)
  }
}
