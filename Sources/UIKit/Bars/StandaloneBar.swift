import Foundation
internal import SplitKit

/// The contents of a bar that an app has put among its views, whose place is not the engine's: buttons for items, and a title.
@MainActor
final class StandaloneBar {
  private unowned let bar: UIView
  private var buttons: [ObjectIdentifier: UIView] = [:]
  private let title = UILabel()
  private let line = UIView()

  init(of bar: UIView) {
    self.bar = bar
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    line.backgroundColor = .separator
  }

  /// The usual height of a bar, in points (AD documented for iPhones in portrait).
  static let height: CGFloat = 44

  /// The size of a bar in some room: its width, or that of the screen, and the usual height.
  static func size(in room: CGSize) -> CGSize {
    CGSize(width: room.width > 0 ? room.width : UIScreen.main.bounds.width, height: height)
  }

  /// Places items in a row, in which flexible spaces share the room that the others leave.
  func place(row items: [UIBarButtonItem]) {
    let shown = items.filter { !$0.isHidden }
    show(shown)
    let design = StandaloneBarDesign(of: bar)
    let widths = shown.map { width(of: $0, design) }
    let flexible = shown.count(where: \.isFlexibleSpace)
    let gaps = zip(shown, shown.dropFirst()).map { design.gap(between: $0, and: $1) } + [0]
    let taken = widths.reduce(0, +) + gaps.reduce(0, +) + 2 * design.margin
    let share = flexible > 0 ? max(0, bar.bounds.width - taken) / CGFloat(flexible) : 0
    var x = design.margin
    for (item, (width, gap)) in zip(shown, zip(widths, gaps)) {
      place(item, x: x, width: width, design)
      x += width + gap + (item.isFlexibleSpace ? share : 0)
    }
  }

  /// Places a title in the middle, between items at both ends.
  func place(title item: UINavigationItem?) {
    let (left, right) = (item?.leftBarButtonItems ?? [], item?.rightBarButtonItems ?? [])
    show(left + right)
    let design = StandaloneBarDesign(of: bar)
    var (start, end) = (design.margin, bar.bounds.width - design.margin)
    for item in left where !item.isHidden {
      let width = width(of: item, design)
      place(item, x: start, width: width, design)
      start += width + design.gap
    }
    for item in right where !item.isHidden {
      let width = width(of: item, design)
      end -= width
      place(item, x: end, width: width, design)
      end -= design.gap
    }
    title.text = item?.title
    let half = max(0, min(bar.bounds.midX - start, end - bar.bounds.midX))
    let frame = CGRect(x: bar.bounds.midX - half, y: 0, width: 2 * half, height: bar.bounds.height)
    placeTitle(item?.titleView ?? title, in: frame)
  }

  /// Draws the surface of the system and the line at an edge, unless the app has given the bar a colour. Bars have neither since iOS 26.
  func dress(_ color: UIColor?, lineAtTop: Bool) {
    let isClear = UIDevice.isRunning(iOS: 26)
    surface = color ?? (isClear ? nil : .systemBackground)
    line.isHidden = isClear
    if line.superview !== bar { bar.addSubview(line) }
    line.frame = CGRect(x: 0, y: lineAtTop ? -0.5 : bar.bounds.height, width: bar.bounds.width, height: 0.5)
  }

  /// The colour behind the items.
  private(set) var surface: UIColor?

  private func placeTitle(_ view: UIView, in frame: CGRect) {
    if view !== title { title.removeFromSuperview() }
    if view.superview !== bar { bar.addSubview(view) }
    guard view !== title else { return view.frame = frame }
    view.frame = frame.middle(view.sizeInBar(most: frame.size))
  }

  /// Keeps the views of items that stay.
  private func show(_ items: [UIBarButtonItem]) {
    let ids = Set(items.map { ObjectIdentifier($0) })
    for (id, view) in buttons where !ids.contains(id) {
      view.removeFromSuperview()
      buttons[id] = nil
    }
    for item in items where item.space == nil {
      let view = item.customView ?? buttons[ObjectIdentifier(item)] ?? BarItemButton(type: .system)
      buttons[ObjectIdentifier(item)] = view
      (view as? BarItemButton)?.dress(as: item)
      item.standaloneBar = bar
      if view.superview !== bar { bar.addSubview(view) }
    }
  }

  private func width(of item: UIBarButtonItem, _ design: StandaloneBarDesign) -> CGFloat {
    if let space = item.space { return CGFloat(space.width) }
    guard let view = buttons[ObjectIdentifier(item)] else { return 0 }
    if item.customView != nil { return view.sizeInBar(most: CGSize(width: 1000, height: bar.bounds.height)).width }
    return design.width(of: view as? UIButton)
  }

  private func place(_ item: UIBarButtonItem, x: CGFloat, width: CGFloat, _ design: StandaloneBarDesign) {
    guard let view = buttons[ObjectIdentifier(item)] else { return }
    let isOwn = item.customView != nil
    let row = design.row(in: bar.bounds.height)
    let height = isOwn ? view.sizeInBar(most: CGSize(width: width, height: row.height)).height : row.height
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isRightToLeft ? bar.bounds.width - x - width : x, y: row.y + (row.height - height) / 2, width: width, height: height)
  }
}

/// The button of an item in a bar of an app's own.
@MainActor
private final class BarItemButton: UIButton {
  weak var item: UIBarButtonItem?

  override func tapped() {
    guard let item else { return }
    if item.performsMenu, let menu = item.menu { return MenuPresenter.present(menu, from: self) }
    item.perform()
  }

  /// Takes the look of the item.
  func dress(as item: UIBarButtonItem) {
    self.item = item
    let look = item.lookInBar
    setTitle(look.title, for: .normal)
    setImage(look.image, for: .normal)
    titleLabel?.font = item.fontOfStyle
    isEnabled = item.isEnabled
    tintColor = item.tintColor
    accessibilityLabel = look.label
  }
}
