import CLibWebSockets

extension WebSocketServer {
  /// Heeds the stop handle.
  ///
  /// The first pull lets the server drain if it has time for that (`Limits.drainFor`): it goes on with its clients and admits
  /// only those that come back (`isReturning`), until the last one leaves or the time is over. A second pull ends the drain.
  func heedStopHandle(_ context: OpaquePointer) {
    guard stopHandle.isRequested, !isStopping else { return }
    if !isDraining, configuration.limits.drainFor > 0 { beginDrain() }
    if !isDraining || stopHandle.isUrgent || clients == 0 || lws_now_usecs() >= deadline { beginShutdown(context) }
  }

  private func beginDrain() {
    isDraining = true
    deadline = lws_now_usecs() + lws_usec_t(configuration.limits.drainFor) * 1_000_000
    observer?.willDrain(for: .seconds(configuration.limits.drainFor), clients: clients)
    setAlarm()
  }

  private func beginShutdown(_ context: OpaquePointer) {
    isStopping = true
    observer?.willStop(clients: clients)
    lws_callback_on_writable_all_protocol(context, protocols)
    deadline = lws_now_usecs() + lws_usec_t(configuration.limits.shutdownTimeout) * 1_000_000
    setAlarm()
  }

  /// The refusal of a further WebSocket, or nil if the server has room for it.
  func refusalForLackOfRoom(of request: HTTPRequest) -> HTTPResponse? {
    if isStopping { return .refusal(.serviceUnavailable, "The server stops.", because: .stopping) }
    if clients >= maximumClients {
      return .refusal(.serviceUnavailable, "The server has too many clients.", because: .full)
    }
    if let refusal = refusal(ofAccessBy: request) { return refusal }
    guard isDraining, !isReturning(request, gate.access(of: request)?.name) else { return nil }
    let sentence = "The server is about to stop, and admits only clients of sessions that it has."
    return .refusal(.serviceUnavailable, sentence, because: .draining)
  }

  /// The refusal of a further client with an access name, or nil if that name may have one more.
  private func refusal(ofAccessBy request: HTTPRequest) -> HTTPResponse? {
    guard case .name(let access) = gate.access(of: request),
      !accessCount.hasRoom(for: access, isReturning: isReturning(request, access.name))
    else { return nil }
    let most = access.clients ?? 0
    let sentence =
      "The access \(access.name) has \(most) \(most == 1 ? "client" : "clients") already, which is the most that it may have. "
      + "Close another page first."
    return .refusal(.serviceUnavailable, sentence, because: .accessFull)
  }
}
