import AppWire
import CAppProcess
import PreviewProtocol
import PreviewServer
import SplitKit
import Synchronization
import WebSocketServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Gives every client of a server processes of its own of an app, and passes messages between them.
///
/// The broker belongs to the thread of the server. Other threads, such as one that builds the app again, reach it by its `inbox`.
package final class AppBroker: ConversationSource {
  /// The app that the broker serves.
  package struct Settings: Sendable {
    /// The path of the app's program.
    package var program: String
    package var id = "app"
    package var title: String
    package var limits = AppLimits()
    package var sources = AppSources()
    /// The text of the user's file of devices, which the server has read, or nil.
    package var devices: String?

    package init(program: String, title: String) { (self.program, self.title) = (program, title) }
  }

  /// The news that other threads tell the broker.
  package struct News: Sendable {
    /// The path of a new version of the program, or nil if the version stays.
    package var program: String?
    /// The present faults of the app's sources.
    package var faults: [PreviewFault] = []

    package init(program: String? = nil, faults: [PreviewFault] = []) { (self.program, self.faults) = (program, faults) }
  }

  /// The way by which other threads tell news.
  package final class Inbox: Sendable {
    private let news = Mutex<[News]>([])
    private let waker = Mutex<ServiceWaker?>(nil)

    package init() {}

    /// Tells the broker news, soon and on its own thread.
    package func tell(_ news: News) {
      self.news.withLock { $0.append(news) }
      waker.withLock { $0 }?.wake()
    }

    fileprivate func attach(_ newWaker: ServiceWaker) { waker.withLock { $0 = newWaker } }
    fileprivate func take() -> [News] {
      news.withLock { news in
        defer { news = [] }
        return news
      }
    }
  }

  package let inbox = Inbox()
  let settings: Settings
  private(set) var host: ConversationHost?
  private var io: AppIO?
  private var images: ImageFolder?
  private var zygote: Zygote?
  private var zygotes: [AppIO.ID: Zygote] = [:]
  private var instances: [UInt32: AppInstance] = [:]
  /// The processes by their sockets, and by the pipes of their output.
  private var sockets: [AppIO.ID: AppInstance] = [:]
  private var outputs: [AppIO.ID: AppInstance] = [:]
  private var tokens: UInt32 = 0
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let print: (String) -> Void
  /// The path of the present program.
  private var program: String
  /// How often the present program was started again after it had ended.
  private var failures = 0

  /// - Parameter print: Called with each line that the app writes.
  package init(_ settings: Settings, print: @escaping (String) -> Void) {
    (self.settings, self.print, program, start) = (settings, print, settings.program, clock.now)
  }

  /// The app as the documents of the server describe it. It is never made in the server.
  package var preview: Preview { Self.preview(of: settings) }

  /// An app as another process than its own knows it.
  package static func preview(of settings: Settings) -> Preview {
    Preview(
      id: settings.id, title: settings.title, summary: "An app of your own, in a process of its own.",
      profiles: Profile.all.reversed(), pageModule: "apps/uikit/page.js"
    ) { (application, _) throws(Refusal) in
      preconditionFailure("No process but its own runs code of the app.")
    }
  }

  package func start(at host: ConversationHost) throws(PreviewServerError) {
    self.host = host
    inbox.attach(host.waker)
    let waker = host.waker
    guard let io = AppIO(didRead: { waker.wake() }) else {
      throw .cannotListen(reason: "The system starts no further thread, which a server of an app needs.")
    }
    self.io = io
    do { images = try ImageFolder() } catch { throw .cannotListen(reason: "The images of the app have no place. \(error)") }
    guard replaceZygote(settings.program) else {
      let reason = String(cString: strerror(errno))
      throw .cannotListen(reason: "The program \(settings.program) cannot be started: \(reason).")
    }
  }

  package func makeConversation(named name: String) -> any Conversation {
    guard let host else { preconditionFailure("A broker makes conversations after its start.") }
    return RemoteConversation(named: name, at: host, of: self)
  }

  package func stop() {
    (instances, sockets, outputs) = ([:], [:], [:])
    zygote = nil
    zygotes = [:]
    io?.stop()
    (io, images) = (nil, nil)
  }

  package func image(named name: String) -> Site.NamedFile? { images?.image(name) }

  package var processCount: Int { instances.count }

  /// The time since the broker was made.
  var now: Duration { start.duration(to: clock.now) }

  /// Whether a process belongs to a program that was replaced.
  func isOutdated(_ app: AppInstance) -> Bool { app.zygote !== zygote }
}

/// The processes.
extension AppBroker {
  /// Why there is no process.
  enum Failure: Error { case tooMany, noProgram }

