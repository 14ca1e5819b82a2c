extension TabBarController {
  /// The properties of a tab bar controller. The mode and the sidebar came with iOS 18 (AD documented).
  var tabProperties: [SettableProperty] {
    let indices = viewControllers.indices.map { Value.number(Double($0)) }
    let selected = SettableProperty(
      "selectedIndex", .choice(indices), selectedIndexMember.first?.value ?? .null, default: nil, "The index of the selected tab."
    )
    guard application.profile.hasTabs else { return [selected] }
    return [
      selected,
      SettableProperty(
        "mode", mode.name, of: TabBarMode.allCases.map(\.name), "Whether the tabs are a bar, or also a sidebar."),
      SettableProperty(
        "isSidebarHidden", sidebar.isHidden, default: traitCollection.userInterfaceIdiom == .pad,
        "Whether the sidebar is hidden, where there can be one."),
      SettableProperty(
        "sidebarLayout", sidebar.preferredLayout.name, of: SidebarLayout.allCases.map(\.name),
        "Whether the sidebar lies over the content or beside it."),
    ]
  }
}
