import SplitKit

/// A conversation whose scene is opened anew after every message, at its place.
struct PlaceExamination {
  let setting: PlaceCase
  private var dialogue = PlaceDialogue(PlaceCase.previews)
  private var opening = Value.null
  private var traits: [Member] = []

  init(_ setting: PlaceCase) { self.setting = setting }

  var scene: SceneFacts? { dialogue.scene.map(SceneFacts.init) }

  /// Says a message. Returns what a person sees in a session that is opened at the place otherwise than in this one.
  mutating func say(_ message: Value) -> [(subject: SeenScene.Subject, sentence: String)] {
    let answer = dialogue.say(message)
    guard answer["type"] == "scene", let scene = dialogue.scene else { return [] }
    if message["type"] == "open" { (opening, traits) = (message, []) }
    if message["type"] == "traits" { take(message) }
    var other = PlaceDialogue(PlaceCase.previews)
    let reopened = other.say(reopening(scene))
    guard reopened["type"] == "scene", let restored = other.scene else {
      return [(.tree, "The place is refused: \(reopened.text)")]
    }
    // The keyboard comes after the offsets, so the room that it makes for scrolling is lost.
    let lost = setting.lost.union(scene.window["keyboard"] == 0 ? [] : [.offsets])
    return seen(restored).differences(from: seen(scene)).filter { !lost.contains($0.subject) }
  }

  private mutating func take(_ message: Value) {
    for member in message.members ?? [] where member.name != "type" {
      traits.removeAll { $0.name == member.name }
      if member.value != .null { traits.append(member) }
    }
  }

  private func seen(_ scene: WireScene) -> SeenScene { SeenScene(scene, name: numberless) }

  /// The message that opens the scene at its place, in a window like the present one.
  func reopening(_ scene: WireScene) -> Value {
    let size = scene.window["size"]?.array ?? []
    let window: Value = [
      "width": size[0], "height": size[1], "scale": scene.window["scale"] ?? 2,
      "safeArea": scene.window["safeArea"] ?? [0, 0, 0, 0],
    ]
    let kept = (opening.members ?? []).filter { !["window", "traits", "place"].contains($0.name) }
    return .object(
      kept + [Member("window", window), Member("traits", .object(traits)), Member("place", scene.place)])
  }

  /// A text without the numbers of the profiles that the user visits, which count from 1 in each session.
  private func numberless(_ text: String) -> String {
    guard setting.scene == "instagram" else { return text }
    return text.replacing(/(container|split|profile|empty|detail|comments)-[0-9]+/) { "\($0.1)-n" }
  }
}
