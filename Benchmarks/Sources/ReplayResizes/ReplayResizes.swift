import PreviewProtocol
import SamplePreviews
import SplitKit

/// Applies resizes to a session without a socket, so that a profiler counts the session's work and nothing else.
///
///     replay-resizes SCENE PROFILE UPDATES COUNT
///
/// It prints the mean length of an answer in bytes. The sizes go up and down between two of the same size class, so that
/// no resize flips the layout.
@main
struct ReplayResizes {
  private let session = Session(
    name: "replay", previews: Preview.all,
    server: ServerIdentity(name: "replay", version: "0", epoch: "0", resumeFor: 0))

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let count = Int(arguments[4]), count > 0 else {
      fatalError("usage: replay-resizes SCENE PROFILE UPDATES COUNT")
    }
    let replay = ReplayResizes()
    replay.open(arguments[1], profile: arguments[2], updates: arguments[3])
    print(replay.resize(count) / count)
  }

  private func open(_ preview: String, profile: String, updates: String) {
    _ = say(
      #"{"type":"open","id":0,"scene":"\#(preview)","profile":"\#(profile)","updates":"\#(updates)","#
        + #""window":{"width":1366,"height":1024}}"#)
  }

  /// Resizes the window so many times, and returns the length of all answers in bytes.
  private func resize(_ count: Int) -> Int {
    var bytes = 0
    for index in 1...count {
      let width = 1200 + (index % 160 < 80 ? index % 80 : 80 - index % 80)
      bytes += say(#"{"type":"resize","id":\#(index),"width":\#(width),"height":820}"#)
    }
    return bytes
  }

  /// Applies a message, and returns the length of the answers in bytes.
  private func say(_ text: String) -> Int {
    session.receive(Array(text.utf8), isWritable: true)
    var bytes = 0
    while let message = session.nextMessage() { bytes += message.bytes.count - OutgoingMessage.headroom }
    return bytes
  }
}
