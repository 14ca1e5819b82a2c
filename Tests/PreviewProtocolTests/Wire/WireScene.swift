import SplitKit

/// A scene as a client knows it, put together from what it was told: whole scenes, and scenes that leave out what
/// the client has.
struct WireScene: Equatable {
  private(set) var revision = 0.0
  private(set) var preview = ""
  private(set) var profile = ""
  private(set) var window = Value.null
  private(set) var hierarchy = Value.null
  private(set) var unshown: [Value] = []
  private(set) var panes: [Value] = []
  /// By id; their order on the wire means nothing.
  private(set) var viewModels: [String: Value] = [:]
  private(set) var place = Value.null

  /// Takes up an answer of the type `scene`.
  mutating func update(with answer: Value) {
    revision = answer["rev"]?.number ?? revision
    preview = answer["scene"]?.string ?? preview
    profile = answer["profile"]?.string ?? profile
    if answer["panes"]?.array == nil { move(by: answer) } else { replace(by: answer) }
    (window, hierarchy, panes) = (window.sorted, hierarchy.sorted, panes.map(\.sorted))
    unshown = unshown.map(\.sorted)
    place = answer["place"] ?? place
    for model in answer["viewModels"]?.members ?? [] {
      viewModels[model.name] = model.value == .null ? nil : .some(model.value)
    }
  }

  private mutating func replace(by answer: Value) {
    window = answer["window"] ?? window
    hierarchy = answer["hierarchy"] ?? hierarchy
    unshown = answer["unshown"]?.array ?? (answer["hierarchy"] == nil ? unshown : [])
    panes = answer["panes"]?.array ?? panes
  }

  /// Takes up the members that differ, as `updates` of `moved` has them.
  private mutating func move(by answer: Value) {
    window = window.merging(answer["window"])
    unshown = answer["unshown"]?.array ?? unshown
    let nodes = answer["nodes"]
    let order = answer["order"]
    hierarchy = (order?["nodes"] ?? hierarchy).tree(of: hierarchy.nodesByID, nodes)
    let known = Dictionary(uniqueKeysWithValues: panes.map { ($0["id"]!.string!, $0) })
    let ids = order?["panes"]?.array?.map { $0.string! } ?? panes.map { $0["id"]!.string! }
    panes = ids.map { id in (known[id] ?? ["id": .string(id)]).merging(answer["panes"]?[id]) }
  }

  /// The scene without what is said once and means a message rather than a state.
  var lasting: WireScene {
    var scene = self
    scene.revision = 0
    scene.panes = panes.map { $0.without("layout", "scrollTo") }
    return scene
  }

  /// The scene without the places of columns that are out of the hierarchy: what waits at the origin goes beyond its
  /// edge with any later layout (5.2). The bar of such a column fits beside a tab bar as its place has it.
  var withoutParking: WireScene {
    var scene = self
    scene.panes = panes.map { pane in
      guard pane["isInHierarchy"] == false else { return pane }
      if let bar = pane["navigationBar"]?.string { scene.viewModels[bar] = viewModels[bar]?.withoutFit }
      return pane.without("frame").without("navigationBarFrame").without("bottomToolbarFrame")
    }
    return scene
  }
}

extension Value {
  /// The view model of a bar without what follows from the place of the bar: where its title and its items are.
  fileprivate var withoutFit: Value {
    let members = without("titlePlace").without("isTitleHidden").members ?? []
    return .object(members.map { Member($0.name, $0.value.withoutItemPlaces) })
  }

  private var withoutItemPlaces: Value {
    if let items = array { return .array(items.map(\.withoutItemPlaces)) }
    return members == nil ? self : without("inset").without("width")
  }
}

/// How a client takes up `updates` of `moved`.
extension Value {
  /// The object with the members of a change, and without those that the change drops.
  fileprivate func merging(_ change: Value?) -> Value {
    guard let change else { return self }
    let dropped = Set((change["dropped"]?.array ?? []).compactMap(\.string))
    var result = (members ?? []).filter { !dropped.contains($0.name) }
    for member in change.members ?? [] where member.name != "dropped" {
      let index = result.firstIndex { $0.name == member.name }
      let value = member.name == "because" ? (index.map { result[$0].value } ?? [:]).takingReasons(member.value) : member.value
      if let index { result[index] = Member(member.name, value) } else { result.append(Member(member.name, value)) }
    }
    return .object(result)
  }

  /// The reasons with those of a change, of which null is one that is gone.
  private func takingReasons(_ change: Value) -> Value {
    let changed = Set((change.members ?? []).map(\.name))
    let others = (members ?? []).filter { !changed.contains($0.name) }
    return .object(others + (change.members ?? []).filter { $0.value != .null })
  }

  /// The members of each controller of this tree, by its id, without those below it.
  fileprivate var nodesByID: [String: Value] {
    var nodes = [self["id"]!.string!: without("children").without("presented")]
    for child in below { nodes.merge(child.nodesByID) { one, _ in one } }
    return nodes
  }

  private var below: [Value] { (self["children"]?.array ?? []) + [self["presented"]].compactMap { $0 } }

  /// The tree of controllers with the members that are known of each and those of a change.
  fileprivate func tree(of known: [String: Value], _ change: Value?) -> Value {
    let id = self["id"]!.string!
    var members = (known[id] ?? ["id": .string(id)]).merging(change?[id]).members ?? []
    members.append(Member("children", .array((self["children"]?.array ?? []).map { $0.tree(of: known, change) })))
    if let presented = self["presented"] { members.append(Member("presented", presented.tree(of: known, change))) }
    return .object(members)
  }

  /// The value with the members of all objects in alphabetical order, because a client need not keep their order.
  fileprivate var sorted: Value {
    switch self {
    case .object(let members):
      .object(members.map { Member($0.name, $0.value.sorted) }.sorted { $0.name < $1.name })
    case .array(let elements): .array(elements.map(\.sorted))
    default: self
    }
  }
}

extension Value {
  fileprivate func without(_ name: String) -> Value {
    .object((members ?? []).filter { $0.name != name })
  }

  /// The object without a member of a member.
  fileprivate func without(_ outer: String, _ inner: String) -> Value {
    guard case .object(let members) = self, let object = self[outer]?.members else { return self }
    let rest = Value.object(object.filter { $0.name != inner })
    return .object(members.map { $0.name == outer ? Member(outer, rest) : $0 })
  }
}
