import SplitKit

/// Every visible pane lies in the window. A hidden one waits beyond the edges of its split or at the split's origin. All
/// panes are on the grid of pixels (spec/split-view.md 2.3, 2.7 and 5.2), except for those of presentations on iOS 26, whose
/// frames are exact (spec/containers.md 0.1).
struct PlaceProperty: ConversationProperty {
  static let name = "what can be seen lies in the window, and what cannot does not"

  func fault(in turn: Turn) -> String? {
    guard let scene = turn.after else { return nil }
    let behind = scene.presentations.filter(\.coversAll).map(\.start).max() ?? 0
    let exact = scene.scene.profile == "ios26" ? scene.presentations.map(\.start).min() ?? Int.max : Int.max
    let covered = Set(scene.presentationsInContainers.filter(\.coversAll).flatMap(\.below))
    return scene.panes.indices.lazy.compactMap { index in
      // A pane that a presentation covers stays where it was.
      (index < behind || covered.contains(index)) && !scene.panes[index].isVisible
        ? nil : Self.fault(of: scene.panes[index], in: scene, isOnGrid: index < exact)
    }.first
  }

  private static func fault(of pane: WirePane, in scene: SceneFacts, isOnGrid: Bool) -> String? {
    let frame = pane.frame
    if frame.width < 0 || frame.height < 0 { return "\(pane.id) has the size \(frame.width) x \(frame.height)" }
    if isOnGrid, let length = frame.numbers.first(where: { abs($0 - scene.onGrid($0)) > slack }) {
      return "\(pane.id): \(length) is between two pixels"
    }
    let isRight = pane.isVisible ? isInside(pane, in: scene) : isHidden(pane, in: scene)
    if isRight { return nil }
    return "the \(pane.role) \(pane.id) is \(pane.isVisible ? "visible" : "hidden") at \(frame.numbers) in \(scene.bounds)"
  }

  private static func isInside(_ pane: WirePane, in scene: SceneFacts) -> Bool {
    let (frame, bounds, side) = (pane.frame, scene.bounds, slack + overhang(scene))
    if isDisplaced(pane, in: scene) || isMovable(pane, in: scene) { return true }
    return isTiny(bounds)
      || frame.x >= -side && frame.y >= -slack && frame.maxX <= bounds.maxX + side
        && frame.maxY <= bounds.maxY + slack
  }

  /// Where the secondary is pushed partly off the trailing edge (4.3), or the columns have no room.
  private static func isDisplaced(_ pane: WirePane, in scene: SceneFacts) -> Bool {
    scene.splits.contains { $0.displayMode == "twoDisplaceSecondary" || !scene.hasRoom(for: $0) }
  }

  /// Before iOS 8 an app may move a column anywhere, and the primary is 320 wide in a window of any width.
  private static func isMovable(_ pane: WirePane, in scene: SceneFacts) -> Bool {
    !scene.isAdaptive && (pane.frame.isBeside(scene.bounds) || scene.bounds.width <= 321)
  }

  /// Smaller than any window that an iPad has: what must have its height or its inset has no room.
  private static func isTiny(_ bounds: Rect) -> Bool { min(bounds.width, bounds.height) < 200 }

  /// The length, in points, by which a column can exceed the window. On iOS 26 a floating primary can be as wide as the window, and is 10
  /// points from its edge (5.2, 5.3). In iOS 14 to 17, the view of a tiled primary begins 100 points outside the split view (reports.md 447).
  private static func overhang(_ scene: SceneFacts) -> Double {
    if scene.scene.profile == "ios14" { return 100 }
    return scene.scene.profile == "ios26" && scene.splits.contains { $0.primaryColumnWidth > scene.bounds.width - 10 } ? 10 : 0
  }

  /// A primary of iOS 26 that has left the hierarchy keeps its width, also where its place is that of a narrower one
  /// (containers.md 400).
  private static func isParked(_ pane: WirePane) -> Bool { !pane.isInHierarchy && pane.frame.x < 0 }

  /// A tab bar or a sidebar that hides does so in its place.
  private static func isHidden(_ pane: WirePane, in scene: SceneFacts) -> Bool {
    let (frame, area) = (pane.frame, scene.splits.first { $0.id == pane.container }.map(scene.bounds(of:)) ?? scene.bounds)
    let isOff = frame.maxX <= area.x + slack || frame.x >= area.maxX - slack || frame.y >= scene.bounds.maxY - slack
    let isAtOrigin = frame.x == area.x && frame.y == area.y && !pane.isInHierarchy
    return isOff || isAtOrigin || isParked(pane) || ["tabBar", "sidebar"].contains(pane.role)
  }

  private static let slack = 1e-6
}
