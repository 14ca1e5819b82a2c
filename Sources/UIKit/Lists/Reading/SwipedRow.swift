import Foundation
internal import SplitKit

/// The actions that a swipe has revealed at an end of a row.
@MainActor
struct SwipedRow<Row: AnyObject> {
  weak var row: Row?
  let actions: [UIContextualAction]
  /// Whether the actions stand at the leading end.
  let isLeading: Bool

  /// The width of the button of an action, in points (general knowledge of iOS: 74).
  static var buttonWidth: CGFloat { 74 }

  /// The member of the row's node, whose buttons are noted at their places. The first action stands at the end.
  func member(_ id: String, in frame: CGRect, _ reading: inout ReadingContext, chosen: @escaping (UIContextualAction) -> Void)
    -> Member
  {
    let isLeft = isLeading != (reading.traits.layoutDirection == .rightToLeft)
    let width = Self.buttonWidth
    let buttons = actions.enumerated().map { index, action -> Value in
      let part = "\(id)/action-\(index)"
      let distance = width * CGFloat(index)
      let x = isLeft ? frame.minX + distance : frame.maxX - distance - width
      reading.part(part, in: CGRect(x: x, y: frame.minY, width: width, height: frame.height)) { chosen(action) }
      return action.node(part, reading)
    }
    return Member(
      "swipe", .object([Member("edge", .string(isLeading ? "leading" : "trailing")), Member("actions", .array(buttons))]))
  }
}

extension UIContextualAction {
  fileprivate func node(_ id: String, _ reading: ReadingContext) -> Value {
    let usual: UIColor = style == .destructive ? .systemRed : .systemGray
    var members = [Member("id", .string(id))]
    if let title, !title.isEmpty { members.append(Member("text", .string(title))) }
    if let name = image?.name { members.append(Member("image", .string(name))) }
    members.append(Member("background", .string((backgroundColor ?? usual).hex(for: reading.traits))))
    return .object(members)
  }
}

extension SwipeDirection {
  /// Whether the swipe goes towards the end of a line, so that it reveals what stands at its start; nil for one up or down.
  func revealsLeading(isRightToLeft: Bool) -> Bool? {
    switch self {
    case .left: isRightToLeft
    case .right: !isRightToLeft
    case .up, .down: nil
    }
  }
}
