/// An item of a tab bar or a row of a sidebar.
struct TabItem {
  var id: String
  let title: String?
  let image: String?
  var badge: String?
  /// The colour of the badge, as `#RRGGBBAA`, or nil for that of the system.
  var badgeColor: String?
  let isSelected: Bool
  /// The width in a bar at the top.
  var width: Double?
  var isInGroup = false

  var members: [Member] {
    var members = [Member("id", .string(id))]
    if let title { members.append(Member("title", .string(title))) }
    if let image { members.append(Member("image", .string(image))) }
    members += [Member("isEnabled", true), Member("isSelected", .bool(isSelected))]
    if let badge { members.append(Member("badge", .string(badge))) }
    if badge != nil, let badgeColor { members.append(Member("badgeColor", .string(badgeColor))) }
    if isInGroup { members.append(Member("isInGroup", true)) }
    if let width { members.append(Member("width", .number(width))) }
    return members
  }
}
