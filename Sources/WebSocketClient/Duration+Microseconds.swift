import CLibWebSockets

extension Duration {
  /// The duration for libwebsockets, at most a century.
  var microseconds: lws_usec_t {
    let (seconds, attoseconds) = min(self, .seconds(100 * 366 * 86_400)).components
    return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
  }
}
