import AppWire
import CAppProcess
import Checks
import Dispatch
import PreviewProtocol
import Scenarios
import SplitKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs the checks of a file about an app, each in a process of its own. A check whose process ends fails, and says where in the app's
/// code.
package struct AppCheckRunner: CheckRunner {
  private let settings: AppBroker.Settings
  /// The text of the file.
  private let text: String
  private let print: @Sendable (String) -> Void

  /// Creates the runner of a file with this text.
  ///
  /// - Parameter print: Called with each line that the app writes.
  package init(_ settings: AppBroker.Settings, text: String, print: @escaping @Sendable (String) -> Void) {
    (self.settings, self.text, self.print) = (settings, text, print)
  }

  package func outcome(of check: Int, in plan: CheckPlan) -> CheckRun.Outcome {
    let (clock, spec) = (ContinuousClock(), plan.checks[check])
    let start = clock.now
    let request = CheckRequest(text, check: check, golden: plan.golden)
    guard let process = CheckedProcess(settings, print) else {
      let words = "The program \(settings.program) cannot be started: \(String(cString: strerror(errno)))."
      let reason = errno == EPIPE ? AppInstance.loss : words
      return CheckRun.crash(spec, at: nil, [reason], after: .zero)
    }
    switch process.run(Frame(.check, request.json)) {
    case .success(let json):
      let notice = CrashNotice(.exit, "The process of the app has told what is no result of a check.")
      return CheckRun.outcome(of: spec, json: json)
        ?? CheckRun.crash(spec, at: nil, Crash(notice).sentences, after: start.duration(to: clock.now))
    case .failure(let crash): return CheckRun.crash(spec, at: process.note, crash.sentences, after: start.duration(to: clock.now))
    }
  }
}

extension AppCheckRunner {
  /// A sentence that says why there are no facts.
  package struct NoFacts: Error, CustomStringConvertible { package let description: String }

  /// The facts of a window of an app, one a line.
  ///
  /// - Parameter open: The message that opens the window.
  package static func facts(
    _ open: Value, of settings: AppBroker.Settings, print: @escaping @Sendable (String) -> Void
  ) throws(NoFacts) -> [String] {
    guard let process = CheckedProcess(settings, print) else { throw NoFacts(description: AppInstance.loss) }
    switch process.run(Frame(.listFacts, JSONWriter.text(of: open))) {
    case .success(let json):
      let value = (try? JSONReader.read(json)) ?? .null
      if let lines = value["lines"]?.array { return lines.compactMap(\.string) }
      throw NoFacts(description: value["error"]?.string ?? AppInstance.loss)
    case .failure(let crash): throw NoFacts(description: crash.sentences.joined(separator: "\n"))
    }
  }
}

/// How a process has ended that was to run a check.
private struct Crash: Error {
  let sentences: [String]

  /// The message, the place in the app's code, the app's functions that were running, and the last calls.
  init(_ notice: CrashNotice) {
    let place = notice.file.map { file in "at \(file)" + (notice.line.map { ":\($0)" } ?? "") }
    let frames = notice.frames.filter { $0.file != nil }.prefix(Self.mostFrames).map { frame in
      "in \(frame.function), \(frame.file ?? ""):\(frame.line ?? 0)"
    }
    let calls = notice.calls.suffix(Self.mostCalls).compactMap { call in
      call["call"]?.string.map { "\((call["class"] ?? call["receiver"])?.string ?? "").\($0)" }
    }
    sentences =
      [notice.message] + [place].compactMap(\.self) + frames
      + (calls.isEmpty ? [] : ["after the calls \(calls.joined(separator: ", "))"])
  }

  private static let (mostFrames, mostCalls) = (5, 3)
}

/// A process that runs a check, as the thread sees it that waits for it.
private final class CheckedProcess: AppInstanceOwner {
  private let io: AppIO
  private let zygote: Zygote
  private let app: AppInstance
  private let news: DispatchSemaphore
  private let print: (String) -> Void
  private(set) var note: CheckNote?
  private var outcome: [UInt8]?

  /// Starts a program and lets it fork itself. Returns nil, with `errno`, if the system does not start it.
  init?(_ settings: AppBroker.Settings, _ print: @escaping (String) -> Void) {
    let (news, clock) = (DispatchSemaphore(value: 0), ContinuousClock())
    let start = clock.now
    guard let io = AppIO(didRead: { news.signal() }) else { return nil }
    guard let zygote = Zygote(settings.program, memory: settings.limits.memory, over: io),
      let app = AppInstance(1, of: zygote, over: io, settings.limits, settings.sources, now: { start.duration(to: clock.now) })
    else {
      io.stop()
      return nil
    }
    (self.io, self.zygote, self.app, self.news, self.print) = (io, zygote, app, news, print)
    app.owner = self
    let identity = ServerIdentity(name: "check", version: "", epoch: "", resumeFor: 0, process: nil)
    app.send(
      AppSetup(session: "check", server: identity, id: "app", title: settings.title, devices: settings.devices).frame)
  }

  deinit { io.stop() }

  /// Does what a frame says, and returns the answer, or how the process has ended.
  func run(_ frame: Frame) -> Result<[UInt8], Crash> {
    app.run(frame)
    while true {
      _ = news.wait(timeout: .now() + .milliseconds(100))
      for event in io.takeEvents() { take(event) }
      if let outcome {
        app.quit()
        return .success(outcome)
      }
      app.checkTime()
      if app.isGone, let notice = app.crashNotice() { return .failure(Crash(notice)) }
    }
  }

  private func take(_ event: AppIO.Event) {
    switch event {
    case .bytes(zygote.control, let bytes): for report in zygote.reports(in: bytes) { take(report) }
    case .bytes(app.socket, let bytes): app.receive(bytes)
    case .bytes(app.output, let bytes): app.receiveOutput(bytes).forEach(print)
    case .closed(zygote.control): app.noteLoss()
    case .closed(app.socket): app.noteSocketClosed()
    case .closed(app.output): app.noteOutputClosed().forEach(print)
    case .bytes, .closed: break
    }
  }

  private func take(_ report: Zygote.Report) {
    switch report {
    case .forked(_, let process): app.process = process
    case .ended(_, let status): app.noteEnd(status: status)
    case .failed: app.noteLoss()
    }
  }

  func app(_ app: AppInstance, sent frame: Frame) {
    switch frame.kind {
    case .checking: note = (try? JSONReader.read(frame.payload)).flatMap(CheckNote.init) ?? note
    case .checked, .facts: outcome = frame.payload
    default: break
    }
  }

  func appCrashes(_ app: AppInstance, _ words: String?) {}
  func appCrashed(_ app: AppInstance, _ notice: CrashNotice) {}
}
