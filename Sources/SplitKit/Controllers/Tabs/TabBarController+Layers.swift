/// The layers of a tab bar controller: the selected controller, and the bar or the sidebar over it.
extension TabBarController {
  func drawTabs(in reader: any LayerReader, _ context: LayerContext) {
    let content = reader.content(of: self)
    reader.draw(ViewLayer(content: content), of: self, context)
    if let controller = shownController {
      var selected = ChildLayer(controller)
      selected.column = .inherited
      reader.draw(selected, of: self, context)
    }
    reader.draw(barLayer(content, readsElements: reader.readsElements), of: self, context)
    if hasSidebar { reader.draw(sidebarLayer(content, readsElements: reader.readsElements), of: self, context) }
  }

  private func barLayer(_ content: ShownContent, readsElements: Bool) -> BarLayer {
    var layer = BarLayer(
      id: barID, content: content, frame: barFrame,
      safeArea: EdgeInsets(bottom: barPlacement == .bottom ? view.safeArea.bottom : 0), isVisible: showsBar)
    if readsElements { layer.rows = barRows }
    return layer
  }

  private func sidebarLayer(_ content: ShownContent, readsElements: Bool) -> BarLayer {
    var insets = view.safeArea
    if isMirrored { insets.left = 0 } else { insets.right = 0 }
    var layer = BarLayer(id: sidebarID, content: content, frame: sidebarFrame, safeArea: insets, isVisible: showsSidebar)
    if readsElements { layer.rows = [sidebarRow] }
    return layer
  }

  var barID: String { "\(id)/tabBar" }
  var sidebarID: String { "\(id)/sidebar" }

  /// The contents of the bar and of the sidebar.
  var barContent: ShownContent {
    readButtons = fitOfSidebarButtons
    var bars = [(role: PaneRole.tabBar, model: ViewModel(id: barID, content: barViewModel))]
    if hasSidebar { bars.append((.sidebar, ViewModel(id: sidebarID, content: sidebarViewModel))) }
    return ShownContent(of: self, bars: bars)
  }

  /// The view model of the bar, with an item for each controller.
  private var barViewModel: Value {
    var members = [Member("kind", "tabBar")]
    if barPlacement == .top { members.append(Member("position", "top")) }
    members.append(Member("items", .array(items.map { .object($0.members) })))
    if let place = sidebarButton { members.append(Member("sidebarButton", .object(sidebarButtonMembers(showID, at: place)))) }
    let look = look
    if let tint = look?.selectedItemColor ?? barTint?() { members.append(Member("tint", .string(tint))) }
    if let look { members += look.members }
    return .object(members)
  }

  /// The items of the bar in the order of the tabs. More is in the place of those that the bar has no space for.
  var items: [TabItem] {
    let overflow = overflow
    let items = (0..<overflow.lowerBound).map(item)
    return overflow.isEmpty ? items : items + [moreItem]
  }

  /// The item of the tab at an index.
  func item(at index: Int) -> TabItem {
    let (item, tab) = (viewControllers[index].tabBarItem, shownTabs.isEmpty ? nil : shownTabs[index])
    let title = tab.map(\.title) ?? item.title
    return TabItem(
      id: itemID(at: index), title: title, image: tab.map(\.image) ?? item.image, badge: item.badge,
      badgeColor: item.badgeColor?(),
      isSelected: index == selectedIndex,
      width: barPlacement == .top ? barItemRules.tabWidth(title: title) : nil)
  }

  /// The rows of the bar in the window: the items, and the button for a sidebar.
  private var barRows: [ElementRow] {
    let items = items
    let frames = frames(of: items)
    let elements = zip(items.indices, frames).map { index, frame in
      Element(id: items[index].id, frame: frame, touch: .perform { [weak self] in self?.didTapItem(at: index) })
    }
    var rows = [ElementRow(area: barPlacement == .top ? topRow(of: items).surface : barFrame, elements: elements)]
    if let place = sidebarButton {
      let frame = place.frame(in: barFrame, fromRight: isMirrored)
      rows.append(ElementRow(area: frame, elements: [sidebarButton(showID, hides: false, frame)]))
    }
    return rows
  }

  /// The frames of the items. At the bottom, they are on a platter or share the bar. At the top, they are side by side in its middle.
  private func frames(of items: [TabItem]) -> [Rect] {
    if barPlacement == .top { return topRow(of: items).frames }
    guard application.profile.bars.tabBar.hasPlatter else {
      return TabBarRow(frame: barFrame, count: items.count, isMirrored: isMirrored).frames
    }
    let isLow = traitCollection.verticalSizeClass == .compact
    return TabPlatter(in: barFrame, count: items.count, isLow: isLow, isMirrored: isMirrored).tabs
  }

  /// The row of a bar at the top.
  private func topRow(of items: [TabItem]) -> TabBarRow { topRow(ofWidths: items.map { $0.width ?? 0 }) }

  private func topRow(ofWidths widths: [Double]) -> TabBarRow {
    application.profile.bars.tabBar.topRow(in: barFrame, widths: widths, isMirrored: isMirrored)
  }

  /// The part of a bar at the top that has the tabs, or nil if no such bar is on screen.
  var tabsAtTop: Rect? {
    guard isBarAboveContent else { return nil }
    let widths = keptTabWidths.value(for: application.revision) { items.map { $0.width ?? 0 } }
    return topRow(ofWidths: widths).surface
  }

  /// The id of an item, which has the name of its controller. A group changes its controller, so it has its own name.
  private func itemID(at index: Int) -> String {
    let group = shownTabs.isEmpty ? nil : shownTabs[index] as? TabGroup
    return "\(id)/item-\(group?.identifier ?? viewControllers[index].id)"
  }
}

extension Rect {
  /// The smallest rectangle around rectangles that stand side by side, or an empty one for none.
  fileprivate init(around frames: [Rect]) {
    guard let first = frames.first else { self = .zero; return }
    let (left, right) = (frames.map(\.x).min() ?? 0, frames.map(\.maxX).max() ?? 0)
    self.init(x: left, y: first.y, width: right - left, height: first.height)
  }
}
