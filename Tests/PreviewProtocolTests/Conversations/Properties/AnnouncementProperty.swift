/// Each column that a will-call names gets exactly one did-call, that of its last will; and a split that flips says so
/// once (spec/split-view.md 5.10). Before iOS 14 nobody hears of columns, and before the newest not that they did.
struct AnnouncementProperty: ConversationProperty {
  static let name = "each did-call has its will, and each flip is told once"

  func fault(in turn: Turn) -> String? {
    guard turn.isAccepted, let profile = turn.after?.scene.profile else { return nil }
    let names = turn.calls.filter(\.isOfDelegate).map(\.name)
    if let early = names.first(where: { !Self.isHeard($0, on: profile) }) { return "\(early) is called on \(profile)" }
    return (profile == "ios26" ? Self.unpaired(turn.calls) : nil) ?? Self.flipFault(turn, names, on: profile)
  }

  private static func isHeard(_ name: String, on profile: String) -> Bool {
    switch name {
    case "splitViewController(_:willShow:)", "splitViewController(_:willHide:)", "splitViewControllerDidCollapse(_:)",
      "splitViewControllerDidExpand(_:)":
      ["ios14", "ios18", "ios26"].contains(profile)
    case "splitViewController(_:didShow:)", "splitViewController(_:didHide:)": profile == "ios26"
    default: true
    }
  }

  private static func unpaired(_ calls: [WireCall]) -> String? {
    var announced: [String: String] = [:]
    for call in calls where call.isOfDelegate {
      guard let column = call.argument, let verb = ["Show", "Hide"].first(where: { call.name.hasSuffix("\($0):)") })
      else { continue }
      if call.phase == "will" {
        announced[column] = verb
      } else if call.phase == "did", announced.removeValue(forKey: column) != verb {
        return "did\(verb) \(column) has no will\(verb)"
      }
    }
    return announced.keys.min().map { "will\(announced[$0] ?? "") \($0) has no did" }
  }

  private static func flipFault(_ turn: Turn, _ names: [String], on profile: String) -> String? {
    guard ["ios14", "ios18", "ios26"].contains(profile), let after = turn.after?.split, after.isMounted else { return nil }
    let collapses = names.filter { $0 == "splitViewControllerDidCollapse(_:)" }.count
    let expands = names.filter { $0 == "splitViewControllerDidExpand(_:)" }.count
    guard let was = turn.isOpening ? false : turn.before?.split?.isCollapsed else { return nil }
    let flips = (after.isCollapsed ? 1 : 0) - (was ? 1 : 0)
    return collapses - expands == flips ? nil : "collapsed \(collapses) times, expanded \(expands), flipped by \(flips)"
  }
}
