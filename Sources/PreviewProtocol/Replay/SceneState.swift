import SplitKit

/// Everything that a client knows of a scene, put together from the answers of one slot (docs/protocol.md, "Updates of `moved`").
///
/// Two servers that merge their answers in other ways tell their clients the same state. A replay compares the states where it
/// cannot compare the answers.
struct SceneState {
  private var members: [String: Value] = [:]
  private var viewModels: [String: Value] = [:]
  private var panes: [String: Value] = [:]
  private var paneOrder: [String] = []
  private var nodes: [String: Value] = [:]
  private var tree = Value.null
  /// Whether a whole scene has come, so that the state is complete.
  private(set) var isWhole = false

  /// The members that are messages rather than state, or that are taken up in another way.
  private static let others: Set = [
    "type", "rev", "ack", "slot", "session", "received", "events", "eventsDropped", "transition", "viewModels", "panes",
    "hierarchy", "nodes", "order", "dropped", "window",
  ]
  /// The members that belong to one message alone.
  private static let ofOneMessage: Set = ["result", "slots"]

  /// Takes up a scene. A trimmed one lacks members, and the state is then not complete before the next whole scene.
  ///
  /// The answer to an `open`, a `resume` or a `sync` has everything. The others have no `look`.
  mutating func take(_ scene: Value, isTrimmed: Bool) {
    if scene["look"] != nil { self = SceneState(isWhole: true) }
    if isTrimmed { isWhole = false }
    members = members.filter { !Self.ofOneMessage.contains($0.key) }
    if let panes = scene["panes"]?.array { replace(panes, window: scene["window"]) } else { move(by: scene) }
    if let hierarchy = scene["hierarchy"] { replace(hierarchy) }
    for model in scene["viewModels"]?.members ?? [] { viewModels[model.name] = model.value == .null ? .none : model.value }
    for member in scene.members ?? [] where !Self.others.contains(member.name) { members[member.name] = member.value }
    // A scene of updates `moved` says with an empty list that there are no such controllers any more.
    if members["unshown"]?.array?.isEmpty == true { members["unshown"] = nil }
  }

  init() {}

  private init(isWhole: Bool) { self.isWhole = isWhole }

  /// The whole state, in which every pane and every content is at its id.
  var value: Value {
    .object(
      [
        Member("hierarchy", Self.joined(tree, nodes)),
        Member("order", .array(paneOrder.map { .string($0) })),
        Member("panes", .object(Self.sorted(panes.mapValues(\.withoutScrolls)))),
        Member("viewModels", .object(Self.sorted(viewModels))),
      ] + Self.sorted(members))
  }

  private static func sorted(_ values: [String: Value]) -> [Member] {
    values.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) }
  }
}

extension SceneState {
  /// Takes up the list of all panes. A scene that has it has the whole window, too, unless the client knows the window.
  private mutating func replace(_ list: [Value], window: Value?) {
    if let window { members["window"] = window }
    paneOrder = list.compactMap { $0["id"]?.string }
    panes = Dictionary(list.compactMap { pane in pane["id"]?.string.map { ($0, pane) } }) { _, last in last }
  }

  /// Takes up the whole tree of controllers. A scene that has it and no `unshown` has no such controllers.
  private mutating func replace(_ hierarchy: Value) {
    members["unshown"] = nil
    (tree, nodes) = (hierarchy, [:])
    note(hierarchy)
  }

  /// Keeps the members of every controller of a tree by its id.
  private mutating func note(_ node: Value) {
    guard let id = node["id"]?.string else { return }
    nodes[id] = node.without(["children", "presented"])
    for child in node.below { note(child) }
  }

  private mutating func move(by scene: Value) {
    if let window = scene["window"] { members["window"] = (members["window"] ?? .object([])).merging(window) }
    for change in scene["panes"]?.members ?? [] { panes[change.name] = Self.merged(panes[change.name], change) }
    for change in scene["nodes"]?.members ?? [] { nodes[change.name] = Self.merged(nodes[change.name], change) }
    for id in scene["dropped"]?["panes"]?.array ?? [] { panes[id.string ?? ""] = nil }
    for id in scene["dropped"]?["nodes"]?.array ?? [] { nodes[id.string ?? ""] = nil }
    if let order = scene["order"]?["panes"]?.array { paneOrder = order.compactMap(\.string) }
    if let order = scene["order"]?["nodes"] { tree = order }
  }

  private static func merged(_ known: Value?, _ change: Member) -> Value {
    (known ?? .object([Member("id", .string(change.name))])).merging(change.value)
  }

  /// The tree of controllers with the members that are known of each.
  private static func joined(_ tree: Value, _ nodes: [String: Value]) -> Value {
    guard let id = tree["id"]?.string else { return tree }
    var members = nodes[id]?.members ?? [Member("id", .string(id))]
    members.append(Member("children", .array((tree["children"]?.array ?? []).map { joined($0, nodes) })))
    if let presented = tree["presented"] { members.append(Member("presented", joined(presented, nodes))) }
    return .object(members)
  }
}

extension Value {
  fileprivate var below: [Value] { (self["children"]?.array ?? []) + [self["presented"]].compactMap { $0 } }

  /// The pane without the offset to which a client is told to scroll once.
  fileprivate var withoutScrolls: Value {
    guard let members, let layout = self["layout"] else { return self }
    return .object(members.map { $0.name == "layout" ? Member("layout", layout.without(["scrollTo"])) : $0 })
  }

  /// The object with the members of a change, and without those that the change drops.
  fileprivate func merging(_ change: Value) -> Value {
    var values = Dictionary((members ?? []).map { ($0.name, $0.value) }) { _, last in last }
    for name in change["dropped"]?.array ?? [] { values[name.string ?? ""] = nil }
    for member in change.members ?? [] where member.name != "dropped" {
      values[member.name] =
        member.name == "because" ? (values["because"] ?? .object([])).takingReasons(member.value) : member.value
    }
    return .object(values.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) })
  }

  /// The reasons with those of a change, of which null is one that is gone.
  private func takingReasons(_ change: Value) -> Value {
    let changed = Set((change.members ?? []).map(\.name))
    return .object(without(changed).members.map { $0 + (change.members ?? []).filter { $0.value != .null } } ?? [])
  }
}
