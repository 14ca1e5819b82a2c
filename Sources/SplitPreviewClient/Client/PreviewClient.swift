import NIOCore

/// A connection to a server, with a preview in each of its slots.
///
///     let client = try await PreviewClient.connect(to: "http://127.0.0.1:8080/")
///     let preview = try await client.open("lab", width: 1180, height: 820)
///     let scene = try await preview.send(.resize(width: 600, height: 820))
///     await client.close()
///
/// Several tasks can use a client at once. Messages go out in the order of the calls. A client that nobody holds any more ends its
/// connection; the server keeps the session for a while.
public actor PreviewClient {
  /// The program of a server.
  public struct Server: Sendable, Hashable {
    /// The name of the program, and its version.
    public let name, version: String
  }

  /// The longest time that a method without a `timeout` waits.
  public nonisolated let timeout: Duration

  private let socket: PreviewSocket
  private var conversation: Conversation
  private var reader: Task<Void, Never>?
  /// Why the connection has ended.
  private var end: PreviewError?
  private var waiters: [Int: Waiter] = [:]
  private var newestWaiter = 0

  /// A task that waits for a condition.
  private struct Waiter {
    /// Ends the wait if the condition holds or throws, and returns whether it did.
    let check: (isolated PreviewClient) -> Bool
    let fail: (any Error) -> Void
  }

  private init(_ socket: PreviewSocket, _ conversation: Conversation, timeout: Duration) {
    (self.socket, self.conversation, self.timeout) = (socket, conversation, timeout)
  }

  deinit { reader?.cancel() }

  /// Connects to a server.
  ///
  /// - Parameters:
  ///   - address: The address that the server prints for browsers, or that of its socket. Its query can have the `token`.
  ///   - session: The session that the caller then continues with ``resume(_:)``. A proxy in front of several servers reads it in the
  ///     address, and finds the one that has the session.
  ///   - timeout: The longest time for this, and for each method of the client.
  ///   - secure: Adds TLS, as in ``PreviewSocket/connect(to:session:timeout:longestMessage:secure:)``.
  /// - Throws: The errors of ``PreviewSocket/connect(to:session:timeout:longestMessage:secure:)``, and
  ///   ``PreviewError/protocolMismatch(path:expected:)`` for a server with another protocol.
  public static func connect(
    to address: String, session: String? = nil, timeout: Duration = .seconds(30),
    secure: (@Sendable (any Channel, _ host: String) throws -> Void)? = nil
  ) async throws -> PreviewClient {
    let socket = try await PreviewSocket.connect(
      to: address, session: session, timeout: timeout, longestMessage: 64 << 20, secure: secure)
    var conversation = Conversation()
    try conversation.greet(try await socket.receive(timeout: timeout))
    let client = PreviewClient(socket, conversation, timeout: timeout)
    await client.beginReading()
    return client
  }

  /// The name with which another client can continue this session.
  public var session: String { conversation.session }
  /// The program of the server.
  public var server: Server { conversation.server }
  /// The name of this run of the server. Another name means that the server was restarted.
  public var epoch: String { conversation.epoch }

  /// The newest scene of a slot. Throws ``PreviewError/noPreview(slot:)`` if none is open there.
  public func scene(slot: Int = 0) throws(PreviewError) -> PreviewScene {
    guard let scene = conversation.scenes[slot] else { throw .noPreview(slot: slot) }
    return scene
  }

  /// The crash of the app in a slot, or nil while it runs.
  public func crash(slot: Int = 0) -> PreviewCrash? { conversation.crashes[slot] }

  /// Sends a message, waits for its answer, and returns what the answer becomes.
  ///
  /// - Throws: ``PreviewError/refused(_:)`` if the server refuses the message; ``PreviewError/timedOut(waitingFor:after:)``; the error
  ///   that has ended the connection; or `CancellationError`. After the last three of these, the server may have applied the message.
  @discardableResult
  public func send<Answer>(
    _ request: PreviewRequest<Answer>, slot: Int? = nil, timeout: Duration? = nil
  ) async throws -> Answer {
    let number = say(request, slot)
    defer { conversation.forget(number) }
    let reply = try await wait(for: "an answer to \(request.type)", timeout: timeout) { client in
      client.conversation.reply(to: number)
    }
    if let refusal = try reply.refusal() { throw PreviewError.refused(refusal) }
    return try request.answer(reply)
  }

  /// Sends a message, and returns when the system has taken it. The answers of a flood of messages can merge.
  ///
  /// A refusal is thrown by the next ``RemotePreview/waitUntil(timeout:_:)`` of the slot.
  public func post<Answer>(_ request: PreviewRequest<Answer>, slot: Int? = nil, timeout: Duration? = nil) async throws {
    if let end { throw end }
    let said = conversation.say(request.type, request.members, slot: slot, isPosted: true)
    try await socket.wait(for: socket.enqueue(said.text), timeout: timeout ?? self.timeout)
  }

  /// Waits until the server has applied every message so far.
  public func ping() async throws { try await send(.ping) }

  /// Ends the connection. The session waits for as long as the server keeps it.
  public func close() async {
    didEnd(.closed)
    await socket.close(timeout: timeout)
  }
}

