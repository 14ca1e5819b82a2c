import PreviewProtocol
import SamplePreviews
import SplitKit

/// Applies resizes to a session without a socket, so that a profiler counts the session's work and nothing else.
///
///     replay-resizes SCENE PROFILE UPDATES COUNT
///
/// The sizes go up and down between two of the same size class, so that no resize flips the layout.
let arguments = CommandLine.arguments
guard arguments.count == 5, let count = Int(arguments[4]), count > 0 else {
  fatalError("usage: replay-resizes SCENE PROFILE UPDATES COUNT")
}

let session = Session(
  name: "replay", previews: Preview.all,
  server: ServerIdentity(name: "replay", version: "0", epoch: "0", resumeFor: 0))

/// Applies a message and returns the length of the answer in bytes.
func say(_ text: String) -> Int {
  session.receive(Array(text.utf8), isWritable: true)
  var bytes = 0
  while let message = session.nextMessage() { bytes += message.bytes.count - OutgoingMessage.headroom }
  return bytes
}

let opening =
  #"{"type":"open","id":0,"scene":"\#(arguments[1])","profile":"\#(arguments[2])","updates":"\#(arguments[3])","#
  + #""window":{"width":1366,"height":1024}}"#
_ = say(opening)

var bytes = 0
for index in 1...count {
  let width = 1200 + (index % 160 < 80 ? index % 80 : 80 - index % 80)
  bytes += say(#"{"type":"resize","id":\#(index),"width":\#(width),"height":\#(820 + index % 2)}"#)
}
print(bytes / count)
