import SplitKit

/// The lines about the calls that UIKit has made: to a delegate one by one, and to controllers by the name of the call.
///
/// Most calls to controllers come in groups, such as `viewWillAppear` to everything that appears.
struct CallWords {
  let events: [Value]
  /// The number of older calls that the scene does not have.
  let dropped: Int

  /// The greatest number of lines. The newest calls are the ones that are told.
  private static let mostLines = 24

  init(of scene: Value) {
    events = scene.elements("events")
    dropped = Int(scene["eventsDropped"]?.number ?? 0)
  }

  /// The lines, or none if there were no calls.
  var lines: [String] {
    var groups: [Group] = []
    for event in events { Self.add(event, to: &groups) }
    guard !groups.isEmpty else { return [] }
    let left = groups.count - Self.mostLines
    let more = left > 0 || dropped > 0 ? ["  (earlier calls are left out)"] : []
    return ["calls"] + more + groups.suffix(Self.mostLines).map { "  \($0.text)" }
  }

  private struct Group {
    let call: String
    var receivers: [String]
    let canGrow: Bool
    var text: String { canGrow ? "\(call) to \(receivers.joined(separator: ", "))" : call }
  }

  /// Adds a call. A call to a controller joins an earlier one of the same name, unless the delegate was called in between.
  private static func add(_ event: Value, to groups: inout [Group]) {
    guard canBeGrouped(event) else { return groups.append(Group(call: line(of: event), receivers: [], canGrow: false)) }
    let open = groups.lastIndex { !$0.canGrow }.map { $0 + 1 } ?? 0
    if let index = groups[open...].firstIndex(where: { $0.call == event.text("call") }) {
      return groups[index].receivers.append(event.text("receiver"))
    }
    groups.append(Group(call: event.text("call"), receivers: [event.text("receiver")], canGrow: true))
  }

  /// Whether a call says no more than its name and its receiver. The parent of a move is in the tree of controllers.
  private static func canBeGrouped(_ event: Value) -> Bool {
    guard event["answer"] == nil, event["receiver"] != "delegate", event["phase"] != "raise" else { return false }
    return event.elements("arguments").isEmpty || event.text("call").hasSuffix("Move(toParent:)")
  }

  private static func line(of event: Value) -> String {
    let arguments = event.elements("arguments").map(\.word).joined(separator: ", ")
    let answer = event["answer"].map { " -> \($0.word)" } ?? ""
    return "\(event.text("receiver")) \(event.text("call")) \(arguments)\(answer)".split(separator: " ").joined(separator: " ")
  }
}
