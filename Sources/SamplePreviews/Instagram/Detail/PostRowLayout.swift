import SplitKit

/// The places of the parts of a post in its row, from the row's leading upper corner (spec/split-view.md 9.7). The page
/// draws them at the same places.
struct PostRowLayout {
  /// The width of the row, which is the side of its picture.
  let width: Double
  let textSize: ContentSizeCategory

  /// The part with the owner and the location.
  private var headerHeight: Double { TextHeight(80, .subheadline, .footnote).at(textSize) }
  /// The part with the buttons and the number of likes.
  private var actionsHeight: Double { TextHeight(80, .subheadline).at(textSize) }
  /// The height of the label for the comments.
  private var labelHeight: Double { TextHeight(25, .subheadline).at(textSize) }

  /// The height of the row without its square picture: header, actions, a gap of 8, the label and 20 below.
  var besidesPicture: Double { headerHeight + actionsHeight + 8 + labelHeight + 20 }

  private static let leading = 20.0
  /// The side of a button for an action, and the distance from one to the next.
  private static let (button, step) = (40.0, 54.0)

  private var actionsTop: Double { headerHeight + width }
  private var labelTop: Double { actionsTop + actionsHeight + 8 }

  private func frame(of control: PostControl) -> Rect {
    switch control {
    case .story: Rect(x: Self.leading, y: (headerHeight - 50) / 2, width: 50, height: 50)
    case .more: Rect(x: width - Self.leading - 44, y: (headerHeight - 44) / 2, width: 44, height: 44)
    case .like: action(0)
    case .comment: action(1)
    case .share: action(2)
    case .save: actionFrame(x: width - Self.leading - Self.button)
    case .likes: Rect(x: 25, y: actionsTop + 58, width: width / 2, height: actionsHeight - 58)
    case .comments: Rect(x: 25, y: labelTop, width: width - 45, height: labelHeight)
    }
  }

  private func action(_ place: Double) -> Rect { actionFrame(x: Self.leading + place * Self.step) }

  /// The buttons stand in the middle of their part of the row, and a little higher because of the number of likes below.
  private func actionFrame(x: Double) -> Rect {
    Rect(x: x, y: actionsTop + 18, width: Self.button, height: Self.button)
  }

  /// The part at a point of the row, or nil if there is none.
  func control(at point: Point) -> PostControl? {
    PostControl.allCases.first { control in
      let frame = frame(of: control)
      return point.x >= frame.x && point.x < frame.maxX && point.y >= frame.y && point.y < frame.maxY
    }
  }
}
