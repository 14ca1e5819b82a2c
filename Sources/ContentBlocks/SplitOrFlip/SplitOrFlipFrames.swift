import SplitKit

/// The five frames of the article, in the container's own coordinates and in points (spec/split-view.md 8.3 to 8.5).
package struct SplitOrFlipFrames {
  package let size: Size
  /// The width of the left column. If the column is wider than the size, it is cut (ours: the article's column would
  /// reach out of the window).
  package let leftColumnWidth: Double
  package let isRightToLeft: Bool

  /// Creates the frames in a size.
  package init(size: Size, leftColumnWidth: Double, isRightToLeft: Bool) {
    self.size = size
    self.leftColumnWidth = leftColumnWidth
    self.isRightToLeft = isRightToLeft
  }

  /// The frame of the only visible side.
  package var full: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// The frame of the left side while only the right one is visible: beyond the edge from which it slides in.
  package var fullLeft: Rect { beside(isRightToLeft ? size.width : -size.width) }
  package var fullRight: Rect { beside(isRightToLeft ? -size.width : size.width) }

  package var leftColumn: Rect {
    let column = Rect(x: 0, y: 0, width: min(leftColumnWidth, size.width), height: size.height)
    return isRightToLeft ? column.mirrored(in: full) : column
  }

  package var rightColumn: Rect {
    let left = min(leftColumnWidth, size.width)
    let column = Rect(x: left, y: 0, width: size.width - left, height: size.height)
    return isRightToLeft ? column.mirrored(in: full) : column
  }

  private func beside(_ x: Double) -> Rect { Rect(x: x, y: 0, width: size.width, height: size.height) }
}

extension SplitOrFlipViewController {
  func frames(for size: Size, leftColumnWidth: Double) -> SplitOrFlipFrames {
    SplitOrFlipFrames(
      size: size, leftColumnWidth: leftColumnWidth, isRightToLeft: traitCollection.layoutDirection == .rightToLeft)
  }

  func placeChildren() {
    for side in Side.allCases { self[side].contentViewController?.layOut(placement(of: side)) }
  }

  /// The place of a side. A side that is out of the hierarchy is placed where it would slide in from, in the size that
  /// it would have (ours: UIKit lays out nothing there).
  func placement(of side: Side) -> ViewPlacement {
    let frames = frames(for: view.frame.size, leftColumnWidth: leftColumnWidth ?? 0)
    switch displayMode {
    case .sideBySide: return view.placement(ofSubview: inWindow(side == .left ? frames.leftColumn : frames.rightColumn))
    case .one:
      var placement = view.placement(ofSubview: inWindow(frames.full))
      if side != displayFocus { placement.frame = inWindow(side == .left ? frames.fullLeft : frames.fullRight) }
      return placement
    }
  }

  private func inWindow(_ frame: Rect) -> Rect {
    Rect(x: view.frame.x + frame.x, y: view.frame.y + frame.y, width: frame.width, height: frame.height)
  }
}
