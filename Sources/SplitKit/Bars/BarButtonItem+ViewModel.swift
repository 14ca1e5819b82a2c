extension BarButtonItem {
  var viewModel: Value {
    var members = [Member("id", .string(id))]
    if let title = shownTitle { members.append(Member("title", .string(title))) }
    if let image = shownImage { members.append(Member("image", .string(image))) }
    members.append(Member("isEnabled", .bool(isEnabled)))
    members.append(Member("width", .number(barWidth)))
    return .object(members)
  }
}
