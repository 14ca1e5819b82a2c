extension NavigationBar {
  /// The view model of the bar.
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
    return .object(members)
  }
}
