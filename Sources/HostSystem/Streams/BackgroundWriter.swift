import Synchronization

/// Writes lines on a thread of its own, so that a caller never waits for whoever reads them.
///
/// A server writes its log with it. If nobody reads the log, as a harness with a full pipe or a terminal after Control-S, the lines wait in
/// a bounded buffer, and those that do not fit are left out and counted. The thread ends when there is nothing more to write.
package final class BackgroundWriter: Sendable {
  /// The standard streams of this process.
  package static let output = BackgroundWriter { _ = CurrentProcess.write($0, to: .output) }
  package static let error = BackgroundWriter { _ = CurrentProcess.write($0, to: .error) }

  /// The greatest number of bytes that wait for a reader. As many can be on their way in the thread.
  package static let capacity = 262_144
  /// The time for which a process that ends waits for a reader of its last lines.
  package static let lastPatience = Duration.milliseconds(500)

  private struct State {
    var lines: LineBuffer
    var isWriting = false
    var report: @Sendable (Int) -> [UInt8] = { Array("\(BackgroundWriter.sentence(leavingOut: $0))\n".utf8) }
  }

  private let state: Mutex<State>
  private let write: @Sendable ([UInt8]) -> Void

  /// - Parameter write: Writes bytes. It is called on the thread of the writer, and may wait for as long as it likes.
  package init(capacity: Int = BackgroundWriter.capacity, write: @escaping @Sendable ([UInt8]) -> Void) {
    state = Mutex(State(lines: LineBuffer(capacity: capacity)))
    self.write = write
  }

  /// Writes a text that ends in a line feed soon, or leaves it out if too much waits.
  package func put(_ line: String) { put(Array(line.utf8)) }

  /// Writes the bytes of a line soon, or leaves them out if too much waits.
  package func put(_ line: [UInt8]) {
    state.withLock { $0.lines.append(line) }
    start()
  }

  /// Sets the form of the line that reports how many lines were left out, such as that of a log in JSON.
  package func reportGaps(_ report: @escaping @Sendable (Int) -> [UInt8]) { state.withLock { $0.report = report } }

  /// Waits until everything is written, but no longer than a time. A process calls this method before it ends.
  package func flush(within time: Duration = BackgroundWriter.lastPatience) {
    let (clock, start) = (ContinuousClock(), ContinuousClock.now)
    self.start()
    while state.withLock({ $0.isWriting }), start.duration(to: clock.now) < time { WorkerThread.rest(for: .milliseconds(1)) }
  }

  /// The sentence about lines that nobody has read in time.
  package static func sentence(leavingOut count: Int) -> String {
    "\(count) \(count == 1 ? "line was" : "lines were") left out, because nobody read \(count == 1 ? "it" : "them")."
  }

  /// Starts the thread if there is something to write and it does not run. Without a thread the lines wait for the next call.
  private func start() {
    let isNeeded = state.withLock { state in
      guard !state.isWriting, !state.lines.isEmpty else { return false }
      state.isWriting = true
      return true
    }
    if isNeeded, !WorkerThread.start({ self.work() }) { state.withLock { $0.isWriting = false } }
  }

  private func work() {
    while let bytes = next() { write(bytes) }
  }

  private func next() -> [UInt8]? {
    state.withLock { state in
      let bytes = state.lines.take(state.report)
      state.isWriting = bytes != nil
      return bytes
    }
  }
}
