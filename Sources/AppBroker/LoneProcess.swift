import AppWire
import CAppProcess
import Checks
import Dispatch
import PreviewProtocol

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process that does one thing for a command, as the thread sees it that waits for it.
final class LoneProcess: AppInstanceOwner {
  private let io: AppIO
  private let zygote: Zygote
  private let app: AppInstance
  private let news: DispatchSemaphore
  private let print: (String) -> Void
  private(set) var note: CheckNote?
  private var outcome: [UInt8]?

  /// Starts a program and lets it fork itself. Throws the reason for which the system does not start it.
  init(_ settings: AppBroker.Settings, _ print: @escaping (String) -> Void) throws(AppCrash) {
    let (news, clock) = (DispatchSemaphore(value: 0), ContinuousClock())
    let start = clock.now
    guard let io = AppIO(didRead: { news.signal() }) else { throw AppCrash(startOf: settings.program, failedWith: errno) }
    guard let zygote = Zygote(settings.program, settings.limits, over: io),
      let app = AppInstance(1, of: zygote, over: io, settings.limits, settings.sources, now: { start.duration(to: clock.now) })
    else {
      let reason = AppCrash(startOf: settings.program, failedWith: errno)
      io.stop()
      throw reason
    }
    (self.io, self.zygote, self.app, self.news, self.print) = (io, zygote, app, news, print)
    app.owner = self
    let identity = ServerIdentity(name: "command", version: "", epoch: "", resumeFor: 0, process: nil)
    app.send(
      AppSetup(session: "command", server: identity, id: "app", title: settings.title, devices: settings.devices).frame)
  }

  deinit { io.stop() }

  /// Does what a frame says, and returns the answer, or how the process has ended.
  func run(_ frame: Frame) -> Result<[UInt8], AppCrash> {
    app.run(frame)
    while true {
      _ = news.wait(timeout: .now() + .milliseconds(100))
      let (events, hasMore) = io.takeEvents()
      for event in events { take(event) }
      if hasMore { news.signal() }
      if let outcome {
        app.takeLines().forEach(print)
        app.quit()
        return .success(outcome)
      }
      app.checkTime()
      app.takeLines().forEach(print)
      if app.isGone, let notice = app.crashNotice() { return .failure(AppCrash(notice)) }
    }
  }

  private func take(_ event: AppIO.Event) {
    switch event {
    case .bytes(zygote.control, let bytes): for report in zygote.reports(in: bytes) { take(report) }
    case .bytes(app.socket, let bytes): app.receive(bytes)
    case .bytes(app.outputID, let bytes): app.receiveOutput(bytes)
    case .closed(zygote.control): app.noteLoss()
    case .closed(app.socket): app.noteSocketClosed()
    case .closed(app.outputID): app.noteOutputClosed()
    case .bytes, .closed: break
    }
  }

  private func take(_ report: Zygote.Report) {
    switch report {
    case .forked(_, let process): app.process = process
    case .ended(_, let status): app.noteEnd(status: status)
    case .orphaned: app.noteLoss(AppInstance.orphanNotice)
    case .failed: app.noteLoss()
    }
  }

  func app(_ app: AppInstance, sent frame: Frame) {
    switch frame.kind {
    case .checking: note = (try? JSONReader.read(frame.payload)).flatMap(CheckNote.init) ?? note
    case .checked, .reply: outcome = frame.payload
    default: break
    }
  }

  func appCrashes(_ app: AppInstance, _ words: String?) {}
  func appCrashed(_ app: AppInstance, _ notice: CrashNotice) {}
}
