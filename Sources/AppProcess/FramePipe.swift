import AppWire
import CAppProcess
import Dispatch
import Foundation

/// The socket between the process and the server: frames in, frames out, without waiting.
@MainActor final class FramePipe {
  private let socket: Int32
  private var joiner = FrameJoiner(isOfApp: false)
  private var unsent: [UInt8] = []
  private var sender: (any DispatchSourceWrite)?
  private var isSending = false

  init(_ socket: Int32) {
    self.socket = socket
    _ = capp_set_nonblocking(socket)
  }

  /// Calls the closure on the main queue whenever there are bytes. The source lasts as long as the process.
  func whenReadable(_ action: @escaping @MainActor () -> Void) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(action) }
    source.resume()
    return source
  }

  /// Reads what is there. Returns false once the server has gone, or if it has sent what is no frame.
  func receive(_ take: (Frame) -> Void) -> Bool {
    guard readAll() else { return false }
    do throws(FrameJoiner.Violation) {
      while let frame = try joiner.next() { take(frame) }
    } catch {
      return false
    }
    return true
  }

  private func readAll() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(socket, &buffer, buffer.count)
      if count > 0 {
        joiner.append(buffer[..<count])
        if count < buffer.count { return true }
      } else if count < 0, errno == EINTR {
        continue
      } else {
        return count < 0 && errno == EAGAIN
      }
    }
  }

  func send(_ frame: Frame) {
    unsent += frame.bytes
    flush()
  }

  private func flush() {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { capp_send(socket, $0.baseAddress, $0.count, nil, 0) }
      if count > 0 {
        unsent.removeFirst(count)
      } else if errno != EINTR {
        break
      }
    }
    setSending(!unsent.isEmpty)
  }

  /// Waits for the socket to take more, or stops waiting.
  private func setSending(_ isWanted: Bool) {
    guard isWanted != isSending else { return }
    isSending = isWanted
    if sender == nil {
      let source = DispatchSource.makeWriteSource(fileDescriptor: socket, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { self.flush() } }
      sender = source
    }
    if isWanted { sender?.resume() } else { sender?.suspend() }
  }
}
