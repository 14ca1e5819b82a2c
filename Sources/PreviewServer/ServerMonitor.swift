import Logging
import Monitoring
import PreviewProtocol
import WebSocketServer

/// Counts what happens to a server, and writes a line about each event into its log.
///
/// No line has a token, the name of a session or what a client has sent: a name lets others take over the session.
final class ServerMonitor {
  let metrics: ServerMetrics
  let log: Logger
  private var clients = 0

  init(metrics: ServerMetrics, log: Logger) { (self.metrics, self.log) = (metrics, log) }

  /// Notes that a client has connected, and returns its number, by which the log names it.
  func clientOpened() -> Int {
    clients += 1
    metrics.connectionsInAll.increment()
    log.info("A client has connected.", metadata: ["client": .stringConvertible(clients)])
    return clients
  }

  func clientClosed(_ client: Int, code: CloseCode, after time: Duration, messages: Int) {
    log.info(
      "A client has gone.",
      metadata: [
        "client": .stringConvertible(client), "code": .stringConvertible(code.rawValue),
        "milliseconds": .stringConvertible(time.nanoseconds / 1_000_000), "messages": .stringConvertible(messages),
      ])
  }

  /// Notes that a client goes on with a session of this server.
  func sessionResumed(by client: Int) {
    metrics.resumedSessions.increment()
    log.info("A client has resumed its session.", metadata: ["client": .stringConvertible(client)])
  }

  /// Notes that a client has asked for a session that is not here. The process that has made the session is in the log.
  func sessionMissing(_ session: String, for client: Int) {
    var metadata: Logger.Metadata = ["client": .stringConvertible(client)]
    if let process = Self.process(ofSession: session) { metadata["from"] = .string(process) }
    log.info("A client asked for a session that is not here.", metadata: metadata)
  }

  /// Notes that sessions have waited too long for their clients.
  func sessionsExpired(_ count: Int) {
    guard count > 0 else { return }
    metrics.expiredSessions.increment(by: count)
    log.info("Sessions have expired.", metadata: ["sessions": .stringConvertible(count)])
  }

  /// Notes that sessions without a client had to go to leave room for others.
  func sessionsDropped(_ count: Int) {
    guard count > 0 else { return }
    metrics.droppedSessions.increment(by: count)
    log.notice(
      "Sessions that waited for their clients were ended to leave room for others.",
      metadata: ["sessions": .stringConvertible(count)])
  }

  /// Notes that the process of an app has ended although nobody wanted it to.
  func appCrashed(_ reason: CrashNotice.Reason) {
    metrics.countCrash(reason)
    log.notice("The process of an app has ended.", metadata: ["reason": .string(reason.rawValue)])
  }

  func pageReloads(in clients: Int) {
    log.info("The page has changed and loads anew.", metadata: ["clients": .stringConvertible(clients)])
  }

  func started(at address: String, port: Int, version: String) {
    let metadata: Logger.Metadata = [
      "address": .string(address), "port": .stringConvertible(port), "version": .string(version),
    ]
    log.info("The server has started.", metadata: metadata)
  }

  func stopped(after time: Duration) {
    log.info("The server has stopped.", metadata: ["seconds": .stringConvertible(time.components.seconds)])
  }

  /// The name of the process in front of a session's name, or nil if there is none. A client can ask for a session of any name, so
  /// the part must look like a name of a process.
  private static func process(ofSession name: String) -> String? {
    guard let hyphen = name.firstIndex(of: "-"), ProcessName.isValid(String(name[..<hyphen])) else { return nil }
    return String(name[..<hyphen])
  }
}

extension ServerMonitor: SessionObserver {
  func didRefuse(_ code: ErrorCode) { metrics.countRefusal(code) }

  func didMergeAnswers() { metrics.mergedAnswers.increment() }
}

extension ServerMonitor: WebSocketServerObserver {
  func didRefuse(_ reason: RefusedRequest) {
    metrics.countRefusal(reason)
    log.info("A request was refused.", metadata: ["reason": .string(reason.rawValue)])
  }

  func didReceive(bytes: Int) { metrics.receivedBytes.increment(by: bytes) }

  func didSend(bytes: Int) { metrics.sentBytes.increment(by: bytes) }

  func didRunTimer(late: Duration) { metrics.loopLag.recordNanoseconds(late.nanoseconds) }

  func didWork(_ kind: WorkClock.Kind, for time: Duration) { metrics.note(kind, time) }

  func willDrain(for time: Duration, clients: Int) {
    log.notice(
      "The server drains: it waits for its clients to leave.",
      metadata: ["seconds": .stringConvertible(time.components.seconds), "clients": .stringConvertible(clients)])
  }

  func willStop(clients: Int) {
    log.info("The server stops.", metadata: ["clients": .stringConvertible(clients)])
  }
}
