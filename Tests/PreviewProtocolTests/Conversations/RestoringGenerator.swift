import SplitKit

/// Says what leads to something worth restoring, and then only what pushes and shows nothing.
struct RestoringGenerator {
  private var generator: MessageGenerator
  var random: Xorshift

  init(seed: UInt64) {
    generator = MessageGenerator(seed: seed &+ 0x5245)
    random = Xorshift(seed: seed &* 104_729)
  }

  /// A scene in a regular window, whose delegate decides nothing.
  mutating func opening() -> Value {
    let isLab = random.isLikely(3, in: 4)
    let profile = random.element(isLab ? ["ios26", "ios26", "ios14", "ios13"] : ["ios13", "ios26"])
    let options: Value =
      isLab
      ? [
        "style": random.element(["unspecified", "doubleColumn", "tripleColumn"]),
        "hosted": .bool(random.isLikely(1, in: 3)), "properties": generator.properties(),
      ] : [:]
    return [
      "type": "open", "scene": isLab ? "lab" : "instagram", "profile": .string(profile), "options": options,
      "window": regularSize(),
    ]
  }

  private mutating func regularSize() -> Value {
    ["width": .number(Double(700 + random.below(700))), "height": .number(Double(500 + random.below(900)))]
  }

  /// Anything that leaves the window regular.
  mutating func regular(_ scene: SceneFacts) -> Value {
    if random.isLikely(1, in: 4), case .object(let members) = regularSize() {
      return .object([Member("type", "resize")] + members)
    }
    let message = generator.message(in: scene)
    switch message["type"] {
    case "tap", "set", "perform", "scroll", "swipe", "sync": return isPush(message, scene) ? ["type": "sync"] : message
    default: return ["type": "sync"]
    }
  }

  /// The article's delegate cuts the primary's stack when the split expands (3.6).
  private func isPush(_ message: Value, _ scene: SceneFacts) -> Bool {
    scene.scene.preview == "instagram" && message["type"] == "perform"
  }

  /// Makes the window compact.
  mutating func compactResize() -> Value {
    [
      "type": "resize", "width": .number(Double(320 + random.below(347))),
      "height": .number(Double(400 + random.below(900))),
    ]
  }

  /// Anything that leaves the window compact, and everything where it is.
  mutating func compact() -> Value {
    switch random.below(4) {
    case 0: ["type": "traits", "userInterfaceStyle": random.element(["dark", nil])]
    case 1: ["type": "sync"]
    default: compactResize()
    }
  }
}
