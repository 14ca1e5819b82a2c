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
    AppRest.wait(while: { [unowned self] in run?.revisionOfSteps }, then: { [unowned self] in work() })
  }
}
