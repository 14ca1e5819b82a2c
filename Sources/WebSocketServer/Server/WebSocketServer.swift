import CLibWebSockets

/// An HTTP and WebSocket server that runs on one thread.
///
/// The server is not `Sendable`. It calls its handlers on the thread that called `run()`, so they need no locks. Other
/// threads can reach it only through its `StopHandle` and its `ServiceWaker`.
package final class WebSocketServer {
  /// The version of libwebsockets at run time, such as `4.3.5`, without a suffix that its builders have added after a
  /// hyphen.
  package static var libraryVersion: String { String(String(cString: lws_get_library_version()).prefix { $0 != "-" }) }

  package let configuration: Configuration
  /// Whether the server should wait for its sockets with libev, and cannot, because libwebsockets has no libev here.
  package var lacksLibev: Bool {
    configuration.eventLoop.prefersLibev(clients: configuration.limits.clients) && !memory.loop.isLibev
  }
  /// The port that the server listens on, which is never 0.
  package let port: Int
  /// The number of open WebSockets.
  package private(set) var clients = 0
  /// The content that the server serves over HTTP. While the server runs, only its own thread may set it, as in an
  /// action of `every(_:_:)`.
  package var site = Site()

  private let handlerMaker: (WebSocketConnection) -> any WebSocketHandler
  private(set) var gate: Gate
  /// The clients of each access name.
  var accessCount = AccessCount()
  var httpConnections = HTTPConnections()
  /// The bodies that are sent piece by piece.
  var transfers: [OpaquePointer: Transfer] = [:]
  private(set) var servicePass: UInt64 = 0
  /// Hears of what the server does. Set it before `run()`.
  package var observer: (any WebSocketServerObserver)?
  /// Whether a request comes from a client of this server that has lost its connection. `accessName` is that of the client, or nil for
  /// one without. Such a client may connect while the server drains. Set it before `run()`.
  package var isReturning: (_ request: HTTPRequest, _ accessName: String?) -> Bool = { _, _ in false }
  /// Whether the server waits for its clients to leave.
  package internal(set) var isDraining = false
  /// Whether the server says goodbye to its clients.
  var isStopping = false
  /// The end of a drain or of a shutdown, in microseconds of libwebsockets' clock.
  var deadline = lws_usec_t.max
  private var timers: [Timer] = []
  /// The connections that resume reading with the next pass.
  private var resting: [WebSocketConnection] = []
  let stopHandle: StopHandle
  /// Wakes the server from other threads.
  package let waker = ServiceWaker()
  private var wakeActions: [() -> Void] = []
  var workClock = WorkClock()
  private let memory: ContextMemory
  /// The context of libwebsockets, or `nil` once the server has run.
  private var context: OpaquePointer?

  /// Creates a server that listens. It answers nothing until `run()`.
  ///
  /// - Parameter makeHandler: Creates the handler of each WebSocket that opens.
  package init(
    _ configuration: Configuration, stopHandle: StopHandle = StopHandle(),
    makeHandler: @escaping (WebSocketConnection) -> any WebSocketHandler
  ) throws(WebSocketServerError) {
    let memory = ContextMemory(configuration: configuration)
    let listener = try Listener.open(configuration, memory: memory)
    self.configuration = configuration
    self.stopHandle = stopHandle
    handlerMaker = makeHandler
    self.memory = memory
    context = listener.context
    port = listener.port
    gate = Gate(
      socketPath: configuration.socketPath, address: configuration.address, port: listener.port,
      allowedHosts: configuration.allowedHosts, allowedOrigins: configuration.allowedOrigins,
      allowedEmbedders: configuration.allowedEmbedders, token: configuration.token,
      monitorToken: configuration.monitorToken, monitorPaths: configuration.monitorPaths)
    stopHandle.attach(to: listener.context)
    waker.attach(to: listener.context)
    memory.server = self
  }

  deinit {
    destroyContext()
  }

  /// Serves until the stop handle is pulled, and drains if it is set to. The server then closes every client with 1001 and returns
  /// when all have answered, or when `Limits.shutdownTimeout` has passed. A server runs once.
  package func run() {
    setAlarm()
    while let context, !isDone {
      heedStopHandle(context)
      if isDone || !memory.loop.turn(context) { break }
      servicePass &+= 1
      wakeResting()
      if waker.takeWake() { for action in wakeActions { measure(.wake, action) } }
      runTimers()
      // Nothing else may end the next wait for a connection that rests again.
      if !resting.isEmpty { memory.loop.setAlarm(context, after: 1) }
    }
    destroyContext()
  }

  /// Repeats an action at an interval while the server runs, on its thread. Call this method before `run()`.
  package func every(_ interval: Duration, _ action: @escaping () -> Void) {
    timers.append(Timer(every: interval, action))
  }

  /// Adds an action for wakes by other threads, which runs on the server's thread. Call this method before `run()`.
  package func whenWoken(_ action: @escaping () -> Void) { wakeActions.append(action) }

  /// The greatest number of WebSockets.
  package var maximumClients: Int { min(configuration.limits.clients, mostConnections - reservedForHTTP) }

  /// The protocol of the WebSockets.
  var protocols: UnsafePointer<lws_protocols> { UnsafePointer(memory.protocols) }

  /// The greatest number of connections, of both kinds.
  var mostConnections: Int { memory.connections }

  /// The number of connections that no WebSocket may take.
  var reservedForHTTP: Int { min(configuration.limits.connectionsForHTTP, mostConnections / 2) }

  /// Admits the tokens of these names from now on, and of no others besides the server's own. The caller closes the WebSockets of
  /// names that it takes back.
  package func admit(_ names: [AccessName]) { gate.admit(names) }

  /// The number of open WebSockets of each access name that is admitted, and of each that is not any more and still has some.
  package var clientsByAccess: [String: Int] {
    accessCount.open.merging(gate.accessNames.map { ($0, 0) }) { open, _ in open }
  }

  /// Counts a connection that has become a WebSocket. Returns the access name under which it was admitted.
  func didOpen(_ socket: OpaquePointer) -> String? {
    clients += 1
    httpConnections.remove(socket)
    return accessCount.didOpen(socket)
  }

  func didClose(_ connection: WebSocketConnection) {
    clients -= 1
    accessCount.didClose(connection.accessName)
  }

  private func wakeResting() {
    guard !resting.isEmpty else { return }
    let rested = resting
    resting.removeAll()
    for connection in rested { measure(.message) { connection.goOn() } }
  }

  private var isDone: Bool { isStopping && (clients == 0 || lws_now_usecs() >= deadline) }

  /// Runs the timers that are due. None is due while the alarm is still set.
  private func runTimers() {
    guard !memory.loop.hasAlarm else { return }
    for index in timers.indices {
      if let late = measure(.timer, { timers[index].fire(at: lws_now_usecs()) }) { observer?.didRunTimer(late: late) }
    }
    setAlarm()
  }

  /// Sets the alarm for the next timer, or for the end of a drain or of the shutdown.
  func setAlarm() {
    guard let context else { return }
    let next = timers.reduce(deadline) { min($0, $1.due) }
    memory.loop.setAlarm(context, after: next == .max ? .max : max(1, next - lws_now_usecs()))
  }

  /// Destroys the context. It detaches the handles first, because a signal or another thread can use them at any time.
  private func destroyContext() {
    guard let context else { return }
    stopHandle.detach()
    waker.detach()
    lws_context_destroy(context)
    self.context = nil
  }
}

extension WebSocketServer: WebSocketOwner {
  var trafficObserver: (any TrafficObserver)? { observer }

  var connectionLimits: WebSocketConnection.Limits { configuration.limits.eachConnection }

  func makeHandler(for connection: WebSocketConnection) -> any WebSocketHandler { handlerMaker(connection) }

  func didRest(_ connection: WebSocketConnection) { resting.append(connection) }
}
