import Synchronization

/// The state of a server as its thread tells it to other threads, again and again.
final class Pulse: Sendable {
  /// The state of a server at one moment.
  struct State: Equatable {
    var clients = 0
    var sessions = 0
    var isDraining = false

    /// How a server with this state is, as far as its own thread can tell.
    var health: Health { isDraining ? .draining : .fine }
  }

  /// How a server is, as seen from another thread.
  enum Health: Equatable {
    case fine
    case draining
    /// The server's thread has not told anything for longer than it may be busy.
    case silent(for: Duration)
  }

  /// The time for which a thread may be busy, such as with pages that all come back at once. It is a choice of this project.
  static let longestSilence = Duration.seconds(2)

  private let last: Mutex<(state: State, time: Duration)>

  init(at time: Duration) { last = Mutex((State(), time)) }

  /// Tells the present state. The server's thread calls this method while it turns.
  func beat(_ state: State, at time: Duration) { last.withLock { $0 = (state, time) } }

  /// The state that was told last, and how the server is.
  func look(at time: Duration) -> (state: State, health: Health) {
    let (state, told) = last.withLock { $0 }
    let silence = time - told
    if silence > Self.longestSilence { return (state, .silent(for: silence)) }
    return (state, state.health)
  }
}
