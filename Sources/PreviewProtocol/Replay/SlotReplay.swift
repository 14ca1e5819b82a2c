import SplitKit

/// The scenes of one slot: those of the transcript, and those of the server.
struct SlotReplay {
  private var recorded = SceneState()
  private var present = SceneState()
  /// The scenes of the server that are not compared yet.
  private var scenes: [Value] = []

  var hasScene: Bool { !scenes.isEmpty }

  mutating func take(_ scene: Value) {
    present.take(scene, isTrimmed: false)
    scenes.append(scene)
  }

  mutating func takeLast() -> Value? { scenes.popLast() }

  /// Notes a recorded scene that no message has asked for.
  mutating func note(_ answer: Value, isTrimmed: Bool) { recorded.take(answer, isTrimmed: isTrimmed) }

  /// Notes a recorded scene, and drops those of the server for the same messages.
  mutating func pass(_ answer: Value, isTrimmed: Bool) {
    note(answer, isTrimmed: isTrimmed)
    forget()
  }

  /// Whether a client knows the same from the recording and from the server.
  var isSame: Bool { recorded.value == present.value }

  /// Compares what a client knows.
  mutating func compareStates(_ comparison: inout ValueComparison) {
    if recorded.isWhole, present.isWhole { comparison.compare(recorded.value, present.value) }
    forget()
  }

  /// Drops the scenes that are not compared.
  mutating func forget() { scenes = [] }

  /// Compares a recorded scene with those that the server has sent for the same messages.
  mutating func compare(_ answer: Value, isTrimmed: Bool, _ comparison: inout ValueComparison) {
    recorded.take(answer, isTrimmed: isTrimmed)
    if scenes.count == 1 {
      comparison.compare(Self.counted(answer, like: answer), Self.counted(scenes[0], like: answer))
    } else if recorded.isWhole, present.isWhole {
      comparison.compare(state(recorded, [answer], like: answer), state(present, scenes, like: answer))
    }
    forget()
  }

  /// A scene without the count of scenes, which depends on how many of them have merged, and without the last message that the
  /// server has received, which is a ping of the replay.
  private static func counted(_ scene: Value, like answer: Value) -> Value {
    scene.comparable(like: answer).without(["rev", "received"])
  }

  private func state(_ state: SceneState, _ scenes: [Value], like answer: Value) -> Value {
    let events = scenes.flatMap { $0["events"]?.array ?? [] }
    let isKnown = answer["received"] == nil && !scenes.contains { ($0["eventsDropped"]?.number ?? 0) > 0 }
    return .object((state.value.members ?? []) + (isKnown ? [Member("events", .array(events))] : []))
  }
}
