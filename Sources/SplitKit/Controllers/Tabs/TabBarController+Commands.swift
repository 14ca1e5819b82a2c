extension TabBarController {
  func call(forAction action: Action) throws(Refusal) -> () -> Void {
    guard action.name == "select" else { throw .unknownAction(action.name, on: typeName) }
    guard let value = action["index"] else { throw .missing(path: "index", "select needs an index.") }
    let index = try index(value, named: "index", path: "index")
    return { self.selectedIndex = index }
  }

  func assignment(ofProperty property: Member) throws(Refusal) -> () -> Void {
    if property.name == "selectedIndex" {
      let index = try index(property.value, named: property.name, path: "properties.\(property.name)")
      return { self.selectedIndex = index }
    }
    guard application.profile.hasTabs else { throw .unknownProperty(property.name, on: typeName) }
    switch property.name {
    case "mode":
      let mode = try choice(property, TabBarMode.automatic)
      return { self.mode = mode }
    case "sidebarLayout":
      let layout = try choice(property, SidebarLayout.automatic)
      return { self.sidebar.preferredLayout = layout }
    case "isSidebarHidden":
      let isHidden = try property.flag(default: traitCollection.userInterfaceIdiom == .pad)
      return { self.sidebar.isHidden = isHidden }
    default: throw .unknownProperty(property.name, on: typeName)
    }
  }

  private func choice<Choice: Named & CaseIterable>(_ property: Member, _ first: Choice) throws(Refusal) -> Choice {
    if property.value == .null { return first }
    guard let choice = property.value.string.flatMap(Choice.init(name:)) else {
      let names = Choice.allCases.map(\.name).joined(separator: ", ")
      throw .invalid(path: "properties.\(property.name)", "\(property.name) is one of \(names).")
    }
    return choice
  }

  private func index(_ value: Value, named name: String, path: String) throws(Refusal) -> Int {
    guard let number = value.number, let index = Int(exactly: number), viewControllers.indices.contains(index)
    else {
      throw .invalid(path: path, "\(name) is a whole number from 0 to \(viewControllers.count - 1).")
    }
    return index
  }
}

extension TabBarController {
  /// The index of the selected tab as a member. There is none while the list of More is shown.
  var selectedIndexMember: [Member] {
    selectedIndex == Self.noIndex ? [] : [Member("selectedIndex", .number(Double(selectedIndex)))]
  }

  /// The state on the wire. The mode and the sidebar came with iOS 18.
  var tabBarState: [Member] {
    var members = selectedIndexMember + [Member("tabBarPlacement", .string(barPlacement.rawValue))]
    if application.profile.hasTabs {
      members += [Member("mode", .string(mode.name)), Member("isSidebarHidden", .bool(sidebar.isHidden))]
    }
    return members + [Member("because", ["tabBarPlacement": .string(reasonOfPlacement)])]
  }
}
