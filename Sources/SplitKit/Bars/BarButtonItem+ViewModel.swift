extension BarButtonItem {
  /// The view model of the item at its place in a bar with a look.
  func viewModel(at place: BarItemPlace, in look: BarLook? = nil) -> Value {
    var members = [Member("id", .string(id))]
    if let title = shownTitle { members.append(Member("title", .string(title))) }
    if let image = shownImage { members.append(Member("image", .string(image))) }
    if let label { members.append(Member("label", .string(label))) }
    members.append(Member("isEnabled", .bool(isEnabled)))
    if style != .plain { members.append(Member("style", .string(style.rawValue))) }
    if isSelected { members.append(Member("isSelected", true)) }
    if let tint = tint?() ?? color(in: look) { members.append(Member("tint", .string(tint))) }
    if let font, shownTitle != nil { members.append(Member("font", font.value)) }
    if let badge { members += badge.members }
    if hasMenu { members.append(Member("hasMenu", true)) }
    return .object(members + place.members)
  }

  private func color(in look: BarLook?) -> String? { shownTitle == nil ? nil : look?.buttonColors[style] }
}

extension BarItemPlace {
  /// The members of an item's view model that say where the item is.
  var members: [Member] { [Member("inset", .number(inset)), Member("width", .number(width))] }
}
