import Foundation
internal import SplitKit

/// A control that stands for an element of a menu.
@MainActor
class MenuItemView: UIControl {
  let element: UIMenuElement
  private let action: () -> Void

  init(_ element: UIMenuElement, _ action: @escaping () -> Void) {
    (self.element, self.action) = (element, action)
    super.init(frame: .zero)
    isEnabled = !element.menuAttributes.contains(.disabled)
    accessibilityLabel = [element.title, element.subtitle].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
  required init?(coder: NSCoder) { nil }

  override var touchAction: (() -> Void)? { isEnabled ? action : nil }

  /// The colour of the words and the image.
  var color: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return element.menuAttributes.contains(.destructive) ? .systemRed : .label
  }

  /// The element has its title as its id, as a button has.
  override func contentNode(in reading: inout ReadingContext) -> Value {
    let id = reading.element(element.title, of: "item", isEnabled: isEnabled) { [weak self] in self?.touchAction?() }
    return node("box", ["id": .string(id), "isEnabled": .flag(isEnabled, unless: true)], in: &reading)
  }

  /// An image in the middle of a square.
  func symbol(_ image: UIImage?, _ color: UIColor) -> UIImageView {
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    view.tintColor = image?.tint ?? color
    return view
  }
}

/// An element of a menu in a row of its own.
@MainActor
final class MenuRow: MenuItemView {
  /// The effect of a touch: it chooses, opens a menu in this one, or leads back out of one.
  enum Kind { case plain, opening, back }

  private let kind: Kind
  private let metrics: MenuMetrics
  private let hasSigns: Bool
  private let title = UILabel()
  private let detail = UILabel()
  private lazy var image = symbol(element.image, color)
  private lazy var sign = symbol(UIImage(systemName: signName ?? ""), kind == .plain ? color : .secondaryLabel)

  init(_ element: UIMenuElement, _ kind: Kind, hasSigns: Bool, _ metrics: MenuMetrics, _ action: @escaping () -> Void) {
    (self.kind, self.metrics, self.hasSigns) = (kind, metrics, hasSigns)
    super.init(element, action)
    (title.text, title.numberOfLines, title.textColor) = (element.title, 2, color)
    title.font = kind == .back ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 17)
    (detail.text, detail.font, detail.numberOfLines) = (element.subtitle, .systemFont(ofSize: 13), 2)
    detail.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    for view in [title] + (element.subtitle == nil ? [] : [detail]) + images { addSubview(view) }
  }
  required init?(coder: NSCoder) { nil }

  private var images: [UIView] {
    (element.image != nil && kind != .back ? [image] : []) + (signName == nil ? [] : [sign])
  }

  /// The sign before the words: a mark, or that of a menu that leads back.
  private var signName: String? {
    switch kind {
    case .plain: element.menuState == .on ? "checkmark" : element.menuState == .mixed ? "minus" : nil
    case .opening: "chevron.forward"
    case .back: "chevron.down"
    }
  }

  private var hasImage: Bool { element.image != nil && kind != .back }
  /// The space that an image takes beside the text.
  private var imageRoom: CGFloat { metrics.imageSide + metrics.imageGap }

  /// The room for the words: between the marks, the image and the sign of a menu in this one.
  private var room: (x: CGFloat, width: CGFloat) {
    var (start, end) = (hasSigns ? metrics.markedPadding : metrics.padding, metrics.padding)
    if hasImage, metrics.isGlass { start = max(start, (hasSigns ? start : metrics.edge) + imageRoom) }
    if hasImage, !metrics.isGlass { end += imageRoom }
    if kind != .plain, metrics.isGlass { end = metrics.edge + metrics.signRoom }
    return (start, metrics.width - start - end)
  }

  private var heights: (title: CGFloat, gap: CGFloat, detail: CGFloat) {
    let width = CGSize(width: room.width, height: 0)
    let title = title.sizeThatFits(width).height
    return element.subtitle == nil ? (title, 0, 0) : (title, metrics.subtitleGap, detail.sizeThatFits(width).height)
  }

  /// The height that the texts need. A further line of the title adds its leading (905).
  var height: CGFloat {
    let heights = heights
    let words = heights.title + heights.gap + heights.detail + 2 * metrics.rowPadding
    guard metrics.isGlass, element.subtitle == nil else { return max(metrics.row, words) }
    let line = CGFloat(title.font.heightOfOneLine(for: traitCollection))
    return max(metrics.row, metrics.row + heights.title - line)
  }

  override func layoutSubviews() {
    let (x, width) = room
    let heights = heights
    let whole = heights.title + heights.gap + heights.detail
    // On iOS 26, the texts begin at the same distance below the top in every row (900 and 902).
    let top = metrics.isGlass ? metrics.rowPadding : (bounds.height - whole) / 2
    place(title, x: x, y: top, width: width, height: heights.title)
    place(detail, x: x, y: top + heights.title + heights.gap, width: width, height: heights.detail)
    let side = metrics.imageSide
    let y = (bounds.height - side) / 2
    place(
      image, x: metrics.isGlass ? x - side - metrics.imageGap : bounds.width - metrics.edge - side, y: y, width: side,
      height: side)
    let small: CGFloat = 14
    let isFirst = kind == .plain || !metrics.isGlass
    let signX = isFirst ? metrics.mark : bounds.width - metrics.edge - small
    place(sign, x: signX, y: (bounds.height - small) / 2, width: small, height: small)
  }

  /// Places a view at a distance from the beginning of the row.
  private func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    view.frame = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
  }
}

/// An element of a menu beside others: its image above its title.
@MainActor
final class MenuCell: MenuItemView {
  private let title = UILabel()
  private lazy var image = symbol(element.image, isMarked ? .tintColor : color)
  private var isMarked: Bool { element.isMarked }

  override init(_ element: UIMenuElement, _ action: @escaping () -> Void) {
    super.init(element, action)
    (title.text, title.font, title.textAlignment) = (element.title, .systemFont(ofSize: 13), .center)
    title.textColor = isMarked ? .tintColor : color
    for view in [image, title] { addSubview(view) }
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let side: CGFloat = element.image == nil ? 0 : 22
    let height: CGFloat = element.title.isEmpty ? 0 : 18
    let top = (bounds.height - side - height) / 2
    image.frame = CGRect(x: (bounds.width - side) / 2, y: top, width: side, height: side)
    title.frame = CGRect(x: 4, y: top + side, width: bounds.width - 8, height: height)
  }
}
