import AppWire
import CAppProcess
import Foundation
import PreviewProtocol

/// A question that a copy of the process answers.
///
/// The copy has the app's globals as they are, and whatever it does with them ends with it. It has one thread: code of the app that
/// waits for another one waits in vain, and the process ends the copy after `patience`.
@MainActor final class ForkedInquiry {
  /// The number of seconds for which a copy may work.
  nonisolated static let patience = 30

  /// Whether a copy of a process with threads can run here. Elsewhere the process itself answers, and copies of the app share its
  /// globals.
  nonisolated static var isPossible: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  private let process: pid_t
  private let input: Int32
  private var received: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private var reader: Timer?
  private let deadline = ContinuousClock.now + .seconds(patience)
  private let finish: (ForkedInquiry, [[UInt8]]) -> Void

  /// Begins to answer a message. Returns nil if the system starts no process.
  ///
  /// - Parameter finish: Called with the JSON of the answers, which are none if the copy has failed.
  init?(_ message: ReceivedMessage, in session: Session, finish: @escaping (ForkedInquiry, [[UInt8]]) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard capp_pipe(&ends) == 0 else { return nil }
    fflush(nil)
    let process = capp_fork_with_threads()
    if process == 0 { Self.answer(message, in: session, to: ends[1]) }
    close(ends[1])
    guard process > 0 else {
      close(ends[0])
      return nil
    }
    (self.process, input, self.finish) = (process, ends[0], finish)
    _ = capp_set_nonblocking(input)
    listen()
  }

  /// Ends the copy. Nobody waits for its answer.
  func end() {
    kill(process, SIGKILL)
    stopListening()
    reap()
  }

  /// The time between two looks at the pipe, in seconds.
  private static let interval = 0.004

  /// Looks at the pipe again and again. A source of libdispatch for the pipe of a process that ends has made libdispatch read a source
  /// that was gone, which ended the app (observed with Swift 6.3 on Linux).
  private func listen() {
    reader = Timer.scheduledTimer(withTimeInterval: Self.interval, repeats: true) { _ in
      MainActor.assumeIsolated { self.look() }
    }
  }

  private func stopListening() {
    guard let reader else { return }
    reader.invalidate()
    self.reader = nil
    close(input)
  }

  private func look() {
    if ContinuousClock.now > deadline { kill(process, SIGKILL) }
    receive()
  }

  private func receive() {
    while true {
      let count = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
      if count > 0 {
        received += buffer[..<count]
      } else if count < 0, errno == EINTR {
        continue
      } else if count < 0, errno == EAGAIN {
        return
      } else {
        break
      }
    }
    stopListening()
    reap()
    finish(self, answers)
  }

  private func reap() {
    var status: Int32 = 0
    while capp_reap(process, &status) == 0 { usleep(1_000) }
  }

  /// The whole answers in what was received. A copy that ends early leaves a part of one, or none.
  private var answers: [[UInt8]] {
    var joiner = FrameJoiner(isOfApp: false)
    joiner.append(received)
    var answers: [[UInt8]] = []
    while let frame = try? joiner.next() { answers.append(frame.payload) }
    return answers
  }

  /// Answers in the copy, and ends it.
  private static func answer(_ message: ReceivedMessage, in session: Session, to output: Int32) -> Never {
    capp_become_copy()
    session.forgetAnswers()
    session.begin(message, isWritable: true)
    while session.isApplying { session.proceed(isWritable: true) }
    while session.hasWork { session.work(steps: 1) }
    while let answer = session.nextMessage() {
      var bytes = Frame(.output, Array(answer.bytes[OutgoingMessage.headroom...])).bytes[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
        guard count > 0 || errno == EINTR else { capp_exit(1) }
        bytes = bytes.dropFirst(max(0, count))
      }
    }
    capp_exit(0)
  }
}
