/// The rule for the inspector's width, and for the width that remains for the secondary. All of it is unmeasured
/// (spec/split-view.md section 12, 9).
package struct InspectorRule {
  package let preferences: ColumnWidthPreferences
  /// The split's width, on the pixel grid.
  package let width: Double
  package let grid: PixelGrid
  private let isDragged: Bool

  package init(_ rule: ColumnWidthRule) {
    preferences = rule.preferences.inspector
    width = rule.width
    grid = rule.grid
    isDragged = rule.dragged[.inspector] != nil
  }

  /// The inspector's width: 320 or the preferred width, within the limits that the app sets. It is never wider than the
  /// split.
  package var inspectorWidth: ReasonedWidth {
    var wanted = preferences.wish(in: width, isDragged: isDragged) ?? ReasonedWidth(Self.defaultWidth, .automatic)
    wanted.raise(to: preferences.minimum ?? 0)
    wanted.lower(to: preferences.maximum ?? .infinity)
    wanted.lower(to: width, .split)
    return wanted.rounded(on: grid)
  }

  package static let defaultWidth: Double = 320
  /// The least width to which a finger can drag the inspector if the app sets no minimum.
  package static let leastDraggedWidth: Double = 240
}

extension ColumnFrames {
  /// The frames with an inspector at the trailing edge, over the whole height.
  ///
  /// The secondary ends before the inspector if this leaves it its least width. Otherwise the inspector covers a part
  /// of the secondary, and that part counts as an inset.
  package func withInspector(_ rule: InspectorRule, leastSecondary: Double, bounds: ViewPlacement, isMirrored: Bool)
    -> ColumnFrames
  {
    let unmirrored = isMirrored ? mirrored(in: bounds.frame) : self
    let (width, line) = (rule.inspectorWidth.value, rule.grid.pixel)
    let insets = isMirrored ? bounds.safeArea.mirrored : bounds.safeArea
    let start = bounds.frame.maxX - width
    var frames = unmirrored
    let room = start - line - frames.secondary.frame.x
    if room - frames.secondary.safeArea.left >= leastSecondary {
      frames.secondary.frame.width = room
      frames.secondary.safeArea.right = 0
      frames.separators.inspector = Rect(
        x: start - line, y: bounds.frame.y, width: line, height: bounds.frame.height)
    } else {
      frames.secondary.safeArea.right = max(frames.secondary.safeArea.right, frames.secondary.frame.maxX - start)
    }
    frames.inspector = bounds.column(from: start, width: width, insets: insets)
    return isMirrored ? frames.mirrored(in: bounds.frame) : frames
  }
}
