import Foundation
internal import SplitKit

/// The card of a menu before everything else in the window, which a touch there ends.
@MainActor
final class MenuView: UIView {
  private weak var menu: MenuController?
  private let outside: MenuSurface
  private let card = MenuCard()
  private let scroll = UIScrollView()

  init(of menu: MenuController) {
    self.menu = menu
    outside = MenuSurface("Dismiss menu") { [weak menu] in menu?.close() }
    super.init(frame: .zero)
    for view in [outside, card] { addSubview(view) }
    card.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
  }
  required init?(coder: NSCoder) { nil }

  /// The height of the elements, or nil before they have been read again.
  private var height: CGFloat?

  /// Reads the elements again.
  func reload() {
    height = nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    guard let menu else { return }
    let metrics = MenuMetrics(scale: traitCollection.displayScale)
    let height = height ?? fill(from: menu, metrics)
    outside.frame = bounds
    card.frame = metrics.frame(height: height, at: menu.sourceFrame, in: bounds, safeArea: safeAreaInsets)
    scroll.frame = card.bounds
  }

  private func fill(from menu: MenuController, _ metrics: MenuMetrics) -> CGFloat {
    for view in scroll.subviews { view.removeFromSuperview() }
    var filling = MenuFilling(menu, in: scroll, metrics)
    let made = filling.fill()
    scroll.contentSize = CGSize(width: metrics.width, height: made)
    height = made
    return made
  }
}

/// A view with a name that takes touches.
@MainActor
private class MenuSurface: UIView {
  private let action: () -> Void

  init(_ name: String, _ action: @escaping () -> Void) {
    self.action = action
    super.init(frame: .zero)
    accessibilityLabel = name
  }
  required init?(coder: NSCoder) { nil }
  override var touchAction: (() -> Void)? { action }
}

/// The card of a menu, whose material the page draws. A touch between the elements does nothing.
@MainActor
private final class MenuCard: MenuSurface {
  init() { super.init("Menu") {} }
  required init?(coder: NSCoder) { nil }
  override func contentNode(in reading: inout ReadingContext) -> Value { node("card", ["style": "menu"], in: &reading) }
}

/// Fills a card with the elements of a menu, from the top.
@MainActor
private struct MenuFilling {
  let menu: MenuController
  let card: UIView
  let metrics: MenuMetrics
  private var top: CGFloat

  init(_ menu: MenuController, in card: UIView, _ metrics: MenuMetrics) {
    (self.menu, self.card, self.metrics, top) = (menu, card, metrics, metrics.end)
  }

  /// Adds the views, and returns their height.
  mutating func fill() -> CGFloat {
    addHead()
    let contents = menu.contents
    let hasSigns = contents.hasMarks || !metrics.isGlass && contents.hasMenus
    for (index, group) in contents.groups.enumerated() {
      if index > 0 { addGap() }
      if let title = group.title { addTitle(title) }
      if group.isPalette { addPalette(group.elements) } else { addRows(group.elements, hasSigns: hasSigns) }
    }
    return top + metrics.end
  }

  /// The title of the menu, which leads back from a menu in another one.
  private mutating func addHead() {
    guard let shown = menu.levels.last else { return }
    if menu.levels.count > 1 {
      let back = MenuRow(shown, .back, hasSigns: !metrics.isGlass, metrics) { [weak menu] in menu?.goBack() }
      add(back, height: back.height)
      addGap()
    } else if !shown.title.isEmpty {
      addTitle(shown.title)
    }
  }

  private mutating func addTitle(_ text: String) {
    let label = UILabel()
    (label.text, label.font, label.textColor) = (text, .systemFont(ofSize: 13), .secondaryLabel)
    label.frame = titleFrame(CGFloat(label.font.heightOfOneLine(for: card.traitCollection)))
    card.addSubview(label)
    let isFirst = isAtStart
    top += metrics.title
    if !metrics.isGlass { addLine() } else if isFirst { addLineBelowFirstTitle() }
  }

  /// The frame of a title with a line of a height. The title of a menu of iOS 26 begins above the space before the first element (901).
  private func titleFrame(_ line: CGFloat) -> CGRect {
    let width = metrics.width - 2 * metrics.padding
    guard let own = metrics.titleTop else { return CGRect(x: metrics.padding, y: top, width: width, height: metrics.title) }
    let y = isAtStart ? top - metrics.end + own : top + (metrics.title - line) / 2
    return CGRect(x: metrics.padding, y: y.nearestPixel(metrics.scale), width: width, height: line)
  }

  private var isAtStart: Bool { top == metrics.end }

  private func addLineBelowFirstTitle() {
    let line = UIView(
      frame: CGRect(x: metrics.edge, y: top - metrics.end, width: metrics.width - 2 * metrics.edge, height: 1))
    line.backgroundColor = .separator
    card.addSubview(line)
  }

  private mutating func addRows(_ elements: [UIMenuElement], hasSigns: Bool) {
    for (index, element) in elements.enumerated() {
      if index > 0, !metrics.isGlass { addLine() }
      let row = MenuRow(element, element is UIMenu ? .opening : .plain, hasSigns: hasSigns, metrics) { [weak menu] in
        menu?.choose(element)
      }
      add(row, height: row.height)
    }
  }

  private mutating func addPalette(_ elements: [UIMenuElement]) {
    let width = metrics.width / CGFloat(max(1, elements.count))
    for (index, element) in elements.enumerated() {
      let cell = MenuCell(element) { [weak menu] in menu?.choose(element) }
      let column = card.isRightToLeft ? elements.count - 1 - index : index
      cell.frame = CGRect(x: CGFloat(column) * width, y: top, width: width, height: metrics.palette)
      card.addSubview(cell)
    }
    top += metrics.palette
  }

  private mutating func add(_ row: UIView, height: CGFloat) {
    row.frame = CGRect(x: 0, y: top, width: metrics.width, height: height)
    card.addSubview(row)
    top += height
  }

  /// A hairline between two elements.
  private func addLine() {
    let line = UIView(frame: CGRect(x: 0, y: top - 0.5, width: metrics.width, height: 0.5))
    line.backgroundColor = .separator
    card.addSubview(line)
  }

  /// The band between two groups, or a line in the middle of it.
  private mutating func addGap() {
    let inset = metrics.isGlass ? metrics.edge : 0
    let height = metrics.isGlass ? 1 : metrics.groupGap
    let band = UIView(
      frame: CGRect(x: inset, y: top + (metrics.groupGap - height) / 2, width: metrics.width - 2 * inset, height: height))
    band.backgroundColor = metrics.isGlass ? .separator : UIColor.black.withAlphaComponent(0.08)
    card.addSubview(band)
    top += metrics.groupGap
  }
}
