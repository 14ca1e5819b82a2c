import Foundation
internal import SplitKit

/// The actions that a swipe has revealed at an end of a row.
@MainActor
struct SwipedRow<Row: AnyObject> {
  weak var row: Row?
  let actions: [UIContextualAction]
  /// Whether the actions stand at the leading end.
  let isLeading: Bool

  /// The height from which a row shows the title of an action below its image. A lower one shows the image alone (general knowledge
  /// since iOS 11).
  private static var heightForBoth: CGFloat { 91 }

  /// The member of the row's node, whose buttons are noted with their frames.
  func member(
    _ id: String, in frame: CGRect, _ metrics: ListMetrics, _ reading: inout ReadingContext,
    chosen: @escaping (UIContextualAction) -> Void
  ) -> Member {
    let (design, frames) = (metrics.design.swipe, frames(in: frame.size, metrics))
    let buttons = zip(actions, frames).enumerated().map { index, button -> Value in
      let (part, action) = ("\(id)/action-\(index)", button.0)
      reading.part(part, in: button.1.offsetBy(dx: frame.minX, dy: frame.minY)) { chosen(action) }
      return action.node(part, showsTitle: showsTitle(of: action, in: frame.size), reading)
    }
    let radius = design.radius(height: Double(frames.first?.height ?? 0))
    return Member(
      "swipe",
      .object([
        Member("edge", .string(isLeading ? "leading" : "trailing")),
        Member("width", .number(pitch(in: frame.size, metrics))), Member("fontSize", .number(design.fontSize)),
        Member("radius", .number(radius)), Member("actions", .array(buttons)),
      ]))
  }

  /// The frames of the buttons in a row of a size. The first action is at the end of the row.
  func frames(in row: CGSize, _ metrics: ListMetrics) -> [CGRect] {
    let isLeft = isLeading != (metrics.traits.layoutDirection == .rightToLeft)
    return metrics.design.swipe.frames(
      count: actions.count, pitch: pitch(in: row, metrics), in: row.engine, isLeft: isLeft, on: metrics.grid
    ).map { CGRect($0) }
  }

  private func pitch(in row: CGSize, _ metrics: ListMetrics) -> Double {
    let font = UIFont.systemFont(ofSize: CGFloat(metrics.design.swipe.fontSize))
    let titles = actions.filter { showsTitle(of: $0, in: row) }.compactMap(\.title)
    let widths = titles.map { Double(font.size(of: $0, width: 1000, lines: 1, traits: metrics.traits).width) }
    return metrics.design.swipe.pitch(title: widths.max() ?? 0, count: actions.count, in: row.engine)
  }

  private func showsTitle(of action: UIContextualAction, in row: CGSize) -> Bool {
    action.image == nil || row.height >= Self.heightForBoth
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
