import SplitKit

/// Says things at random that a person or a developer does in an app.
struct PlaceGenerator {
  let setting: PlaceCase
  private var generator: MessageGenerator
  var random: Xorshift

  init(seed: UInt64, _ setting: PlaceCase) {
    self.setting = setting
    generator = MessageGenerator(seed: seed &+ 0x504C)
    random = Xorshift(seed: seed &* 15_485_863)
  }

  mutating func opening() -> Value {
    [
      "type": "open", "scene": .string(setting.scene), "profile": .string(setting.profile), "options": setting.options,
      "window": ["width": .number(random.element(setting.widths)), "height": 820, "scale": 2],
    ]
  }

  mutating func message(in scene: SceneFacts) -> Value {
    if scene.isInBackground, random.isLikely(1, in: 2) { return ["type": "foreground"] }
    let kinds = PlaceCase.Kind.allCases.flatMap { kind in
      setting.without.contains(kind) ? [] : Array(repeating: kind, count: Self.weights[kind] ?? 1)
    }
    return message(of: random.element(kinds), in: scene)
  }

  private static let weights: [PlaceCase.Kind: Int] = [
    .tap: 24, .touch: 3, .swipe: 4, .scroll: 5, .edit: 4, .focus: 2, .resize: 4, .drag: 2, .set: 3, .present: 3, .perform: 3,
  ]

  private mutating func message(of kind: PlaceCase.Kind, in scene: SceneFacts) -> Value {
    switch kind {
    case .tap: ["type": "tap", "target": .string(element(scene))]
    case .touch: point(["type": "tap"], scene)
    case .swipe: point(["type": "swipe", "direction": random.element(["left", "right", "up", "down"])], scene)
    case .scroll: scroll(scene)
    case .edit:
      ["type": "edit", "target": .string(field(scene)), "text": random.element(["", "a", "A longer text\nof two lines"])]
    case .focus: ["type": "focus", "target": random.isLikely(1, in: 4) ? .null : .string(field(scene))]
    case .resize:
      ["type": "resize", "width": .number(random.element(setting.widths)), "height": .number(random.element([820, 700]))]
    case .drag: generator.drag(scene)
    case .traits: generator.traits()
    case .background: ["type": "background", "snapshots": []]
    case .set: generator.set(scene)
    case .present: presentation(scene)
    case .perform: perform(scene)
    }
  }

  private mutating func point(_ message: Value, _ scene: SceneFacts) -> Value {
    let (x, y) = (Double(random.below(Int(scene.bounds.width))) + 0.37, Double(random.below(Int(scene.bounds.height))) + 0.37)
    return .object((message.members ?? []) + [Member("x", .number(x)), Member("y", .number(y))])
  }

  /// An element that can be reached.
  private mutating func element(_ scene: SceneFacts) -> String {
    let models = scene.panes.filter { $0.isVisible && $0.isInteractive }.flatMap(\.contents)
    let elements = models.compactMap { scene.scene.viewModels[$0].map(TappableProperty.elements) }.filter { !$0.isEmpty }
    let dims = scene.panes.filter { $0.role == "dimming" }.map { [$0.id] }
    let groups = elements.map { $0.filter(\.value).keys.sorted() }.filter { !$0.isEmpty } + dims
    return groups.isEmpty ? "nobody" : random.element(random.element(groups))
  }

  private mutating func field(_ scene: SceneFacts) -> String {
    let models = scene.panes.filter(\.isVisible).flatMap(\.contents).compactMap { scene.scene.viewModels[$0] }
    let fields = models.flatMap(\.fields)
    return fields.isEmpty ? "nobody" : random.element(fields)
  }

  private mutating func scroll(_ scene: SceneFacts) -> Value {
    let panes = scene.panes.filter { $0.isVisible && $0.value["layout"] != nil }
    let target = panes.isEmpty ? "nobody" : random.element(panes).controller
    return ["type": "scroll", "target": .string(target), "x": 0, "y": .number(Double(random.below(900)))]
  }

  private mutating func presentation(_ scene: SceneFacts) -> Value {
    if random.isLikely(1, in: 4) {
      return ["type": "perform", "target": .string(random.element(scene.nodes).id), "action": "dismiss"]
    }
    let style = random.element(["automatic", "fullScreen", "pageSheet", "formSheet", "popover"])
    var members = [
      Member("type", "perform"), Member("target", .string(scene.nodes[0].id)), Member("action", "present"),
      Member("controller", random.element(["E", "F", "G"])), Member("style", .string(style)),
      Member("source", [100, 100, 44, 44]),
    ]
    if random.isLikely(1, in: 2) {
      members.append(Member("detents", random.element([["medium", "large"], ["medium"], [120, "large"]])))
      members.append(Member("prefersGrabberVisible", random.element([true, false])))
    }
    return .object(members)
  }

  private mutating func perform(_ scene: SceneFacts) -> Value {
    let message = generator.perform(scene)
    return message["action"] == "present" || isLost(message) ? ["type": "sync"] : message
  }

  /// Whether a place does not have the effect of a message, as docs/protocol.md says: other sides of an app's own container, and a
  /// split view whose controllers were all taken away.
  private func isLost(_ message: Value) -> Bool {
    switch message["action"]?.string {
    case "setViewController": setting.scene == "split-or-flip"
    case "setViewControllers": message["controllers"]?.array?.isEmpty ?? true
    default: false
    }
  }
}

extension Value {
  /// The ids of the fields in a view model.
  fileprivate var fields: [String] {
    switch self {
    case .object(let members):
      (self["text"]?.string != nil && members.count <= 3 ? [self["id"]?.string].compactMap { $0 } : [])
        + members.flatMap(\.value.fields)
    case .array(let elements): elements.flatMap(\.fields)
    default: []
    }
  }
}
