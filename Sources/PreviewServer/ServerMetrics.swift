import CoreMetrics
import Monitoring
import PreviewProtocol
import WebSocketServer

/// The figures that a server records about itself.
///
/// Whatever a message touches is looked up once and kept: the counters here, the timers of a scene in `AnswerTimers`, and that of the
/// last kind of message in the `AnswerClock` of its socket.
final class ServerMetrics {
  let registry = PrometheusRegistry(help: ServerMetric.descriptions)
  let connectionsInAll: Counter
  let mergedAnswers: Counter
  let receivedBytes: Counter
  let sentBytes: Counter
  let droppedSessions: Counter
  let expiredSessions: Counter
  let resumedSessions: Counter
  let loopLag: CoreMetrics.Timer
  private let longestWork: [WorkClock.Kind: Meter]
  private var longest: [WorkClock.Kind: Duration] = [:]
  private let appCrashes: [CrashNotice.Reason: Counter]
  private let appProcesses: Meter
  private let refusedMessages: [ErrorCode: Counter]
  private let refusedRequests: [RefusedRequest: Counter]
  private let connections: Meter
  private let draining: Meter
  private let residentMemory: Meter
  private let allocatedMemory: Meter
  private let sessionMemory: Meter
  private let openSessions: Meter
  private let waitingSessions: Meter
  private var connectionsByAccess: [String: Meter] = [:]
  private var sceneLabels = BoundedLabels(atMost: ServerMetrics.mostScenes)
  private var timersByLabel: [String: AnswerTimers] = [:]

  /// The greatest number of scenes with times of their own. A folder can have any number of scenes over time.
  private static let mostScenes = 100

  /// - Parameters:
  ///   - version: The version of the server.
  ///   - process: The name of the process, or nil if it has none.
  init(version: String, process: String?) {
    let registry = registry
    func counter(_ metric: ServerMetric, _ labels: [(String, String)] = []) -> Counter {
      Counter(label: metric.rawValue, dimensions: labels, factory: registry)
    }
    func meter(_ metric: ServerMetric, _ labels: [(String, String)] = []) -> Meter {
      Meter(label: metric.rawValue, dimensions: labels, factory: registry)
    }
    connectionsInAll = counter(.connectionsInAll)
    mergedAnswers = counter(.mergedAnswers)
    receivedBytes = counter(.receivedBytes)
    sentBytes = counter(.sentBytes)
    droppedSessions = counter(.droppedSessions)
    expiredSessions = counter(.expiredSessions)
    resumedSessions = counter(.resumedSessions)
    loopLag = CoreMetrics.Timer(label: ServerMetric.loopLag.rawValue, dimensions: [], factory: registry)
    // Every reason has a series from the start, so that the first refusal shows as an increase.
    refusedMessages = Dictionary(
      uniqueKeysWithValues: ErrorCode.allCases.map { ($0, counter(.refusedMessages, [("code", $0.rawValue)])) })
    refusedRequests = Dictionary(
      uniqueKeysWithValues: RefusedRequest.allCases.map { ($0, counter(.refusedRequests, [("reason", $0.rawValue)])) })
    appCrashes = Dictionary(
      uniqueKeysWithValues: CrashNotice.Reason.allCases.map { ($0, counter(.appCrashes, [("reason", $0.rawValue)])) })
    longestWork = Dictionary(
      uniqueKeysWithValues: WorkClock.Kind.allCases.map { ($0, meter(.longestWork, [("work", $0.rawValue)])) })
    for meter in longestWork.values { meter.set(0) }
    appProcesses = meter(.appProcesses)
    connections = meter(.connections)
    draining = meter(.draining)
    residentMemory = meter(.residentMemory)
    allocatedMemory = meter(.allocatedMemory)
    sessionMemory = meter(.sessionMemory)
    openSessions = meter(.sessions, [("state", "open")])
    waitingSessions = meter(.sessions, [("state", "waiting")])
    meter(.buildInfo, [("version", version), ("process", process ?? "")]).set(1)
  }

  func countRefusal(_ code: ErrorCode) { refusedMessages[code]?.increment() }

  func countRefusal(_ reason: RefusedRequest) { refusedRequests[reason]?.increment() }

  func countCrash(_ reason: CrashNotice.Reason) { appCrashes[reason]?.increment() }

  /// The timers of the answers for a scene, or for messages to several scenes or to none.
  func timers(ofScene id: String?, isForSeveral: Bool) -> AnswerTimers {
    if let id { return timers(labelled: sceneLabels.label(for: id)) }
    return timers(labelled: (isForSeveral ? AnswerTimers.Label.several : .none).rawValue)
  }

  private func timers(labelled label: String) -> AnswerTimers {
    if let timers = timersByLabel[label] { return timers }
    let timers = AnswerTimers(scene: label, in: registry)
    timersByLabel[label] = timers
    return timers
  }

  /// The state of a server at a moment, which it measures only when somebody asks.
  struct State {
    var connections: Int
    /// The connections of each access name that the server admits.
    var connectionsByAccess: [String: Int]
    var isDraining: Bool
    var residentMemory: Int64?
    var allocatedMemory: Int64?
    var openSessions: Int
    var waitingSessions: Int
    var sessionMemory: Int
    /// The processes of apps that have their own.
    var appProcesses = 0
  }

  /// The text for Prometheus.
  func text(_ state: State) -> [UInt8] {
    connections.set(state.connections)
    setConnectionsByAccess(state.connectionsByAccess)
    draining.set(state.isDraining ? 1 : 0)
    if let bytes = state.residentMemory { residentMemory.set(bytes) }
    if let bytes = state.allocatedMemory { allocatedMemory.set(bytes) }
    openSessions.set(state.openSessions)
    waitingSessions.set(state.waitingSessions)
    sessionMemory.set(state.sessionMemory)
    appProcesses.set(state.appProcesses)
    return registry.text()
  }

  /// Notes the time of a piece of work, of which the longest counts.
  func note(_ kind: WorkClock.Kind, _ time: Duration) {
    guard time > longest[kind, default: .zero] else { return }
    longest[kind] = time
    longestWork[kind]?.set(time / .seconds(1))
  }

  /// Sets the connections of each access name, and takes away the series of names that are gone.
  private func setConnectionsByAccess(_ connections: [String: Int]) {
    for (name, meter) in connectionsByAccess where connections[name] == nil {
      meter.destroy()
      connectionsByAccess[name] = nil
    }
    for (name, count) in connections { meter(ofAccess: name).set(count) }
  }

  private func meter(ofAccess name: String) -> Meter {
    if let meter = connectionsByAccess[name] { return meter }
    let meter = Meter(label: ServerMetric.accessConnections.rawValue, dimensions: [("access", name)], factory: registry)
    connectionsByAccess[name] = meter
    return meter
  }
}
