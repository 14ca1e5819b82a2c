import AppWire
import Checks
import Dispatch
import PreviewProtocol
import SplitKit

/// A check in the process of an app. It does a part of its work in each turn of the run loop, so that what the app does by itself
/// happens in between.
@MainActor final class AppCheck {
  private let preview: Preview
  private let devices: DeviceCatalog
  private let pipe: FramePipe
  private let endTurn: @MainActor @Sendable () -> Void
  private var run: CheckRun?

  /// The number of looks in a row between which an app must not change before the next step of a check, the time between two of
  /// them, and the longest time that a step waits. On a busy machine the looks come later, and so does what the app does.
  private static let (quietLooks, pause, patience) = (10, DispatchTimeInterval.milliseconds(5), Duration.seconds(1))

  init(_ preview: Preview, devices: DeviceCatalog, _ pipe: FramePipe, endTurn: @escaping @MainActor @Sendable () -> Void) {
    (self.preview, self.devices, self.pipe, self.endTurn) = (preview, devices, pipe, endTurn)
  }

  /// Begins the check of a request. Returns false if the frame has none.
  func start(_ frame: Frame) -> Bool {
    guard let request = CheckRequest(json: frame.payload) else { return false }
    let pipe = pipe
    let subject = CheckSubject(preview.id, among: [preview], on: devices) { note in
      let text = JSONWriter.text(of: note.value)
      MainActor.assumeIsolated { pipe.send(Frame(.checking, text)) }
    }
    run = request.makeRun(of: subject)
    goOn()
    return run != nil
  }

  /// Opens a window with the message in a frame, and tells its facts once the app rests. Returns false if the frame has no message.
  func listFacts(_ frame: Frame) -> Bool {
    guard let open = try? JSONReader.read(frame.payload) else { return false }
    do throws(ProtocolError) {
      let probe = try PreviewProbe(open, among: [preview], on: devices)
      rest(
        while: { probe.application.presentRevision },
        then: { [unowned self] in
          probe.layoutIfNeeded()
          let facts = SceneFacts(probe.scene, profile: probe.profile).all
          answer("lines", .array(facts.map { .string("\($0.target).\($0.name): \($0.value.words)") }))
        })
    } catch {
      answer("error", .string(error.message))
    }
    return true
  }

  private func answer(_ name: String, _ value: Value) {
    pipe.send(Frame(.facts, JSONWriter.text(of: .object([Member(name, value)]))))
  }

  private func goOn() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.work() } }
  }

  private func work() {
    guard run?.work() == true else {
      if let run { pipe.send(Frame(.checked, CheckRun.json(of: run.outcome))) }
      return
    }
    endTurn()
    if run?.revisionOfSteps == nil { return goOn() }
    rest(while: { [unowned self] in run?.revisionOfSteps }, then: { [unowned self] in work() })
  }

  /// Goes on once a number of the app has not changed for a moment.
  private func rest(
    while revision: @escaping @MainActor () -> Int?, since start: ContinuousClock.Instant = .now, looks: Int = 0,
    then: @escaping @MainActor () -> Void
  ) {
    let before = revision()
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) {
      MainActor.assumeIsolated {
        let looks = revision() == before ? looks + 1 : 0
        guard looks < Self.quietLooks, .now - start < Self.patience else { return then() }
        self.rest(while: revision, since: start, looks: looks, then: then)
      }
    }
  }
}
