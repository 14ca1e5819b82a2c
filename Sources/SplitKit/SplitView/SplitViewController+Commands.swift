/// The classic split view's properties and methods by their names on the wire.
extension SplitViewController {
  /// What assigns a property; `null` is the automatic value. The value is checked here, so that nothing is
  /// assigned when one of several is wrong.
  func assignment(ofProperty property: Member) throws(Refusal) -> () -> Void {
    switch property.name {
    case "preferredDisplayMode":
      let mode = try displayMode(property)
      return { self.preferredDisplayMode = mode }
    case "presentsWithGesture":
      let flag = try flag(property)
      return { self.presentsWithGesture = flag }
    case "primaryEdge":
      let edge = try primaryEdge(property)
      return { self.primaryEdge = edge }
    case "preferredPrimaryColumnWidth": return try width(property, \.preferred)
    case "preferredPrimaryColumnWidthFraction": return try width(property, \.fraction, atMost: 1)
    case "minimumPrimaryColumnWidth": return try width(property, \.minimum)
    case "maximumPrimaryColumnWidth": return try width(property, \.maximum)
    default: throw refusal(ofProperty: property.name)
    }
  }

  /// The column styles' own properties raise on a classic split (spec/split-view.md 4.1, M26 observed for three
  /// of them, the rest inferred from H14).
  private func refusal(ofProperty name: String) -> Refusal {
    let isOfColumnStyles =
      ["preferredSplitBehavior", "primaryBackgroundStyle", "showsSecondaryOnlyButton", "displayModeButtonVisibility"]
      .contains(name)
      || ["SupplementaryColumnWidth", "SecondaryColumnWidth", "InspectorColumnWidth"].contains { name.contains($0) }
    return isOfColumnStyles
      ? .unsupported("\(name) needs a split view controller that was made with a style")
      : .unknownProperty(name, on: typeName)
  }

  private func invalid(_ property: Member, _ allowed: String) -> Refusal {
    .invalid(path: "properties.\(property.name)", "\(property.name) is \(allowed).")
  }

  private func displayMode(_ property: Member) throws(Refusal) -> DisplayMode {
    if property.value == .null { return .automatic }
    guard let mode = property.value.string.flatMap(DisplayMode.init(name:)) else {
      throw invalid(property, "one of " + DisplayMode.allCases.map(\.name).joined(separator: ", "))
    }
    return mode
  }

  private func flag(_ property: Member) throws(Refusal) -> Bool {
    if property.value == .null { return true }
    guard let flag = property.value.bool else { throw invalid(property, "true or false") }
    return flag
  }

  private func primaryEdge(_ property: Member) throws(Refusal) -> PrimaryEdge {
    if property.value == .null { return .leading }
    guard let edge = property.value.string.flatMap(PrimaryEdge.init(rawValue:)) else {
      throw invalid(property, "leading or trailing")
    }
    return edge
  }

  private func width(
    _ property: Member, _ keyPath: WritableKeyPath<ColumnWidthPreferences, Double?>, atMost limit: Double = 20_000
  ) throws(Refusal) -> () -> Void {
    if property.value == .null { return { self.primaryColumnWidthPreferences[keyPath: keyPath] = nil } }
    guard let number = property.value.number, (0...limit).contains(number) else {
      throw invalid(property, "a number from 0 to \(shortest(limit)), or null")
    }
    return { self.primaryColumnWidthPreferences[keyPath: keyPath] = number }
  }

  /// What calls a method.
  func call(forAction action: Action) throws(Refusal) -> () -> Void {
    switch action.name {
    case "showDetail":
      let controller = try action.controller(for: self)
      if controller === primary { throw .unsupported(Self.twiceInOneSplit) }
      if isCollapsed { try (primary as? NavigationController)?.checkRoom() }
      return { self.showDetailViewController(controller) }
    case "setViewControllers":
      let controllers = try self.controllers(of: action)
      return { self.viewControllers = controllers }
    case "toggleDisplayMode": return { self.toggleDisplayMode() }
    case "showColumn", "hideColumn", "setViewController":
      throw .unsupported("\(action.name) needs a split view controller that was made with a style")
    default: throw .unknownAction(action.name, on: typeName)
    }
  }

  private func controllers(of action: Action) throws(Refusal) -> [ViewController] {
    guard let value = action["controllers"] else {
      throw .missing(path: "controllers", "setViewControllers needs controllers, by their names.")
    }
    guard let names = value.array, (1...2).contains(names.count) else {
      throw .invalid(path: "controllers", "controllers is a list of one or two names.")
    }
    var controllers: [ViewController] = []
    for (index, name) in names.enumerated() {
      let controller = try action.controller(named: name, path: "controllers[\(index)]", for: self)
      guard !controllers.contains(where: { $0.id == controller.id }) else {
        throw .invalid(path: "controllers[\(index)]", "\(controller.id) is named twice.")
      }
      controllers.append(controller)
    }
    return controllers
  }
}
