/// The metrics of a server, by their names (docs/protocol.md, "Metrics").
///
/// The names follow the conventions of Prometheus: base units, and `_total` for what only grows.
enum ServerMetric: String, CaseIterable {
  case accessConnections = "split_preview_access_connections"
  case allocatedMemory = "split_preview_allocated_memory_bytes"
  case appCrashes = "split_preview_app_crashes_total"
  case appProcesses = "split_preview_app_processes"
  case answers = "split_preview_answer_seconds"
  case buildInfo = "split_preview_build_info"
  case connections = "split_preview_connections"
  case connectionsInAll = "split_preview_connections_total"
  case draining = "split_preview_draining"
  case loopLag = "split_preview_event_loop_lag_seconds"
  case longestWork = "split_preview_event_loop_longest_work_seconds"
  case mergedAnswers = "split_preview_merged_answers_total"
  case receivedBytes = "split_preview_received_bytes_total"
  case refusedMessages = "split_preview_refused_messages_total"
  case refusedRequests = "split_preview_refused_requests_total"
  case residentMemory = "split_preview_resident_memory_bytes"
  case sentBytes = "split_preview_sent_bytes_total"
  case sessionMemory = "split_preview_session_memory_bytes"
  case sessions = "split_preview_sessions"
  case droppedSessions = "split_preview_sessions_dropped_total"
  case expiredSessions = "split_preview_sessions_expired_total"
  case resumedSessions = "split_preview_sessions_resumed_total"

  /// The description in the text for Prometheus.
  var help: String {
    switch self {
    case .accessConnections: "The WebSockets that are open, by access name."
    case .allocatedMemory: "The bytes that the allocator of C has given out to the process and not got back."
    case .appCrashes: "The processes of apps that have ended although nobody wanted them to, by reason."
    case .appProcesses: "The processes of apps that have their own."
    case .answers: "The time from the receipt of a message until its answer was ready to be sent, by scene and type of message."
    case .buildInfo: "The version of the server and the name of its process. The value is always 1."
    case .connections: "The WebSockets that are open."
    case .connectionsInAll: "The WebSockets that have opened."
    case .draining: "Whether the server waits for its clients to leave before it stops: 1 if so, and otherwise 0."
    case .loopLag: "How much later than it was due a timer of the server's thread ran."
    case .longestWork:
      "The longest piece of work of the server's thread since the start, by the thread's own processor time, by kind of work."
    case .mergedAnswers: "The answers that merged with an earlier one, because the client read too slowly."
    case .receivedBytes: "The bytes of received WebSocket messages, without the heads of their frames."
    case .refusedMessages: "The messages that were answered with an error, by its code."
    case .refusedRequests: "The requests that were refused before the server looked at what they ask for, by reason."
    case .residentMemory: "The bytes of the process that are in the machine's memory."
    case .sentBytes: "The bytes of sent WebSocket messages, without the heads of their frames, and of HTTP responses."
    case .sessionMemory: "An estimate of the bytes that all sessions take."
    case .sessions: "The sessions that are open in a client, and those that wait for their client to come back."
    case .droppedSessions: "The sessions that were dropped because too many waited or all of them took too much memory."
    case .expiredSessions: "The sessions whose client has not come back in time."
    case .resumedSessions: "The sessions that a client has taken up again."
    }
  }

  /// The descriptions of all metrics by their names.
  static var descriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0.help) })
  }
}
