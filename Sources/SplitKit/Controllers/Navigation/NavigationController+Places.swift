/// The places in the bars of a stack for what is drawn over them.
extension NavigationController {
  /// The row of the title in the window, and the part of it that the items and other bars leave; nil without a bar, and where the title
  /// is not shown.
  package var titleRoom: (row: Rect, room: Rect)? {
    guard let bar = shownBar, heightOfActiveSearch == nil else { return nil }
    let (row, rules) = (itemRow, barItemRules)
    let obstacles = obstacles(of: bar)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let width: Double
    let ends = NavigationBarItems(of: bar, placedBy: rules, beyond: obstacles).ends
    switch titlePlace(beyond: obstacles) {
    case .hidden: return nil
    case .beside(let place):
      let room = place.frame(in: row, fromRight: isMirrored)
      return (room, room)
    case .usual: width = max(0, row.width - ends.leading - ends.trailing)
    }
    let room = Rect(x: row.x + ends.leading, y: row.y, width: width, height: row.height)
    return (row, isMirrored ? room.mirrored(in: row) : room)
  }

  /// The frames of the items of the bar and the toolbar in the window, by their ids.
  package var itemFrames: [String: Rect] {
    let elements = ([barRow].compactMap { $0 } + toolbarRows).flatMap(\.elements)
    return Dictionary(elements.compactMap { element in element.frame.map { (element.id, $0) } }) { first, _ in first }
  }

  /// The place of the scopes of a search in the window, which is the lowest part of the bar; nil without scopes.
  package var scopeRoom: Rect? {
    guard shownBar != nil, innermostTop.navigationItem.searchController?.showsScopeBar == true else { return nil }
    var room = barFrame.inset(by: EdgeInsets(left: view.safeArea.left, right: view.safeArea.right))
    room.y = room.maxY - SearchBar.scopeHeight
    room.height = SearchBar.scopeHeight
    return room
  }
}
