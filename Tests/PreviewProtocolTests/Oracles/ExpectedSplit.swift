import SplitKit

/// A split as a scene has to show it by the rules. A value that no rule gives is nil, or NaN if it is a length.
struct ExpectedSplit {
  struct Column {
    var frame: Rect?
    var safeArea: EdgeInsets?
    var contentSafeArea: EdgeInsets?
    var isVisible = true
    var isInHierarchy = true
    /// Nil where no rule says.
    var isDimmed: Bool? = false
  }

  var isCollapsed = false
  var displayMode: String
  var primaryColumnWidth: Double?
  var primary: Column
  var secondary: Column?
  var separator: Rect?

  /// Collapsed, the one pane is the window's bounds with the window's insets, under one bar (5.2).
  static func collapsed(_ state: GeometryState, leastTop: Double = 0, barHeight: Double) -> ExpectedSplit {
    var content = state.insets
    content.top = max(leastTop, content.top) + barHeight
    return ExpectedSplit(
      isCollapsed: true, displayMode: "oneBesideSecondary", primaryColumnWidth: state.width,
      primary: Column(frame: state.bounds, safeArea: state.insets, contentSafeArea: content))
  }
}

extension ExpectedSplit {
  /// Where a scene is not so; nil where it is.
  func difference(in scene: SceneFacts) -> String? {
    guard let split = scene.split else { return "there is no split" }
    if split.isCollapsed != isCollapsed { return "isCollapsed is \(split.isCollapsed)" }
    if split.displayMode != displayMode { return "displayMode is \(split.displayMode), not \(displayMode)" }
    if let width = primaryColumnWidth, abs(split.primaryColumnWidth - width) > 1e-9 {
      return "primaryColumnWidth is \(split.primaryColumnWidth), not \(width)"
    }
    let bar = scene.panes.first { $0.role == "separator" }?.frame
    return Self.difference(bar?.numbers, separator?.numbers, "separator")
      ?? primary.difference(from: scene.column("primary", of: split), "primary")
      ?? secondary?.difference(from: scene.column("secondary", of: split), "secondary")
  }

  static func difference(_ actual: [Double]?, _ expected: [Double]?, _ name: String) -> String? {
    if actual == nil && expected == nil { return nil }
    let isNear = zip(actual ?? [], expected ?? []).allSatisfy { $1.isNaN || abs($0 - $1) < 1e-9 }
    let isSame = isNear && actual?.count == expected?.count
    return isSame ? nil : "\(name) is \(actual ?? []), not \(expected ?? [])"
  }
}

extension ExpectedSplit.Column {
  func difference(from pane: WirePane?, _ name: String) -> String? {
    guard let pane else { return "there is no \(name)" }
    let flags = [pane.isVisible, pane.isInHierarchy, pane.isDimmed]
    let expected = [isVisible, isInHierarchy, isDimmed ?? pane.isDimmed]
    if flags != expected { return "\(name) is visible, in the hierarchy, dimmed: \(flags), not \(expected)" }
    let parts: [(String, [Double]?, [Double]?)] = [
      ("frame", frame?.numbers, pane.frame.numbers), ("safe area", safeArea?.numbers, pane.safeArea.numbers),
      ("content safe area", contentSafeArea?.numbers, pane.contentSafeArea?.numbers),
    ]
    return parts.lazy.compactMap { part in
      part.1.flatMap { ExpectedSplit.difference(part.2, $0, "\(name)'s \(part.0)") }
    }.first
  }
}
