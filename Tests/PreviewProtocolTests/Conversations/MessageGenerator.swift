import SplitKit

/// Says things at random, most of which make sense in the scene as it is.
struct MessageGenerator {
  var random: Xorshift

  init(seed: UInt64) { random = Xorshift(seed: seed &* 7919) }

  /// The next message for a scene; to open one where there is none.
  mutating func message(in scene: SceneFacts?) -> Value {
    guard let scene, !random.isLikely(1, in: 400) else { return open() }
    if scene.isInBackground, random.isLikely(1, in: 3) { return ["type": "foreground"] }
    switch random.below(120) {
    case 100...: return nudge(scene)
    case 0..<20: return resize(scene)
    case 20..<22: return arrange(scene)
    case 22..<26: return rotate(scene)
    case 26: return ["type": "focus", "target": random.isLikely(1, in: 4) ? .null : .string(element(scene))]
    case 27: return ["type": "edit", "target": .string(element(scene)), "text": random.element(["", "a", "a\nb"])]
    case 28..<42: return ["type": "tap", "target": .string(element(scene))]
    case 42..<48: return point(["type": "tap"], scene)
    case 48..<56: return point(["type": "swipe", "direction": random.element(["left", "right", "up"])], scene)
    case 56..<63: return traits()
    case 63..<74: return set(scene)
    case 74..<91: return perform(scene)
    case 91..<94: return drag(scene)
    case 94..<96: return scroll(scene)
    case 96: return ["type": "sync"]
    case 97: return background()
    default: return message(in: scene).mutated(with: &random)
    }
  }

  // Sizes and points.

  /// Widths at which something happens, by the specification and by the devices.
  private static let widths = [
    320, 375, 393, 414, 480, 599.75, 639, 640, 667, 667.25, 668, 678, 694, 736, 768, 820, 834, 895, 896, 954.249,
    954.25, 1023, 1024, 1180, 1194, 1366,
  ]

  mutating func size() -> Size {
    func side() -> Double {
      random.isLikely(1, in: 2) ? random.element(Self.widths) : Double(1200 + random.below(4400)) / 4
    }
    return random.isLikely(1, in: 12) ? Size(width: 736, height: 414) : Size(width: side(), height: side())
  }

  private static let insets: [Value] = [
    [0, 0, 0, 0], [20, 0, 0, 0], [24, 0, 20, 0], [32, 0, 25, 0], [47, 0, 34, 0], [0, 59, 21, 59], [0, 44, 21, 0],
  ]

  private mutating func resize(_ scene: SceneFacts) -> Value {
    var size = size()
    if random.isLikely(1, in: 8), let old = scene.scene.window["size"]?.array?.compactMap(\.number) {
      size = Size(width: old[0], height: old[1])
    }
    var members = [
      Member("type", "resize"), Member("width", .number(size.width)), Member("height", .number(size.height)),
    ]
    if random.isLikely(1, in: 6) { members.append(Member("safeArea", random.element(Self.insets))) }
    return .object(members)
  }

  /// A resize by a point, which nearly always only moves views, so that nearly all of the scene before is kept.
  private mutating func nudge(_ scene: SceneFacts) -> Value {
    let distance = random.isLikely(1, in: 2) ? 1.0 : -1
    return [
      "type": "resize", "width": .number(scene.bounds.width.rounded() + distance),
      "height": .number(scene.bounds.height.rounded()),
    ]
  }

  private mutating func rotate(_ scene: SceneFacts) -> Value {
    let orientations: [Value] = [
      "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", scene.scene.window["orientation"] ?? .null,
    ]
    return random.isLikely(1, in: 2) ? ["type": "rotate"] : ["type": "rotate", "to": random.element(orientations)]
  }

  /// Any arrangement, whether the device has it or not; now and then with a finger on the divider.
  private mutating func arrange(_ scene: SceneFacts) -> Value {
    let arrangement = random.element(WindowArrangement.allCases).rawValue
    var members = [Member("type", "arrange"), Member("arrangement", .string(arrangement))]
    if random.isLikely(1, in: 2) { members.append(Member("side", random.element(["left", "right"]))) }
    if random.isLikely(1, in: 3) { members.append(Member("dividerX", .number(Double(random.below(1500)) + 0.25))) }
    return .object(members)
  }

  /// Somewhere in the window, often near an edge, and never where one pixel decides.
  private mutating func point(_ message: Value, _ scene: SceneFacts) -> Value {
    let bounds = scene.bounds
    let fromLeft = Double(random.below(random.isLikely(1, in: 2) ? 30 : max(31, Int(bounds.width)))) + 0.37
    let x = random.isLikely(1, in: 2) ? fromLeft : bounds.width - fromLeft
    let y = Double(random.below(max(2, Int(bounds.height)))) + 0.37
    return .object((message.members ?? []) + [Member("x", .number(x)), Member("y", .number(y))])
  }

  /// The background, mostly with the profile's own snapshots.
  private mutating func background() -> Value {
    guard random.isLikely(1, in: 3) else { return ["type": "background"] }
    let steps = (0..<random.below(4)).map { _ -> Value in
      let size = size()
      return random.element([
        ["width": .number(size.width), "height": .number(size.height)], ["width": .number(size.width)],
        ["userInterfaceStyle": random.element(["light", "dark"])],
      ])
    }
    return ["type": "background", "snapshots": .array(steps)]
  }

  // Targets.

  private static let strangers = ["D", "E", "F", "X", "Y", "nav:A", "nav:B", "nav:D", "split", "nobody"]

  mutating func controller(_ scene: SceneFacts) -> String {
    random.isLikely(1, in: 3) ? random.element(Self.strangers) : random.element(scene.nodes).id
  }

  private mutating func element(_ scene: SceneFacts) -> String {
    if random.isLikely(1, in: 8) { return controller(scene) }
    // Rows and cells outnumber everything else: a view model first, then one of its elements.
    let models = scene.scene.viewModels.sorted { $0.key < $1.key }.map { TappableProperty.elements(of: $0.value) }
    let elements = models.filter { !$0.isEmpty }.map { $0.keys.sorted() }
    let dims = scene.panes.filter { $0.role == "dimming" }.map { [$0.id] }
    let groups = elements + dims + dims
    return groups.isEmpty ? "split/dimming" : random.element(random.element(groups))
  }

  private mutating func scroll(_ scene: SceneFacts) -> Value {
    let offset = Double(random.below(4000))
    let target = scene.panes.isEmpty ? "nobody" : random.element(scene.panes).id
    return ["type": "scroll", "target": .string(target), "x": 0, "y": .number(offset)]
  }
}
