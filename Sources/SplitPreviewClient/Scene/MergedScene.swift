/// Completes scenes that leave out what the client already has (docs/protocol.md, "Updates of `moved`").
enum MergedScene {
  private typealias Object = [String: JSON]

  /// The members of a scene that belong to one message.
  private static let ofOneMessage: Set = ["ack", "slot", "received", "slots", "result", "eventsDropped"]
  /// The members of a message that say how to change the scene before it.
  private static let changesOnly: Set = ["nodes", "dropped", "order", "viewModels"]

  /// Returns a whole scene, made of a scene message and the whole scene before it, if there is one.
  ///
  /// The answer to an `open`, a `resume` or a `sync` has everything. The others have no `look`.
  static func completed(_ message: [String: JSON], after before: [String: JSON]?) throws(PreviewError) -> [String: JSON] {
    let old = message["look"] == nil ? before : nil
    var scene = (old ?? [:]).filter { !ofOneMessage.contains($0.key) }
    scene.merge(message.filter { !changesOnly.contains($0.key) }) { _, new in new }
    if let old, message["panes"]?.array == nil {
      scene.merge(try moved(message, old)) { _, new in new }
    } else if message["hierarchy"] != nil, message["unshown"] == nil {
      // A scene with a hierarchy and without `unshown` has no such controllers.
      scene["unshown"] = nil
    }
    scene["viewModels"] = .object(try viewModels(message, old))
    if scene["unshown"]?.array?.isEmpty == true { scene["unshown"] = nil }
    return scene
  }

  private static func viewModels(_ message: Object, _ old: Object?) throws(PreviewError) -> Object {
    let new = try Members(message["viewModels"] ?? [:], at: "viewModels").values
    return (old?["viewModels"]?.object ?? [:]).merging(new) { _, new in new }.filter { $0.value != .null }
  }

  /// The window, the hierarchy and the panes, as they are after the changes of a message.
  private static func moved(_ message: Object, _ old: Object) throws(PreviewError) -> Object {
    let order = message["order"]
    var parts: Object = [
      "panes": .array(try panes(message, old, order?["panes"])), "hierarchy": try hierarchy(message, old, order?["nodes"]),
    ]
    if let window = message["window"] { parts["window"] = changed(old["window"], window) }
    return parts
  }
}

extension MergedScene {
  private static func panes(_ message: Object, _ old: Object, _ order: JSON?) throws(PreviewError) -> [JSON] {
    let before = (old["panes"]?.array ?? []).map(withoutRequest)
    let byID = Dictionary(before.map { ($0["id"]?.string ?? "", $0) }) { first, _ in first }
    let names = try order.map { order throws(PreviewError) in try Members(["panes": order], at: "order").strings("panes") }
    return (names ?? before.map { $0["id"]?.string ?? "" }).map { name in
      changed(byID[name] ?? ["id": .string(name)], message["panes"]?[name] ?? [:])
    }
  }

  /// A pane without a request to scroll, which is no state: it is only in the scenes that have it.
  private static func withoutRequest(_ pane: JSON) -> JSON {
    guard var members = pane.object, var layout = members["layout"]?.object, layout["scrollTo"] != nil else { return pane }
    layout["scrollTo"] = nil
    members["layout"] = .object(layout)
    return .object(members)
  }

  private static func hierarchy(_ message: Object, _ old: Object, _ order: JSON?) throws(PreviewError) -> JSON {
    let root = old["hierarchy"] ?? .null
    let changes = message["nodes"]?.object ?? [:]
    if changes.isEmpty, order == nil { return root }
    var members: [String: JSON] = [:]
    collect(root, &members)
    return try tree(try Members(order ?? root, at: order == nil ? "hierarchy" : "order.nodes"), members, changes)
  }

  /// Notes the members of each node that belong to it alone.
  private static func collect(_ node: JSON, _ members: inout [String: JSON]) {
    guard var own = node.object, let id = own["id"]?.string else { return }
    for child in node["children"]?.array ?? [] { collect(child, &members) }
    if let presented = own["presented"] { collect(presented, &members) }
    own["children"] = nil
    own["presented"] = nil
    members[id] = .object(own)
  }

  private static func tree(_ shape: Members, _ members: [String: JSON], _ changes: Object) throws(PreviewError) -> JSON {
    let id = try shape.string("id")
    var node = changed(members[id] ?? ["id": .string(id)], changes[id] ?? [:]).object ?? [:]
    node["children"] = .array(
      try shape.list("children") { child throws(PreviewError) in try tree(child, members, changes) })
    if shape.values["presented"] != nil { node["presented"] = try tree(try shape.object("presented"), members, changes) }
    return .object(node)
  }

  /// An object after its changes: `dropped` names the members that are gone, and a reason of null is gone.
  static func changed(_ old: JSON?, _ changes: JSON) -> JSON {
    let (before, changes) = (old?.object ?? [:], changes.object ?? [:])
    var new = before.merging(changes) { _, new in new }
    for name in new.removeValue(forKey: "dropped")?.strings ?? [] { new[name] = nil }
    if let reasons = changes["because"]?.object {
      let all = (before["because"]?.object ?? [:]).merging(reasons) { _, new in new }
      new["because"] = .object(all.filter { $0.value != .null })
    }
    return .object(new)
  }
}
