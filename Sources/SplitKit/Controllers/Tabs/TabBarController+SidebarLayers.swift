/// The sidebar's button in the bar and in the sidebar, and its rows.
extension TabBarController {
  /// The place of the button that shows the sidebar, from the leading edge of the bar. Its place is ours.
  var sidebarButton: BarItemPlace? { hasSidebar ? buttonPlace(in: barFrame) : nil }

  /// The place of the button that hides the sidebar, from the leading edge of the sidebar (ours).
  private var hideButton: BarItemPlace { buttonPlace(in: sidebarRows.header) }

  private var sidebarRows: SidebarRows { SidebarRows(sidebar: sidebarFrame, top: view.safeArea.top, textSize: textSize) }

  /// The frame of that button, or nil if no such button is on screen.
  var sidebarButtonAtTop: Rect? {
    guard isBarAboveContent else { return nil }
    return sidebarButton?.frame(in: barFrame, fromRight: isMirrored)
  }

  /// The place of a button at the leading edge of a row, beside the system's controls of the window.
  private func buttonPlace(in row: Rect) -> BarItemPlace {
    let items = barItemRules
    return items.places(of: [[items.imageAtEdge.width]], after: windowControls(in: row))[0][0]
  }

  /// The places of both buttons, as far as a size can change them.
  var fitOfSidebarButtons: [BarItemPlace] {
    hasSidebar && mayHaveWindowControls ? [buttonPlace(in: barFrame), hideButton] : []
  }

  /// Notes that the buttons have other places than those that were read, after a layout.
  func noteFitOfSidebarButtons() {
    guard let readButtons, readButtons != fitOfSidebarButtons else { return }
    self.readButtons = nil
    application.noteUpdate()
  }

  func sidebarButtonMembers(_ id: String, at place: BarItemPlace) -> [Member] {
    [Member("id", .string(id)), Member("image", "sidebar.leading"), Member("isEnabled", true)] + place.members
  }

  var showID: String { "\(id)/sidebarButton" }
  private var hideID: String { "\(id)/hideSidebar" }

  func sidebarButton(_ id: String, hides: Bool, _ frame: Rect) -> Element {
    Element(id: id, frame: frame, touch: .perform { [weak self] in self?.didTapSidebarButton(hides: hides) })
  }

  private func didTapSidebarButton(hides: Bool) {
    sidebar.isHidden = hides
    application.addTransition(.layout, target: id)
  }

  /// The view model of the sidebar: its button, and a row for each tab. The tabs of a group follow it.
  var sidebarViewModel: Value {
    [
      "kind": "sidebar", "button": .object(sidebarButtonMembers(hideID, at: hideButton)),
      "headerHeight": .number(SidebarRows.headerHeight), "rowHeight": .number(SidebarRows.height(at: textSize)),
      "items": .array(sidebarItems.map { .object($0.item.members) }),
    ]
  }

  private var sidebarItems: [(item: TabItem, touch: () -> Void)] {
    guard !shownTabs.isEmpty else {
      return items.indices.map { index in
        var item = items[index]
        item.id = sidebarItemID(viewControllers[index].id)
        item.width = nil
        return (item, { [weak self] in self?.didTapItem(at: index) })
      }
    }
    return shownTabs.flatMap { tab in
      [sidebarItem(tab, isInGroup: false)] + tab.tabsInside.map { sidebarItem($0, isInGroup: true) }
    }
  }

  private func sidebarItem(_ tab: Tab, isInGroup: Bool) -> (item: TabItem, touch: () -> Void) {
    var item = TabItem(
      id: sidebarItemID(tab.identifier), title: tab.title, image: tab.image, isSelected: tab === selectedTab, width: nil)
    item.isInGroup = isInGroup
    return (item, { [weak self] in self?.didTap(tab) })
  }

  private func sidebarItemID(_ name: String) -> String { "\(id)/sidebar-\(name)" }

  /// The rows of the sidebar in the window, below the button.
  var sidebarRow: ElementRow {
    let rows = sidebarRows
    let elements = sidebarItems.enumerated().map { index, row in
      Element(id: row.item.id, frame: rows.frame(at: index), touch: .perform(row.touch))
    }
    let button = hideButton.frame(in: rows.header, fromRight: isMirrored)
    return ElementRow(area: sidebarFrame, elements: [sidebarButton(hideID, hides: true, button)] + elements)
  }
}
