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
    let isCollapsed = width <= 667
    expectEqual(split.isCollapsed, isCollapsed, "at \(width)")
    expectEqual(split.preferredDisplayMode, situation.mode, "at \(width)")
    let panes = stage.scene.panes
    expectEqual(panes.count { $0.column != nil }, isCollapsed ? 1 : 2, "at \(width)")
    if isCollapsed { return checkCollapsed(split, panes, width) }
    expectEqual(split.displayMode, Self.expectedMode(situation, width), "at \(width)")
    expectEqual(split.primaryColumnWidth, Self.expectedPrimaryWidth(situation, width), "at \(width)")
    checkFrames(panes, width, situation)
  }

  private func checkCollapsed(_ split: SplitViewController, _ panes: [Pane], _ width: Double) {
    let sole = panes.first { $0.role == .primary }
    expectEqual(sole?.frame, Rect(x: 0, y: 0, width: width, height: Self.height), "at \(width)")
    expectEqual(split.children.map(\.describedName), ["nav[A,nav[B]]"], "at \(width)")
    expectEqual(split.primaryColumnWidth, width, "at \(width)")
    expectEqual(split.displayMode, .oneBesideSecondary, "at \(width)")
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

  private func checkFrames(_ panes: [Pane], _ width: Double, _ situation: Situation) {
    let mode = Self.expectedMode(situation, width)
    let isAtRight = (situation.direction == .rightToLeft) != (situation.edge == .trailing)
    func placed(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Rect {
      Rect(x: isAtRight ? width - x - w : x, y: y, width: w, height: h)
    }
    let primary = panes.first { $0.role == .primary }
    let secondary = panes.first { $0.role == .secondary }
    let whole = Rect(x: 0, y: 0, width: width, height: Self.height)
    let (p, height) = (Self.expectedPrimaryWidth(situation, width), Self.height)
    expectEqual(primary?.isVisible, mode != .secondaryOnly, "at \(width)")
    expectEqual(secondary?.isDimmed, mode == .oneOverSecondary, "at \(width)")
    expectEqual(panes.contains { $0.role == .dimming }, mode == .oneOverSecondary, "at \(width)")
    let separator = panes.first { $0.role == .separator }?.frame
    guard situation.isFloating else {
      if mode == .oneBesideSecondary {
        expectEqual(primary?.frame, placed(0, 0, p, height), "at \(width)")
        expectEqual(separator, placed(p, 0, 0.5, height), "at \(width)")
        expectEqual(secondary?.frame, placed(p + 0.5, 0, width - p - 0.5, height), "at \(width)")
      } else {
        expectEqual(primary?.frame, placed(mode == .oneOverSecondary ? 0 : -p, 0, p, height), "at \(width)")
        expectEqual(secondary?.frame, whole, "at \(width)")
      }
      return
    }
    expectEqual(secondary?.frame, whole, "at \(width)")
    expectEqual(separator, nil, "at \(width)")
    let covered = mode == .oneBesideSecondary ? p + 10 : 0
    expectEqual(
      secondary?.safeArea,
      EdgeInsets(top: 32, left: isAtRight ? 0 : covered, bottom: 25, right: isAtRight ? covered : 0), "at \(width)")
    guard mode == .oneBesideSecondary else { return }
    expectEqual(primary?.frame, placed(10, 32, p, height - 32 - 15), "at \(width)")
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
      expectEqual(panes.map { $0.frame.mirrored(in: one.split.view.frame) }, mirrors.map(\.frame), "at \(width)")
      expectEqual(panes.map(\.safeArea.mirrored), mirrors.map(\.safeArea), "at \(width)")
      expectEqual(panes.map(\.contentSafeArea?.mirrored), mirrors.map(\.contentSafeArea), "at \(width)")
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
