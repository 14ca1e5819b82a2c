import SplitKit

/// The facts that can be read from a scene, each read once.
struct SceneFacts {
  let scene: WireScene
  let nodes: [WireNode]
  let panes: [WirePane]

  init(_ scene: WireScene) {
    self.scene = scene
    nodes = WireNode.all(in: scene.hierarchy)
    panes = scene.panes.compactMap(WirePane.init)
  }

  var splits: [WireSplit] { nodes.compactMap(WireSplit.init) }
  /// The split that has a delegate and a name of its own in every scene.
  var split: WireSplit? { splits.first { $0.id == "split" } }
  /// Whether splits collapse and have modes at all: since iOS 8. Before, an app may move their columns itself.
  var isAdaptive: Bool { scene.profile != "ios5" }
  /// The splits that can be seen: those of a tab that is not selected have no pane.
  var visibleSplits: [WireSplit] {
    splits.filter { split in columns(of: split).contains(where: \.isVisible) }
  }

  func node(_ id: String) -> WireNode? { nodes.first { $0.id == id } }

  /// The panes of a split's columns, in the order in which they are drawn.
  func columns(of split: WireSplit) -> [WirePane] {
    let roles = ["primary", "supplementary", "secondary", "compact", "inspector"]
    return panes.filter { $0.container == split.id && (roles.contains($0.role) || $0.isColumnInPopover) }
  }

  func column(_ role: String, of split: WireSplit) -> WirePane? {
    panes.first { $0.container == split.id && $0.role == role }
  }

  var isInBackground: Bool { scene.window["activationState"] == "background" }

  /// The window's frame, on the grid of its pixels as everything is (spec/split-view.md 5.2).
  var bounds: Rect {
    let size = scene.window["size"]?.array?.compactMap(\.number) ?? [0, 0]
    return Rect(x: 0, y: 0, width: onGrid(size[0]), height: onGrid(size[1]))
  }

  var scale: Double { scene.window["scale"]?.number ?? 1 }
  var safeArea: EdgeInsets { scene.window["safeArea"].flatMap(EdgeInsets.init) ?? .zero }

  func onGrid(_ length: Double) -> Double { (length * scale).rounded(.toNearestOrAwayFromZero) / scale }

  /// The frame of a split: the window's or, of one in a content that draws something itself, that content's safe area
  /// (spec/split-view.md 9.5).
  func bounds(of split: WireSplit) -> Rect {
    content(around: split).map { $0.frame.inset(by: $0.safeArea) } ?? bounds
  }

  private func content(around split: WireSplit) -> WirePane? {
    panes.first { $0.controller == split.node.parent && $0.isContent }
  }

  /// The insets of a column as wide as its split: the split's. A tab bar at the top also covers a column without bars
  /// (spec/containers.md 336 and 341).
  func safeArea(of column: WirePane, in split: WireSplit) -> EdgeInsets {
    var insets = safeArea(of: split)
    if let tabs = split.node.parent { insets.top = max(insets.top, top(below: tabs, of: column.controller)) }
    return insets
  }

  private func tabBar(of tabs: String) -> WirePane? {
    panes.first { $0.role == "tabBar" && $0.controller == tabs && $0.isVisible }
  }

  /// The top of a content without bars below the tab bar at the top of the window, or 0 if there is no such bar or the content
  /// has a bar in its strip (spec/containers.md 331, 334 and 341).
  private func top(below tabs: String, of content: String) -> Double {
    let hasBars = ["NavigationController", "TabBarController", "SplitViewController"]
    guard let bar = tabBar(of: tabs), bar.frame.maxY < bounds.maxY, let type = node(content)?.type, !hasBars.contains(type) else {
      return 0
    }
    return bar.frame.maxY + (scene.profile == "ios26" ? 20 : 0)
  }

  /// The insets of a split that fills the window: the window's, with what the bars of containers around it cover.
  func safeArea(of split: WireSplit) -> EdgeInsets {
    guard content(around: split) == nil else { return .zero }
    var insets = safeArea
    var (child, holder) = (split.id, split.node.parent.flatMap(node))
    while let container = holder {
      if let content = panes.first(where: { $0.controller == container.id })?.contentSafeArea { insets = content }
      if let bar = tabBar(of: container.id), bar.frame.maxY == bounds.maxY {
        insets.bottom = max(insets.bottom, bounds.maxY - bar.frame.y)
      }
      insets.top = max(insets.top, top(below: container.id, of: child))
      (child, holder) = (container.id, container.parent.flatMap(node))
    }
    return insets
  }

  /// Whether the side columns go into the window; where they do not, no rule says what is seen of them, nor of the line
  /// between them. The primary of iOS 5 is as wide as a window that slides over.
  func hasRoom(for split: WireSplit) -> Bool {
    guard !split.isCollapsed else { return true }
    let widths = ["primaryColumnWidth", "supplementaryColumnWidth"].compactMap { split.node.value[$0]?.number }
    return widths.reduce(0, +) < bounds.width - (split.isColumnStyle ? 11 : 0)
  }
}
