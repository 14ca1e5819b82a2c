import SplitKit

/// A question under way: the preview is open, and the answer is read from it.
package final class SceneInquiry {
  private let question: SceneQuestion
  private let previews: [Preview]
  private let devices: DeviceCatalog
  private let open: Open
  /// The open preview, or nil for sweeps, which open copies alone.
  private let current: OpenPreview?
  /// The steps that are still to be applied.
  private var steps: ArraySlice<Value>

  /// Opens the preview. Throws the error with which the message or a range is refused.
  package init(
    _ question: SceneQuestion, among previews: [Preview], on devices: DeviceCatalog
  ) throws(ProtocolError) {
    try question.check()
    (self.question, self.previews, self.devices) = (question, previews, devices)
    steps = question.steps[...]
    open = try Open(question.open, for: question.noun)
    try question.refuseWordsOfOtherVersions(in: open, among: previews, on: devices)
    if case .sweeps = question.subject {
      current = nil
    } else {
      current = try OpenPreview(open, among: previews, on: devices)
    }
  }

  /// The revision of the app, which changes with it, or nil if no preview is open.
  package var revision: Int? { current?.application.presentRevision }

  /// Applies the next step, and returns false if none was left. An app rests between two steps, so that the second finds what the app
  /// does after the first. Throws the error of a step that the window refuses.
  package func takeStep() throws(ProtocolError) -> Bool {
    let index = steps.startIndex
    guard let step = steps.popFirst(), let current else { return false }
    current.window.layoutIfNeeded()
    do throws(ProtocolError) {
      try current.apply(step: step)
    } catch {
      throw error.hinting(at: step["target"]?.string, among: current.targets).ofStep(index)
    }
    return true
  }

  /// Answers the question, after all steps.
  ///
  /// - Parameter step: Called after each part of an answer that takes long.
  package func reply(step: () -> Void = {}) throws(ProtocolError) -> SceneReply {
    while try takeStep() { step() }
    switch question.subject {
    case .sweeps(let ranges): return try sweep(ranges, step)
    case .facts: return facts(of: shown)
    case .scene: return SceneReply(Self.text(SceneDocument.json(of: shown)))
    case .swift: return SceneReply(XcodePreview(of: shown).text)
    case .picture:
      let picture = Picture(of: shown)
      try picture.finish(step)
      return SceneReply(picture.svg, size: picture.size)
    case .audit(let range):
      let audit = try Audit(over: range, of: shown, among: previews, devices: devices)
      try audit.finish(step)
      return SceneReply(question.format == .json ? Self.text(audit.json) : audit.text, isClean: audit.isClean)
    case .explanation(let question):
      let explain = try Explain(question, of: shown, among: previews, devices: devices)
      try explain.finish(step)
      return SceneReply(self.question.format == .json ? Self.text(explain.json) : explain.text)
    }
  }

  /// The open preview as it is now, which every question has but that for sweeps.
  private var shown: OpenPreview {
    guard let current else { preconditionFailure("A sweep opens no preview.") }
    current.window.layoutIfNeeded()
    return current
  }

  /// The facts as an object for each target, in their order.
  private static func document(of facts: [(target: String, name: String, value: Value)]) -> Value {
    var targets: [(name: String, members: [Member])] = []
    for fact in facts {
      if let index = targets.firstIndex(where: { $0.name == fact.target }) {
        targets[index].members.append(Member(fact.name, fact.value))
      } else {
        targets.append((fact.target, [Member(fact.name, fact.value)]))
      }
    }
    return .object(targets.map { Member($0.name, .object($0.members)) })
  }

  private func facts(of current: OpenPreview) -> SceneReply {
    let facts = SceneFacts(current.sceneReader.read(), profile: current.application.profile).all
    if question.format == .json { return SceneReply(Self.text(JSONWriter.text(of: Self.document(of: facts))) + "\n") }
    return SceneReply(facts.map { "\($0.target).\($0.name): \($0.value.words)\n" }.joined())
  }

  private func sweep(_ ranges: [SweepRange], _ step: () -> Void) throws(ProtocolError) -> SceneReply {
    var sweeps: [any SweepAnswer] = []
    for range in ranges {
      let sweep: any SweepAnswer =
        range.isReturning
        ? try ReturningSweep(open, over: range, among: previews, on: devices)
        : try Sweep(open, over: range, among: previews, on: devices)
      try sweep.finish(step)
      sweeps.append(sweep)
    }
    switch question.format {
    case .text: return SceneReply(sweeps.map(\.text).joined(separator: "\n"))
    case .json: return SceneReply(Self.text(sweepJSON(sweeps)))
    case .svg: return SceneReply(sweepSVG(sweeps.map(\.there)))
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension ProtocolError {
  /// The error of a step, by its index.
  func ofStep(_ index: Int) -> ProtocolError {
    ProtocolError(code, message, path: (["steps", "\(index)"] + [path].compactMap(\.self)).joined(separator: "."))
  }

  /// The error with the ids that an unknown target can have meant.
  fileprivate func hinting(at target: String?, among ids: @autoclosure () -> [String]) -> ProtocolError {
    guard code == .unknownTarget, let target else { return self }
    return ProtocolError(code, "\(message) \(ShortTarget.hint(for: target, among: ids()))", path: path)
  }
}
