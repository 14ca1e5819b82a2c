import HostSystem
import Synchronization
import WebSocketServer

/// The compressed forms of vector images. A thread of its own makes each of them once, after the first client has asked for the image.
/// The name of an image follows from its bytes, so no form gets old.
final class CompressedImages: Sendable {
  /// The greatest number of bytes of all forms.
  static let mostBytes = 16 << 20
  /// The greatest number of threads that compress at a time.
  fileprivate static let mostThreads = 2

  fileprivate struct State {
    var forms: [String: [UInt8]] = [:]
    /// The names of the forms, the oldest first.
    var names: [String] = []
    var bytes = 0
    var pending: Set<String> = []
  }

  private let state = Mutex(State())

  /// The compressed form of an image, or nil while there is none.
  func form(of name: String, _ file: OpenFile) -> [UInt8]? {
    guard MediaType.isCompressible(MediaType.of(path: name)) else { return nil }
    guard (CodedBytes.minimumLength...CodedBytes.maximumLength).contains(file.length) else { return nil }
    let (form, isNew) = state.withLock { ($0.forms[name], $0.begin(name)) }
    if isNew, !WorkerThread.start({ self.compress(name, file) }) { state.withLock { _ = $0.pending.remove(name) } }
    return form
  }

  private func compress(_ name: String, _ file: OpenFile) {
    let form = gzipped(file.bytes(at: 0, count: file.length))
    state.withLock { $0.end(name, form) }
  }
}

extension CompressedImages.State {
  /// Whether a form has to be made and may be made now. It counts as begun then.
  fileprivate mutating func begin(_ name: String) -> Bool {
    guard forms[name] == nil, pending.count < CompressedImages.mostThreads else { return false }
    return pending.insert(name).inserted
  }

  /// Keeps a form, in place of the oldest ones if there are too many.
  fileprivate mutating func end(_ name: String, _ form: [UInt8]?) {
    pending.remove(name)
    guard let form else { return }
    forms[name] = form
    names.append(name)
    bytes += form.count
    while bytes > CompressedImages.mostBytes, let oldest = names.first {
      names.removeFirst()
      bytes -= forms.removeValue(forKey: oldest)?.count ?? 0
    }
  }
}