  /// Starts a process for a client.
  ///
  /// - Parameter replaced: A process that ends as soon as the new one has opened, so that it does not count.
  func launch(for session: String, insteadOf replaced: AppInstance?) throws(Failure) -> AppInstance {
    // A client that is connected comes before a client that may come back.
    while running(besides: replaced) >= settings.limits.processes {
      guard host?.dropOldestWaiting() == true else { throw .tooMany }
    }
    guard let io, let host, let zygote = zygote ?? restartedZygote() else { throw .noProgram }
    guard let app = make(of: zygote, over: io) else { throw .noProgram }
    (instances[app.token], sockets[app.socket], outputs[app.outputID]) = (app, app, app)
    app.send(
      AppSetup(
        session: session, server: host.identity, id: settings.id, title: settings.title, devices: settings.devices
      ).frame)
    return app
  }

  /// The number of processes that are wanted, besides one that is about to end.
  private func running(besides replaced: AppInstance?) -> Int { instances.values.count { !$0.isQuitting && $0 !== replaced } }

  private func make(of zygote: Zygote, over io: AppIO) -> AppInstance? {
    tokens &+= 1
    return AppInstance(
      tokens, of: zygote, over: io, settings.limits, settings.sources, now: { [start, clock] in start.duration(to: clock.now) })
  }

  /// Starts a program anew that has ended although nobody wanted it to.
  private func restartedZygote() -> Zygote? {
    guard failures < 3, replaceZygote(program) else { return nil }
    failures += 1
    return zygote
  }

  /// Starts a program, of which all later processes are. Returns false, with `errno`, if it cannot be started.
  private func replaceZygote(_ program: String) -> Bool {
    guard let io, let next = Zygote(program, settings.limits, images: images?.path, over: io) else { return false }
    zygote?.isRetired = true
    self.program = program
    zygote = next
    zygotes[next.control] = next
    removeRetired()
    return true
  }

  private func removeRetired() {
    let used = Set(instances.values.map { $0.zygote.control })
    zygotes = zygotes.filter { !$0.value.isRetired || used.contains($0.key) }
  }
}

/// The events that other threads leave.
extension AppBroker {
  package func takeEvents() {
    for news in inbox.take() { take(news) }
    if let (events, hasMore) = io?.takeEvents() {
      for event in events { take(event) }
      // The clients have their turn before the rest.
      if hasMore { host?.waker.wake() }
    }
    removeEnded()
  }

  package func checkTimes() {
    for app in instances.values {
      app.checkTime()
      writeLines(of: app)
    }
    removeEnded()
  }

  private func take(_ event: AppIO.Event) {
    switch event {
    case .bytes(let id, let bytes): receive(bytes, from: id)
    case .closed(let id): noteClosed(id)
    }
  }

  private func take(_ news: News) {
    var changed: [String] = []
    if let program = news.program, replaceZygote(program) {
      failures = 0
      changed = [settings.id]
    }
    host?.tell(changed: changed, faults: news.faults)
  }

  private func receive(_ bytes: [UInt8], from id: AppIO.ID) {
    if let zygote = zygotes[id] {
      for report in zygote.reports(in: bytes) { take(report) }
    } else if let app = sockets[id] {
      app.receive(bytes)
    } else if let app = outputs[id] {
      app.receiveOutput(bytes)
      writeLines(of: app)
    }
  }

  private func noteClosed(_ id: AppIO.ID) {
    if let zygote = zygotes[id] {
      // Its processes have ended with it, and nobody tells how.
      for app in instances.values where app.zygote === zygote { app.noteLoss() }
      zygote.isRetired = true
      zygotes[id] = nil
      if self.zygote === zygote { self.zygote = nil }
    } else if let app = sockets[id] {
      app.noteSocketClosed()
    } else if let app = outputs[id] {
      app.noteOutputClosed()
      writeLines(of: app)
    }
  }

  /// Writes the lines of a process. Its number stands before them while several clients have processes, which would otherwise look
  /// like one.
  private func writeLines(of app: AppInstance) {
    let lines = app.takeLines()
    guard !lines.isEmpty else { return }
    let isAlone = instances.values.filter { $0.owner != nil || $0 === app }.count == 1
    for line in lines { print(isAlone ? line : "[\(app.token)] \(line)") }
  }

  private func take(_ report: Zygote.Report) {
    switch report {
    case .forked(let token, let process):
      failures = 0
      instances[token]?.process = process
    case .ended(let token, let status): instances[token]?.noteEnd(status: status)
    case .orphaned(let token): instances[token]?.noteLoss(AppInstance.orphanNotice)
    case .failed(let token, _): instances[token]?.noteLoss()
    }
  }

  /// Forgets the processes of which nothing is left, and tells the owners of those that were not to end.
  private func removeEnded() {
    for app in instances.values.filter(\.isGone) {
      writeLines(of: app)
      (instances[app.token], sockets[app.socket], outputs[app.outputID]) = (nil, nil, nil)
      guard let notice = app.crashNotice() else { continue }
      host?.processCrashed(notice.reason)
      app.owner?.appCrashed(app, notice)
    }
    removeRetired()
  }
}
