extension NavigationBar {
  /// What the page draws of the bar.
  var viewModel: Value {
    var members = [
      Member("kind", "navigationBar"),
      Member("title", title.map { .string($0) } ?? .null),
      Member("leading", .array(leading.map(\.viewModel))),
      Member("trailing", .array(trailing.map(\.viewModel))),
    ]
    if let search = top.navigationItem.searchController {
      members.append(Member("search", search.searchField.viewModel))
    }
    if let backID { members.append(Member("backButton", backViewModel(backID))) }
    return .object(members)
  }

  private func backViewModel(_ id: String) -> Value {
    var members = [Member("id", .string(id)), Member("title", .string(backTitle))]
    if let backImage { members.append(Member("image", .string(backImage))) }
    members.append(Member("width", .number(BarRow.backButtonWidth(title: backTitle))))
    return .object(members)
  }
}

extension BarButtonItem {
  var viewModel: Value {
    var members = [Member("id", .string(id))]
    if let title { members.append(Member("title", .string(title))) }
    if let image = shownImage { members.append(Member("image", .string(image))) }
    members.append(Member("isEnabled", .bool(isEnabled)))
    members.append(Member("width", .number(barWidth)))
    return .object(members)
  }
}

extension TabBarController {
  /// What the page draws of the bar: an item for each controller.
  var viewModelOfBar: Value {
    let items = viewControllers.enumerated().map { index, controller in
      var members = [Member("id", .string(Pane.tabItemID(of: controller, in: self)))]
      if let title = controller.tabBarItem.title { members.append(Member("title", .string(title))) }
      if let image = controller.tabBarItem.image { members.append(Member("image", .string(image))) }
      members.append(Member("isEnabled", true))
      members.append(Member("isSelected", .bool(index == selectedIndex)))
      return Value.object(members)
    }
    return ["kind": "tabBar", "items": .array(items)]
  }
}
