/// An app that a client has open.
public struct RemotePreview: Sendable {
  /// The client that has the preview.
  public let client: PreviewClient
  /// The slot, or nil for slot 0.
  public let slot: Int?

  /// The newest scene of the preview. Throws ``PreviewError/noPreview(slot:)`` after it was closed.
  public var scene: PreviewScene {
    get async throws(PreviewError) { try await client.scene(slot: slot ?? 0) }
  }

  /// The crash of the app, or nil while it runs.
  public var crash: PreviewCrash? {
    get async { await client.crash(slot: slot ?? 0) }
  }

  /// Sends a message for this preview and returns its answer, as ``PreviewClient/send(_:slot:timeout:)`` does.
  @discardableResult
  public func send<Answer>(_ request: PreviewRequest<Answer>, timeout: Duration? = nil) async throws -> Answer {
    try await client.send(request, slot: slot, timeout: timeout)
  }

  /// Sends a message without waiting for its answer. If the server refuses it, the next ``waitUntil(timeout:_:)`` throws
  /// ``PreviewError/refused(_:)``.
  public func post<Answer>(_ request: PreviewRequest<Answer>, timeout: Duration? = nil) async throws {
    try await client.post(request, slot: slot, timeout: timeout)
  }

  /// Waits until a scene is as the test wants it, and returns that scene. The newest scene is tested at once, and then each that comes.
  ///
  /// - Throws: ``PreviewError/timedOut(waitingFor:after:)`` with the outline of the last scene, ``PreviewError/refused(_:)`` for a
  ///   message that was posted, ``PreviewError/crashed(_:)`` for an app that has ended, what the test throws, the error that has ended the connection, or `CancellationError`.
  @discardableResult
  public func waitUntil(
    timeout: Duration? = nil, _ isWanted: @escaping @Sendable (PreviewScene) throws -> Bool
  ) async throws -> PreviewScene {
    let number = slot ?? 0
    do {
      return try await client.wait(for: "such a scene", timeout: timeout) { client in
        try client.scene(slot: number, where: isWanted)
      }
    } catch PreviewError.timedOut(let what, let time) {
      let last = try? await scene.outline
      throw PreviewError.timedOut(waitingFor: last.map { "\(what) (the last one was: \($0))" } ?? what, after: time)
    }
  }
}
