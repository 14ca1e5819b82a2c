extension NavigationBar {
  /// The view model of the bar with these buttons. A large title stands below the row of the buttons.
  func viewModel(
    with buttons: NavigationBarItems, title size: TitleSize, at place: TitlePlace, rowHeight: Double, titleHeight: Double,
    fieldHeight: Double?, tint: String?, look: BarLook?, titleMargin: Double?, letters: BarLetters?
  ) -> Value {
    var members = [
      Member("kind", "navigationBar"),
      Member("title", title.map { .string($0) } ?? .null),
      Member("leading", .array(buttons.leading.map { $0.item.viewModel(at: $0.place, in: look) })),
      Member("trailing", .array(buttons.trailing.map { $0.item.viewModel(at: $0.place, in: look) })),
    ]
    if let search = top.navigationItem.searchController {
      members.append(Member("search", search.viewModel(fieldHeight: fieldHeight)))
    }
    if size != .usual { members.append(Member("isLarge", true)) }
    if size == .large { members.append(Member("rowHeight", .number(rowHeight))) }
    if let titleMargin { members.append(Member("titleMargin", .number(titleMargin))) }
    if let letters { members.append(letters.member) }
    if let prompt = top.navigationItem.prompt {
      members += [Member("prompt", .string(prompt)), Member("promptHeight", .number(PromptLine.height))]
    }
    if let subtitle = top.navigationItem.subtitle {
      members.append(Member("subtitle", .string(subtitle)))
      if size == .large { members.append(Member("largeTitleHeight", .number(titleHeight))) }
    }
    if let tint { members.append(Member("tint", .string(tint))) }
    if let look { members += look.members }
    members += (top.navigationItem.hasOwnTitle ? .hidden : place).members
    if let back = buttons.back { members.append(Member("backButton", back.viewModel)) }
    return .object(members)
  }
}

extension TitlePlace {
  fileprivate var members: [Member] {
    switch self {
    case .usual: []
    case .beside(let place): [Member("titlePlace", .object(place.members))]
    case .hidden: [Member("isTitleHidden", true)]
    }
  }
}

extension NavigationBarItems.BackButton {
  fileprivate var viewModel: Value {
    var members = [Member("id", .string(id)), Member("title", .string(title))]
    if let image { members.append(Member("image", .string(image))) }
    return .object(members + place.members)
  }
}
