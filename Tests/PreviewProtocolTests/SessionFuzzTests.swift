import PreviewProtocol
import SamplePreviews
import SplitKit
import Testing

/// Conversations at random: sizes, taps, properties and calls as they come, a third of them with something wrong.
///
/// Whatever is said, there is one answer to it that can be read, no id is in it twice, and after an error everything
/// is as it was.
struct SessionFuzzTests {
  private static let scenes: [Value] =
    [["type": "open", "scene": "instagram"]]
    + SplitViewStyle.allCases.map { ["type": "open", "scene": "lab", "options": ["style": .string($0.name)]] }

  @Test(arguments: scenes)
  func `every message has one answer, and what is refused changes nothing`(opening: Value) throws {
    var random = Xorshift(seed: 4)
    let session = Session(
      name: "fuzz", previews: Preview.all,
      server: ServerIdentity(name: "split-preview", version: "0", epoch: "test", resumeFor: 0))
    func answer(to message: Value) throws -> Value {
      session.receive(JSONWriter.text(of: message), isWritable: true)
      let answer = try #require(session.nextMessage())
      #expect(session.nextMessage() == nil)
      return try JSONReader.read(Array(answer.text.utf8))
    }
    var said = [opening]
    var before = try answer(to: said[0])
    for _ in 0..<400 {
      said.append(Message.random(opening, seeing: before, with: &random))
      let reply = try answer(to: said[said.count - 1])
      let after = try answer(to: ["type": "sync"])
      let isRefused = reply["type"] == "error"
      guard !isRefused || Self.isSame(before, after), Self.hasUniqueIDs(after) else {
        Issue.record("\(said.suffix(10).map(\.text).joined(separator: "\n"))\n\(reply.text)\n\(after.text)")
        return
      }
      before = after
    }
  }

  private static func isSame(_ one: Value, _ other: Value) -> Bool {
    ["rev", "window", "hierarchy", "place"].allSatisfy { one[$0] == other[$0] }
  }

  /// Panes and controllers have ids of their own; an id twice would be two things to tap.
  private static func hasUniqueIDs(_ scene: Value) -> Bool {
    var ids = (scene["panes"]?.array ?? []).compactMap { $0["id"]?.string }
    scene["hierarchy"]?.forEachElement { id, _ in ids.append(id) }
    scene["viewModels"]?.forEachElement { id, _ in ids.append(id) }
    return Set(ids).count == ids.count
  }
}

/// Messages made up at random.
private enum Message {
  static func random(_ opening: Value, seeing answer: Value, with random: inout Xorshift) -> Value {
    let message = valid(opening, seeing: answer, with: &random)
    return Int.random(in: 0..<3, using: &random) == 0 ? message.mutated(with: &random) : message
  }

  private static func valid(_ opening: Value, seeing answer: Value, with random: inout Xorshift) -> Value {
    let size = Value.number(Double(Int.random(in: 300...1400, using: &random)))
    let point = Value.number(Double(Int.random(in: 0...1400, using: &random)))
    let target = self.target(in: answer, with: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: return ["type": "resize", "width": size, "height": point]
    case 2: return ["type": "rotate"]
    case 3, 4: return ["type": "tap", "target": target]
    case 5: return ["type": "tap", "x": point, "y": size]
    case 6: return ["type": "swipe", "direction": pick(["left", "right", "up"], with: &random), "x": point, "y": size]
    case 7: return ["type": "scroll", "target": target, "x": 0, "y": point]
    case 8: return ["type": "set", "target": "split", "properties": properties(with: &random)]
    case 9: return ["type": "traits", "horizontalSizeClass": pick(["compact", "regular", nil], with: &random)]
    case 10: return action(with: &random)
    default:
      return Int.random(in: 0..<20, using: &random) == 0 ? opening : ["type": "sync"]
    }
  }

  private static func pick(_ values: [Value], with random: inout Xorshift) -> Value {
    values.randomElement(using: &random)!
  }

  /// An id that is in the scene.
  private static func target(in answer: Value, with random: inout Xorshift) -> Value {
    var ids: [Value] = []
    for part in ["panes", "hierarchy", "viewModels"] {
      answer[part]?.forEachElement { id, _ in ids.append(.string(id)) }
    }
    return ids.isEmpty ? "nothing" : pick(ids, with: &random)
  }

  private static func properties(with random: inout Xorshift) -> Value {
    let modes = DisplayMode.allCases.map { Value.string($0.name) }
    let width = pick([nil, 0, 0.4, 100, 300, 20_000], with: &random)
    return pick(
      [
        ["preferredDisplayMode": pick(modes, with: &random)],
        ["presentsWithGesture": pick([true, false], with: &random)],
        ["preferredSplitBehavior": pick(SplitBehavior.allCases.map { .string($0.name) }, with: &random)],
        ["primaryBackgroundStyle": pick(["none", "sidebar"], with: &random)],
        ["primaryEdge": pick(["leading", "trailing"], with: &random)], ["minimumPrimaryColumnWidth": width],
        ["maximumPrimaryColumnWidth": width], ["preferredPrimaryColumnWidthFraction": width],
        [["preferredDisplayMode": pick(modes, with: &random)], ["preferredDisplayMode": pick(modes, with: &random)]],
      ], with: &random)
  }

  private static func action(with random: inout Xorshift) -> Value {
    let controller = pick(["A", "B", "D", "E", "split", "nav:A", "profile", "detail"], with: &random)
    let target = pick(["split", "nav:A", "nav:B", "tabs", "A", "nav:profile"], with: &random)
    let action = pick(
      [
        "showDetail", "push", "pop", "popTo", "popToRoot", "select", "toggleDisplayMode", "dismiss", "showColumn", "hideColumn",
        "setViewController",
      ], with: &random)
    let column = pick(Column.allCases.map { .string($0.name) }, with: &random)
    return [
      "type": "perform", "target": target, "action": action, "controller": controller, "column": column, "index": 0,
    ]
  }
}
