/// The WebSockets of each access name, and the handshakes that have just been admitted.
///
/// Libwebsockets keeps the request of a handshake no longer than its answer, so its access name is noted until the WebSocket opens.
struct AccessCount {
  /// The number of open WebSockets of each name that has any.
  private(set) var open: [String: Int] = [:]
  private var admitted: [OpaquePointer: String] = [:]

  /// Whether a name may have a further WebSocket.
  ///
  /// A client that comes back takes the place of a WebSocket that can look alive long after the network has cut it. Such clients may
  /// therefore be as many again, but no more, because a client need not do what its address says.
  func hasRoom(for access: AccessName, isReturning: Bool) -> Bool {
    guard let most = access.clients else { return true }
    return open[access.name, default: 0] + admitted.values.count { $0 == access.name } < (isReturning ? 2 * most : most)
  }

  /// Notes the name of a handshake that was admitted.
  mutating func admit(_ socket: OpaquePointer, as name: String) { admitted[socket] = name }

  /// Forgets a handshake whose connection is gone.
  mutating func forget(_ socket: OpaquePointer) { admitted[socket] = nil }

  /// Counts a WebSocket that has opened. Returns its name.
  mutating func didOpen(_ socket: OpaquePointer) -> String? {
    guard let name = admitted.removeValue(forKey: socket) else { return nil }
    open[name, default: 0] += 1
    return name
  }

  /// Takes a closed WebSocket from the count.
  mutating func didClose(_ name: String?) {
    guard let name, let count = open[name] else { return }
    open[name] = count > 1 ? count - 1 : nil
  }
}
