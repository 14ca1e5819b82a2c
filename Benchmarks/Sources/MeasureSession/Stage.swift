import PreviewProtocol
import SplitKit
import Workload

/// The work that is measured: it takes a message, and returns the length of the answer in bytes.
typealias Work = ([UInt8]) -> Int

/// Creates the work of a case. A stage ends where the next one begins, so each is the difference between two depths. This
/// file is the only one that knows how a session divides its work.
func work(of measured: Case) throws -> Work {
  switch measured.depth {
  case .read:
    return { text in
      guard case .success = ClientMessage.decode(text).message else { fatalError("The message cannot be read.") }
      return 0
    }
  case .change:
    let opened = try opened(measured)
    return { text in
      apply(text, to: opened)
      return 0
    }
  case .scene:
    let opened = try opened(measured)
    return { text in
      apply(text, to: opened)
      guard !opened.reader.read().panes.isEmpty else { fatalError("The window shows nothing.") }
      return 0
    }
  case .session, .inquiry:
    let sessions = (0..<measured.sessions).map { _ in Conversation(measured.setUp) }
    var next = 0
    return { text in
      next = next + 1 < sessions.count ? next + 1 : 0
      return sessions[next].say(text)
    }
  }
}

private func opened(_ measured: Case) throws -> OpenedWindow {
  guard let opened = try OpenedWindow(measured.setUp[0]) else { fatalError("\(measured.label) opens no scene.") }
  return opened
}

private func apply(_ text: [UInt8], to opened: OpenedWindow) {
  guard case .success(.resize(let size, let safeArea)) = ClientMessage.decode(text).message else {
    fatalError("The message is no resize.")
  }
  opened.resize(to: size, safeArea: safeArea)
}
