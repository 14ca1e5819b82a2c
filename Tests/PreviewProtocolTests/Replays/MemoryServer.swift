import PreviewProtocol
import SamplePreviews
import SplitKit

/// A server in memory whose client is never behind.
final class MemoryServer: ReplayServer {
  private var session: Session?
  /// The sessions of lost connections, by their names.
  private var lost: [String: Session] = [:]
  private var connections = 0
  private var waiting: [[UInt8]] = []

  func connect() {
    if let session { lost["connection \(connections)"] = session }
    connections += 1
    let server = ServerIdentity(name: "split-preview", version: "8", epoch: "memory", resumeFor: 600)
    let next = Session(name: "connection \(connections)", previews: Preview.all, server: server)
    waiting = [Array(next.hello().text.utf8)]
    session = next
  }

  func send(_ text: [UInt8]) {
    guard let session else { preconditionFailure("A message is sent after connecting.") }
    let message = try? JSONReader.read(text)
    if let name = message?["resume"]?.string, let old = lost.removeValue(forKey: name), old.hasPreview {
      old.forgetAnswers()
      old.resume(insteadOf: session, id: MessageID(of: text))
      self.session = old
    } else {
      session.receive(text, isWritable: true)
    }
    collect()
  }

  private func collect() {
    guard let session else { return }
    repeat {
      while let answer = session.nextMessage() { waiting.append(Array(answer.text.utf8)) }
      if session.hasWork { session.work(steps: 1000) }
    } while session.hasWork || session.hasOutput
  }

  func receive() throws -> [UInt8] {
    guard !waiting.isEmpty else { throw ReplayFailure(description: "There was no answer.") }
    return waiting.removeFirst()
  }
}