extension PreviewClient {
  /// Numbers a message and hands it to the socket, so that messages go out in the order of the calls.
  private func say<Answer>(_ request: PreviewRequest<Answer>, _ slot: Int?) -> Int {
    let said = conversation.say(request.type, request.members, slot: slot)
    socket.enqueue(said.text)
    return said.number
  }

  private func beginReading() {
    let socket = socket
    reader = Task { [weak self] in
      do {
        while true {
          let text = try await socket.receive(timeout: .longestTimer)
          guard try await self?.take(text) != nil else { return }
        }
      } catch {
        await self?.didEnd(error as? PreviewError ?? .closed)
        await socket.close(timeout: .zero)
      }
    }
  }

  private func take(_ text: String) throws(PreviewError) {
    try conversation.take(text)
    checkWaiters()
  }

  private func checkWaiters() {
    for (number, waiter) in waiters where waiter.check(self) { waiters[number] = nil }
  }

  private func didEnd(_ error: PreviewError) {
    guard end == nil else { return }
    end = error
    reader?.cancel()
    let all = waiters
    waiters = [:]
    for waiter in all.values { waiter.fail(error) }
  }
}

extension PreviewClient {
  /// Waits until a condition has a value. It is asked at once, and after each message.
  func wait<Value: Sendable>(
    for what: String, timeout: Duration? = nil,
    until condition: @escaping @Sendable (isolated PreviewClient) throws -> Value?
  ) async throws -> Value {
    if let value = try condition(self) { return value }
    if let end { throw end }
    newestWaiter += 1
    let (number, time) = (newestWaiter, timeout ?? self.timeout)
    let timer = Task { [weak self] in
      try await Task.sleep(for: time)
      await self?.fail(number, PreviewError.timedOut(waitingFor: what, after: time))
    }
    defer { timer.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { add($0, number, condition) }
    } onCancel: {
      Task { [weak self] in await self?.fail(number, CancellationError()) }
    }
  }

  private func add<Value: Sendable>(
    _ continuation: CheckedContinuation<Value, any Error>, _ number: Int,
    _ condition: @escaping @Sendable (isolated PreviewClient) throws -> Value?
  ) {
    waiters[number] = Waiter { client in
      do {
        guard let value = try condition(client) else { return false }
        continuation.resume(returning: value)
      } catch {
        continuation.resume(throwing: error)
      }
      return true
    } fail: {
      continuation.resume(throwing: $0)
    }
  }

  private func fail(_ number: Int, _ error: any Error) { waiters.removeValue(forKey: number)?.fail(error) }

  /// The scene of a slot, if the test holds for it. Throws the refusal of a message that was posted there, and the crash of its app.
  func scene(slot: Int, where isWanted: (PreviewScene) throws -> Bool) throws -> PreviewScene? {
    if let refusal = conversation.takeRefusal(slot: slot) { throw PreviewError.refused(refusal) }
    if let crash = conversation.crashes[slot] { throw PreviewError.crashed(crash) }
    guard let scene = conversation.scenes[slot], try isWanted(scene) else { return nil }
    return scene
  }
}

extension PreviewClient {
  /// Continues a session whose connection is gone, and returns its previews. The previews that were open here are dropped.
  ///
  /// Behind a proxy of several servers, the client has connected with the `session`.
  ///
  /// - Throws: ``PreviewError/refused(_:)`` with the code `expired` if the session is gone, and then nothing changes; and the errors of
  ///   ``send(_:slot:timeout:)``.
  public func resume(_ session: String) async throws -> [RemotePreview] {
    let before = conversation.takeScenes()
    let first: PreviewScene
    do {
      first = try await send(PreviewRequest(scene: "open", ["resume": .string(session)]))
    } catch {
      conversation.restore(before)
      throw error
    }
    let slots = first.members["slots"]?.array?.compactMap(\.integer) ?? [0]
    return try await wait(for: "the scenes of the slots \(slots)") { client in
      guard slots.allSatisfy({ client.conversation.scenes[$0] != nil }) else { return nil }
      return slots.map { RemotePreview(client: client, slot: $0 == 0 ? nil : $0) }
    }
  }
}
