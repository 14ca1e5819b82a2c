import PreviewProtocol
import Spelling
import SplitKit

/// The part of a transcript that a check can repeat: the last opening in the first slot, and the messages after it.
struct RecordedSession {
  let scene: String
  /// The members of the check: the windows, the OS version, the options and the traits.
  let members: [Member]
  let steps: [(line: Int, message: Value)]
  private let open: Value
  private let line: Int

  /// - Parameter devices: The devices that the session can name.
  init(_ transcript: SessionTranscript, on devices: DeviceCatalog) throws(RecordingError) {
    var opened: (line: Int, message: Value)?
    // The answer to the opening, or else the first scene after it.
    var firstScene: Value?
    var steps: [(line: Int, message: Value)] = []
    // A mistake counts only behind the opening of the scene.
    var mistake: RecordingError?
    for (index, entry) in transcript.entries.enumerated() {
      guard case .send(let message) = entry.message, message["slots"] == nil, (message["slot"]?.number ?? 0) == 0 else {
        continue
      }
      let answer = transcript.entries[index...].answer(to: message)
      // The server has refused the message.
      if answer?["type"] == "error" { continue }
      if message["type"] == "open", message["scene"] != nil {
        (opened, steps, mistake) = ((entry.line, message), [], nil)
        firstScene = answer ?? transcript.entries[index...].firstScene
      } else if message["type"] == "open", message["resume"] == nil {
        mistake = mistake ?? Self.mistake(inOpening: message, at: entry.line)
      }
      do throws(RecordingError) {
        guard let step = try Self.step(of: message, at: entry.line) else { continue }
        if let sentence = answer?.exception {
          let words = "UIKit raises an exception at this step, so no check that repeats it holds"
          throw RecordingError(description: "\(entry.line): \(words): \(sentence)")
        }
        let isResizedAgain = step["type"] == "resize" && steps.last?.message["type"] == "resize"
        if isResizedAgain { steps.removeLast() }
        steps.append((entry.line, step))
      } catch {
        mistake = mistake ?? error
      }
    }
    if let mistake { throw mistake }
    guard let (line, message) = opened, let scene = message["scene"]?.string else {
      throw RecordingError(description: "1: The session opens no scene.")
    }
    (self.scene, self.line, self.steps) = (scene, line, steps)
    open = try Self.withWindow(message, of: firstScene, at: line, on: devices)
    members = Self.members(of: open)
    if let place = message["place"], place != .null {
      throw RecordingError(
        description:
          "\(line): The session opens at a place of the user, which a check cannot have. Record one from the start of the app.")
    }
  }

  /// A message `open` with the window that a scene has, if it names a device and no window. The check has no device, which would give
  /// the window its size. A transcript without scenes takes the screen of the device. Throws an error for a device that neither the catalogue
  /// nor the server of the session has.
  private static func withWindow(
    _ open: Value, of scene: Value?, at line: Int, on devices: DeviceCatalog
  ) throws(RecordingError) -> Value {
    guard let device = open["device"]?.string else { return open }
    if scene == nil, devices[device] == nil {
      let hint = nearest(to: device.clipped, in: devices.devices.map(\.id))
      throw RecordingError(description: "\(line): There is no device named \(device.clipped). \(hint)")
    }
    guard (open["window"] ?? .null) == .null else { return open }
    guard let window = scene?["window"] ?? devices[device]?.screen.members else { return open }
    return .object((open.without(["window"]).members ?? []) + [Member("window", window)])
  }

  /// The error of an opening without a scene.
  private static func mistake(inOpening message: Value, at line: Int) -> RecordingError {
    let near = nearWord(to: "scene", in: (message.members ?? []).map(\.name)).map { " It has \($0.printable)." } ?? ""
    return RecordingError(description: "\(line): A message open must have a scene.\(near)")
  }

  /// The step of a check that repeats a message, or nil for a message that changes neither the window nor the app.
  ///
  /// The server ignores a member that it does not know, so the step is without it. Throws an error for a message that no client sends.
  private static func step(of message: Value, at line: Int) throws(RecordingError) -> Value? {
    if let type = message["type"]?.string.flatMap(MessageType.init), !MessageType.steps.contains(type) { return nil }
    let step = message.withoutEnvelope
    do throws(ProtocolError) {
      try PreviewProbe.check(step)
      return step
    } catch {
      let sentence = "\(line): \(error.message)"
      if error.code == .unknownProperty, let name = error.path, step[name] != nil {
        // The member can be a misspelt one that the message needs.
        do { return try Self.step(of: step.without([name]), at: line) } catch { throw RecordingError(description: sentence) }
      }
      throw RecordingError(description: sentence)
    }
  }

  /// A sentence about what the check leaves out of the session, or nil.
  var remark: String? {
    open["device"]?.string.map { "The session was on the device \($0). The window of the check has its size, and no device." }
  }

  /// The question for the facts of the window after the steps.
  var question: SceneQuestion { SceneQuestion(.facts, of: opening, after: steps.map(\.message), as: .json) }

  /// The error of a step or of the opening that the window refuses, with the line of the transcript.
  func error(_ error: ProtocolError) -> RecordingError {
    let parts = (error.path ?? "").split(separator: ".")
    let step = parts.first == "steps" && parts.count > 1 ? Int(parts[1]) : nil
    return RecordingError(description: "\(step.map { steps[$0].line } ?? line): \(error.message)")
  }

  /// The message that opens the window of the check.
  private var opening: Value {
    let kept = ["type", "scene", "profile", "options", "traits", "window"]
    let window = ["width", "height"].compactMap { name in open["window"]?[name].map { Member(name, $0) } }
    return .object(
      (open.members ?? []).filter { kept.contains($0.name) && !($0.name == "window" && window.count < 2) }.map {
        $0.name == "window" ? Member("window", .object(window)) : $0
      })
  }

  private static func members(of open: Value) -> [Member] {
    var members: [Member] = []
    if let width = open["window"]?["width"], let height = open["window"]?["height"] {
      members += [Member("widths", width), Member("height", height)]
    }
    if let profile = open["profile"], profile != .null { members.append(Member("profiles", [profile])) }
    if let options = open["options"], options.members?.isEmpty == false { members.append(Member("options", options)) }
    if let traits = open["traits"], traits.members?.isEmpty == false { members.append(Member("traits", traits)) }
    return members
  }
}

extension ArraySlice<SessionTranscript.Entry> {
  /// The first scene of the first slot that the server sends, or nil if it sends none.
  fileprivate var firstScene: Value? {
    for entry in self {
      if case .receive(let answer, _) = entry.message, answer["type"] == "scene", (answer["slot"]?.number ?? 0) == 0 {
        return answer
      }
    }
    return nil
  }

  /// The answer of the server to a message, if the message asks for one by an id.
  fileprivate func answer(to message: Value) -> Value? {
    guard let id = message["id"] else { return nil }
    for entry in self {
      if case .receive(let answer, _) = entry.message, answer["ack"] == id { return answer }
    }
    return nil
  }
}

extension Value {
  /// The sentence of the exception that a scene reports, or nil.
  fileprivate var exception: String? {
    (self["events"]?.array ?? []).first { $0["phase"] == "raise" }.map { $0["arguments"]?.array?.first?.string ?? "" }
  }

  /// A message without what belongs to its conversation.
  fileprivate var withoutEnvelope: Value { without(["id", "slot", "slots"]) }

  fileprivate func without(_ names: [String]) -> Value { .object((members ?? []).filter { !names.contains($0.name) }) }
}
