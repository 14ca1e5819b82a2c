import HostSystem
import Synchronization

/// The gzip form of bytes, which is made once, after somebody has asked for it.
///
/// A megabyte takes about 50 ms, in which the thread of a server would serve nobody. A thread of its own therefore makes a long form, and
/// there is none until then.
final class GzipForm: Sendable {
  private enum State { case none, begun, made([UInt8]) }

  /// The greatest length of bytes that are compressed at once. They take about 2 ms.
  static let longestAtOnce = 32 << 10

  private let bytes: [UInt8]
  private let state = Mutex(State.none)

  init(of bytes: [UInt8]) { self.bytes = bytes }

  /// The form, or nil while there is none. Whoever asks lets it be made.
  var form: [UInt8]? {
    let isNew = state.withLock { state in
      guard case .none = state else { return false }
      state = .begun
      return true
    }
    if isNew { begin() }
    return state.withLock { if case .made(let form) = $0 { form } else { nil } }
  }

  private func begin() {
    if bytes.count <= Self.longestAtOnce { return make() }
    // A later client asks again if there is no thread.
    if !WorkerThread.start({ self.make() }) { state.withLock { $0 = .none } }
  }

  private func make() {
    let form = gzipped(bytes) ?? bytes
    state.withLock { $0 = .made(form) }
  }
}
