import Foundation
internal import SplitKit

/// The actions that a swipe has revealed at an end of a row.
@MainActor
struct SwipedRow<Row: AnyObject> {
  weak var row: Row?
  let actions: [UIContextualAction]
  /// Whether the actions stand at the leading end.
  let isLeading: Bool

  /// The least width of a button, in points, and the room beside its title (general knowledge of iOS for the least width; the rest by
  /// eye).
  private static var leastWidth: CGFloat { 74 }
  private static var roomBesideTitle: CGFloat { 12 }
  /// The size of a title on a button.
  private static var titleFont: UIFont { .systemFont(ofSize: 15) }
  /// The height from which a row shows the title of an action below its image. A lower one shows the image alone (general knowledge
  /// since iOS 11).
  private static var heightForBoth: CGFloat { 91 }

  /// The member of the row's node, whose buttons are noted at their places. The first action stands at the end.
  func member(_ id: String, in frame: CGRect, _ reading: inout ReadingContext, chosen: @escaping (UIContextualAction) -> Void)
    -> Member
  {
    let isLeft = isLeading != (reading.traits.layoutDirection == .rightToLeft)
    let width = buttonWidth(in: frame, reading.traits)
    let buttons = actions.enumerated().map { index, action -> Value in
      let part = "\(id)/action-\(index)"
      let distance = width * CGFloat(index)
      let x = isLeft ? frame.minX + distance : frame.maxX - distance - width
      reading.part(part, in: CGRect(x: x, y: frame.minY, width: width, height: frame.height)) { chosen(action) }
      return action.node(part, showsTitle: showsTitle(of: action, in: frame), reading)
    }
    return Member(
      "swipe",
      .object([
        Member("edge", .string(isLeading ? "leading" : "trailing")), Member("width", .number(Double(width))),
        Member("actions", .array(buttons)),
      ]))
  }

  private func showsTitle(of action: UIContextualAction, in frame: CGRect) -> Bool {
    action.image == nil || frame.height >= Self.heightForBoth
  }

  /// The width of each button: the widest title has room in it (inferred), as far as the row is wide enough.
  private func buttonWidth(in frame: CGRect, _ traits: UITraitCollection) -> CGFloat {
    let titles = actions.filter { showsTitle(of: $0, in: frame) }.compactMap(\.title)
    let widths = titles.map { Self.titleFont.size(of: $0, width: 1000, lines: 1, traits: traits).width }
    let wanted = (widths.max() ?? 0) + Double(Self.roomBesideTitle)
    return min(max(Self.leastWidth, CGFloat(wanted)), frame.width / CGFloat(actions.count + 1))
  }
}

extension UIContextualAction {
  fileprivate func node(_ id: String, showsTitle: Bool, _ reading: ReadingContext) -> Value {
    let usual: UIColor = style == .destructive ? .systemRed : .systemGray
    var members = [Member("id", .string(id))]
    if let words = title.flatMap({ $0.isEmpty ? nil : $0 }) ?? image?.accessibilityLabel {
      members.append(Member(showsTitle && words == title ? "text" : "label", .string(words)))
    }
    if let name = image?.drawnName(for: reading.traits, asTemplate: true) { members.append(Member("image", .string(name))) }
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
