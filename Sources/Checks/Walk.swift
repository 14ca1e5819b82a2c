import PreviewProtocol
import Scenarios
import SplitKit

/// The way of a check through one situation. It leads to a window again when a fault is reported, since a preview always does the same.
struct Walk {
  let check: CheckSpec
  let subject: CheckSubject
  let situation: Situation

  init(_ check: CheckSpec, _ subject: CheckSubject, _ situation: Situation) {
    (self.check, self.subject, self.situation) = (check, subject, situation)
  }

  /// The messages of all steps.
  var messages: [Value] { messages(upTo: check.steps.count) }

  func messages(upTo end: Int) -> [Value] {
    check.steps.prefix(end).compactMap { step in if case .send(let message, _) = step { message } else { nil } }
  }

  /// Opens the scene.
  func opened() throws(ProtocolError) -> PreviewProbe {
    note(nil, situation.size, [])
    return try situation.probe(subject)
  }

  /// Opens the scene and applies messages.
  func opened(after steps: [Value]) throws(ProtocolError) -> PreviewProbe {
    let probe = try opened()
    for (index, step) in steps.enumerated() {
      note(nil, probe.size, Array(steps[...index]))
      try probe.apply(step)
    }
    return probe
  }

  /// Tells that something is about to be done that can end an app.
  func note(_ mark: SourceMark?, _ size: Size?, _ steps: @autoclosure () -> [Value]) {
    guard let willDo = subject.willDo else { return }
    willDo(CheckNote(mark: mark, window: size.map(window) ?? situation.profile ?? "", steps: steps()))
  }

  /// Resizes a window to one of the check. The app then goes to the background and back, if the check says so.
  func visit(_ size: Size, _ probe: PreviewProbe) throws(ProtocolError) {
    note(nil, size, messages)
    if size != probe.size { probe.resize(to: size) }
    guard check.goesToBackground else { return }
    // The system lays the app out for its pictures.
    try probe.apply(["type": "background"])
    try probe.apply(["type": "foreground"])
  }
}

extension PreviewProbe {
  /// The facts of the window now.
  var facts: SceneFacts { SceneFacts(scene, profile: profile) }
}
