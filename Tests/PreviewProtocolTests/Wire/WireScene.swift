import SplitKit

/// A scene as a client knows it, put together from what it was told: whole scenes, and scenes that leave out what
/// the client has.
struct WireScene: Equatable {
  private(set) var revision = 0.0
  private(set) var preview = ""
  private(set) var profile = ""
  private(set) var window = Value.null
  private(set) var hierarchy = Value.null
  private(set) var panes: [Value] = []
  /// By id; their order on the wire means nothing.
  private(set) var viewModels: [String: Value] = [:]
  private(set) var place = Value.null

  /// Takes up an answer of the type `scene`.
  mutating func update(with answer: Value) {
    revision = answer["rev"]?.number ?? revision
    preview = answer["scene"]?.string ?? preview
    profile = answer["profile"]?.string ?? profile
    window = answer["window"] ?? window
    hierarchy = answer["hierarchy"] ?? hierarchy
    panes = answer["panes"]?.array ?? panes
    place = answer["place"] ?? place
    for model in answer["viewModels"]?.members ?? [] {
      viewModels[model.name] = model.value == .null ? nil : .some(model.value)
    }
  }

  /// The scene without what is said once and means a message rather than a state.
  var lasting: WireScene {
    var scene = self
    scene.revision = 0
    scene.panes = panes.map { $0.without("layout", "scrollTo") }
    return scene
  }

  /// The scene without the places of columns that are out of the hierarchy: what waits at the origin goes beyond its
  /// edge with any later layout (5.2).
  var withoutParking: WireScene {
    var scene = self
    scene.panes = panes.map { $0["isInHierarchy"] == false ? $0.without("frame").without("navigationBarFrame") : $0 }
    return scene
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
