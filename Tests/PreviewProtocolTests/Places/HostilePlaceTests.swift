import SplitKit
import Testing

@testable import PreviewProtocol

/// A place comes from a client, which may say anything. Whatever it is, the app opens, and its own place fits in a message.
@Suite struct HostilePlaceTests {
  private static let mutations = 60

  @Test(arguments: PlaceCase.all)
  func `a changed place opens the app, and can be opened again`(setting: PlaceCase) throws {
    var random = Xorshift(seed: 77)
    for (opening, place) in Self.places(setting) {
      for _ in 0..<Self.mutations {
        var wrong = place
        for _ in 0...random.below(3) { wrong = wrong.changedSomewhere(with: &random) }
        guard wrong.members != nil, JSONWriter.text(of: wrong).count <= Limits.placeBytes else { continue }
        let answer = Self.open(opening, at: wrong)
        #expect(answer["type"] == "scene", "\(wrong.text) is answered \(answer.text)")
        let next = try #require(answer["place"], "\(wrong.text)")
        #expect(JSONWriter.text(of: next).count <= Limits.placeBytes)
        #expect(Self.open(opening, at: next)["type"] == "scene", "\(next.text)")
      }
    }
  }

  @Test(arguments: PlaceCase.all)
  func `nothing raises an exception when an app opens at a place of its own`(setting: PlaceCase) {
    for (opening, place) in Self.places(setting) {
      let calls = Self.open(opening, at: place)["events"]?.array ?? []
      #expect(calls.filter { $0["call"] == "raise" } == [], "\(place.text)")
    }
  }

  /// Some places of an app, with the messages that open it there.
  private static func places(_ setting: PlaceCase) -> [(opening: Value, place: Value)] {
    (1...2).compactMap { seed in
      var generator = PlaceGenerator(seed: UInt64(seed), setting)
      var dialogue = PlaceDialogue(PlaceCase.previews)
      let opening = generator.opening()
      _ = dialogue.say(opening)
      for _ in 0..<40 {
        guard let scene = dialogue.scene else { break }
        _ = dialogue.say(generator.message(in: SceneFacts(scene)))
      }
      return dialogue.scene.map { (opening, $0.place) }
    }
  }

  private static func open(_ opening: Value, at place: Value) -> Value {
    var dialogue = PlaceDialogue(PlaceCase.previews)
    return dialogue.say(.object((opening.members ?? []) + [Member("place", place)]))
  }
}

extension Value {
  /// The value with something deep in it replaced, removed, repeated or exchanged for another part of it.
  fileprivate func changedSomewhere(with random: inout Xorshift) -> Value {
    switch self {
    case .object(var members) where !members.isEmpty:
      let (index, other) = (random.below(members.count), random.below(members.count))
      switch random.below(10) {
      case 0: members.remove(at: index)
      case 1: (members[index].value, members[other].value) = (members[other].value, members[index].value)
      case 2: members[index].value = members[index].value.mutated(with: &random)
      default: members[index].value = members[index].value.changedSomewhere(with: &random)
      }
      return .object(members)
    case .array(var elements) where !elements.isEmpty:
      let index = random.below(elements.count)
      switch random.below(8) {
      case 0: elements.remove(at: index)
      case 1: elements.append(elements[index])
      case 2: elements.reverse()
      default: elements[index] = elements[index].changedSomewhere(with: &random)
      }
      return .array(elements)
    case .string: return random.isLikely(1, in: 2) ? .string(random.element(Self.names)) : mutated(with: &random)
    case .null, .bool, .number, .object, .array: return mutated(with: &random)
    }
  }

  /// Names of controllers and of values, which are right somewhere else.
  private static let names = [
    "split", "tabs", "nav:A", "A", "B", "nav:B", "window", "primary", "inspector", "secondaryOnly", "popover", "fullScreen", "F",
    "X",
    "delegate", "nav:compose", "compose", "mailboxes", "profile", "nav:profile", "detail", "share", "nobody",
  ]
}
