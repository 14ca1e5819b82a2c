/// On iOS 26, what showing and hiding a column stores is the mode that it asks for, and the behaviour stays
/// (spec/split-view.md 5.5).
struct PreferenceProperty: ConversationProperty {
  static let name = "showing and hiding a column stores the mode that it asks for, and no behaviour"

  func fault(in turn: Turn) -> String? {
    guard turn.isAccepted, turn.after?.scene.profile == "ios26", let target = turn.message["target"]?.string,
      let column = turn.message["column"]?.string, ["primary", "supplementary", "secondary"].contains(column),
      let old = turn.before?.splits.first(where: { $0.id == target }), old.isColumnStyle, old.isMounted,
      let new = turn.after?.splits.first(where: { $0.id == target }), old.columns[column] != nil
    else { return nil }
    guard ["showColumn", "hideColumn"].contains(turn.message["action"]) else { return nil }
    let (before, after) = (old.node.value, new.node.value)
    if before["preferredSplitBehavior"] != after["preferredSplitBehavior"] { return "the preferred behaviour changed" }
    let expected = Self.stored(old, column, isShow: turn.message["action"] == "showColumn")
    let actual = after["preferredDisplayMode"]?.string
    return actual == expected ? nil : "\(actual ?? "none") is stored, not \(expected)"
  }

  private static func stored(_ split: WireSplit, _ column: String, isShow: Bool) -> String {
    let held = split.node.value["preferredDisplayMode"]?.string ?? ""
    let natural = split.isTriple ? "twoBesideSecondary" : "oneBesideSecondary"
    let kept = isShow && held == "automatic" ? natural : held
    let isHere = split.shownColumns.contains(column)
    guard !split.isCollapsed, column != "secondary", isHere != isShow else { return kept }
    let behavior = split.node.value["preferredSplitBehavior"]
    let one = behavior == "overlay" ? "oneOverSecondary" : "oneBesideSecondary"
    guard split.isTriple, column == "primary" else { return isShow ? one : "secondaryOnly" }
    if !isShow { return one }
    return behavior == "overlay" ? "twoOverSecondary" : behavior == "displace" ? "twoDisplaceSecondary" : natural
  }
}
