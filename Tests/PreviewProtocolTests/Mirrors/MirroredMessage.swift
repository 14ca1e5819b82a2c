import SplitKit

extension Value {
  /// The message that says the same of a scene that is laid out the other way, in a window of that frame.
  func mirroredMessage(in bounds: Rect) -> Value {
    switch self["type"] {
    case "open": replacing("window") { $0.replacing("safeArea") { $0.mirroredInsets } }.mirroredOpening
    case "resize": replacing("safeArea") { $0.mirroredInsets }
    case "traits": replacing("layoutDirection") { $0.mirroredDirection }
    case "tap", "drag": replacing("x") { $0.mirrored(in: bounds) }
    case "swipe": replacing("x") { $0.mirrored(in: bounds) }.replacing("direction") { $0.mirroredSide }
    case "perform": replacing("source") { $0.mirroredRectangle(in: bounds) }
    default: self
    }
  }

  /// Every scene is laid out from left to right unless somebody says otherwise.
  private var mirroredOpening: Value {
    guard case .object(let members) = self else { return self }
    guard self["traits"] != nil else {
      return .object(members + [Member("traits", ["layoutDirection": "rightToLeft"])])
    }
    return replacing("traits") { traits in
      guard let members = traits.members else { return traits }
      if traits["layoutDirection"] != nil { return traits.replacing("layoutDirection") { $0.mirroredDirection } }
      return .object(members + [Member("layoutDirection", "rightToLeft")])
    }
  }

  private var mirroredDirection: Value {
    switch self {
    case .null, "leftToRight": "rightToLeft"
    case "rightToLeft": "leftToRight"
    default: self
    }
  }
}

extension Value {
  /// A pane as it is drawn the other way, in a window of that frame.
  func mirroredPane(in bounds: Rect) -> Value {
    replacing("frame") { $0.mirroredRectangle(in: bounds) }
      .replacing("navigationBarFrame") { $0.mirroredRectangle(in: bounds) }
      .replacing("bottomToolbarFrame") { $0.mirroredRectangle(in: bounds) }
      .replacing("safeArea") { $0.mirroredInsets }
      .replacing("contentSafeArea") { $0.mirroredInsets }
      .replacing("resizable") { $0.replacing("edge") { $0.mirroredSide } }
      .replacing("layout") { $0.mirroredLayout }
      .replacing("presentation") {
        $0.replacing("source") { $0.mirroredRectangle(in: bounds) }.replacing("arrow") { $0.mirroredSide }
          .replacing("frame") { $0.mirroredRectangle(in: bounds) }.replacing("grabber") { $0.mirroredRectangle(in: bounds) }
          .replacing("because") { $0.replacing("arrow") { $0.mirroredSentence } }
      }
  }

  /// A sentence that names the side of an arrow.
  private var mirroredSentence: Value {
    guard let text = string else { return self }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return .string(words.map(Self.mirroredWord).joined(separator: " "))
  }

  /// A word, which a comma may follow.
  private static func mirroredWord(_ word: Substring) -> String {
    let name = word.prefix { $0.isLetter }
    let side = name == "left" ? "right" : name == "right" ? "left" : name
    return String(side + word.dropFirst(name.count))
  }

  /// A map is drawn as it is: what is in the middle of what can be seen of it stays there.
  private var mirroredLayout: Value {
    let turned = replacing("contentInset") { $0.mirroredInsets }
    guard self["kind"] == "map", let insets = self["contentInset"].flatMap(EdgeInsets.init) else { return turned }
    return turned.replacing("offset") { offset in
      guard let numbers = offset.array?.compactMap(\.number), numbers.count == 2 else { return offset }
      return [.number(numbers[0] + insets.left - insets.right), .number(numbers[1])]
    }
  }

  private var mirroredSide: Value {
    switch self {
    case "left": "right"
    case "right": "left"
    default: self
    }
  }

  private var mirroredInsets: Value {
    EdgeInsets(self).map { [.number($0.top), .number($0.right), .number($0.bottom), .number($0.left)] } ?? self
  }

  private func mirroredRectangle(in bounds: Rect) -> Value {
    Rect(self).map { $0.mirrored(in: bounds) }.map {
      [.number($0.x), .number($0.y), .number($0.width), .number($0.height)]
    } ?? self
  }

  private func mirrored(in bounds: Rect) -> Value { number.map { .number(bounds.width - $0) } ?? self }

  /// The object with a member changed, where it has that member.
  func replacing(_ name: String, _ change: (Value) -> Value) -> Value {
    guard case .object(let members) = self else { return self }
    return .object(members.map { $0.name == name ? Member(name, change($0.value)) : $0 })
  }
}

extension Value {
  /// The calls of an answer as they are made the other way: only traits say which way that is.
  var mirroredCalls: Value {
    switch self {
    case .array(let elements): .array(elements.map(\.mirroredCalls))
    case .object(let members):
      .object(
        members.map { member in
          let isDirection = member.name == "layoutDirection"
          return Member(member.name, isDirection ? member.value.mirroredDirection : member.value.mirroredCalls)
        })
    case .null, .bool, .number, .string: self
    }
  }

  /// Whether two values are the same, except for the rounding in additions and subtractions.
  func isNear(_ other: Value) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let two)): abs(one - two) < 1e-6
    case (.array(let one), .array(let two)): one.count == two.count && zip(one, two).allSatisfy { $0.isNear($1) }
    case (.object(let one), .object(let two)):
      one.map(\.name) == two.map(\.name) && zip(one, two).allSatisfy { $0.value.isNear($1.value) }
    default: self == other
    }
  }
}
