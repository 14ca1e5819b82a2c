/// The loop in which a server waits for its sockets.
package enum EventLoop: String, Sendable, CaseIterable {
  /// `libev` for a server that may have a crowd of clients, if libev is available, and otherwise `poll`.
  case automatic = "auto"
  /// The loop of libwebsockets itself. It looks at every socket whenever one of them has something to do.
  case poll
  /// A loop of libev, which looks only at the sockets that have something to do. Without libev, a server takes `poll`.
  case libev

  /// The greatest number of clients for which `automatic` stands for `poll`.
  ///
  /// Up to this number, the loops hardly differ, and `poll` needs nothing that may be missing. docs/security.md has the
  /// figures.
  package static let mostClientsForPoll = 256

  /// Whether a server with this setting should wait with libev.
  func prefersLibev(clients: Int) -> Bool {
    switch self {
    case .automatic: clients > Self.mostClientsForPoll
    case .poll: false
    case .libev: true
    }
  }
}
