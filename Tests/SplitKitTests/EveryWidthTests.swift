import PreviewScenes
import SplitKit
import Testing

/// Every width from 320 to 1366, downwards and upwards, in every mode, profile and direction of layout.
@Suite struct EveryWidthTests {
  struct Situation: CustomTestStringConvertible, Sendable {
    let profile: Profile
    let mode: DisplayMode
    let direction: LayoutDirection
    let edge: PrimaryEdge
    var testDescription: String { "\(profile) \(mode.name) \(direction) \(edge)" }
  }

  static let situations: [Situation] = Profile.allCases.flatMap { profile in
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
      "preferredDisplayMode": .string(situation.mode.name), "primaryEdge": .string(situation.edge.rawValue),
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
    #expect(split.isCollapsed == (width <= TraitPolicy.regularWidthThreshold), place)
    #expect(split.displayMode != .automatic, place)
    #expect(split.preferredDisplayMode == situation.mode, place)
    let panes = stage.scene.panes
    #expect(panes.filter { $0.column != nil }.count == (split.isCollapsed ? 1 : 2), place)
    if split.isCollapsed { return checkCollapsed(stage, width, place) }
    checkFrames(panes, width, situation, place)
  }

  private func checkCollapsed(_ stage: Stage, _ width: Double, _ place: Comment) {
    let sole = stage.scene.panes.first { $0.role == .primary }
    #expect(sole?.frame == Rect(x: 0, y: 0, width: width, height: Self.height), place)
    #expect(stage.split.children.map(\.describedName) == ["nav[A,nav[B]]"], place)
    #expect(stage.split.primaryColumnWidth == width, place)
  }

  private func checkFrames(_ panes: [Pane], _ width: Double, _ situation: Situation, _ place: Comment) {
    guard let primary = panes.first(where: { $0.role == .primary }),
      let secondary = panes.first(where: { $0.role == .secondary })
    else {
      Issue.record("A column has no pane: \(place.rawValue)")
      return
    }
    let separator = panes.first { $0.role == .separator }?.frame.width ?? 0
    let isAtRight = (situation.direction == .rightToLeft) != (situation.edge == .trailing)
    if separator > 0 {
      #expect(primary.frame.width + separator + secondary.frame.width == width, place)
      #expect(separator == 0.5, place)
    } else {
      #expect(secondary.frame == Rect(x: 0, y: 0, width: width, height: Self.height), place)
    }
    if primary.isVisible {
      #expect((primary.frame.x > width / 2 - primary.frame.width / 2) == isAtRight, place)
      #expect(primary.frame.x >= 0 && primary.frame.maxX <= width, place)
    } else {
      #expect(primary.frame.maxX <= 0 || primary.frame.x >= width, place)
    }
    #expect(panes.contains { $0.role == .dimming } == secondary.isDimmed, place)
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
      let frames = one.scene.panes.map { $0.frame.mirrored(in: one.split.view.frame) }
      #expect(frames == other.scene.panes.map(\.frame))
      #expect(one.scene.panes.map(\.safeArea.mirrored) == other.scene.panes.map(\.safeArea))
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
