import PreviewProtocol
import SplitKit

/// A reader that is given arbitrary bytes, and the rules that have to hold for all of them. A trap is a find.
///
/// `make fuzz` has libFuzzer look for bytes that trap; `make test` gives each target the corpus, in which every find
/// stays as a fixture.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// The reader of JSON.
  case json
  /// The decoder of messages.
  case message
  /// A whole conversation: a message in each line.
  case session
  /// A client of the Model Context Protocol: a message in each line.
  case context
  /// The reader of scenario files, and the app of a file that it accepts.
  case scenario
  /// The reader of project files of Xcode.
  case project
  /// The reader of catalogues of strings.
  case catalogue
  /// The frames of an app's process.
  case frames
  /// The report of a crash in the lines of an app's process.
  case trace
  /// The memory of the last calls of an app's process.
  case calls
  /// The output of an app's process.
  case output
  /// The reader of the first bytes of an image.
  case image
  /// The reader of transcripts, and the replay of a short one.
  case transcript
  /// The reader of files of access names.
  case access
  /// The reader of files of devices.
  case devices

  /// Runs the target. Returns when all holds, traps when not.
  public func run(_ bytes: [UInt8]) {
    switch self {
    case .json: Self.checkReader(bytes)
    case .message: Self.checkDecoder(bytes)
    case .session: FuzzedSession().run(bytes)
    case .context: FuzzedContext().run(bytes)
    case .scenario: FuzzedScenario.run(bytes)
    case .project: FuzzedProject.run(bytes)
    case .catalogue: FuzzedProject.runCatalogue(bytes)
    case .frames: FuzzedProcess.readFrames(bytes)
    case .trace: FuzzedProcess.readTrace(bytes)
    case .calls: FuzzedProcess.readCalls(bytes)
    case .output: FuzzedProcess.readOutput(bytes)
    case .image: FuzzedFiles.readImage(bytes)
    case .transcript: FuzzedFiles.readTranscript(bytes)
    case .access: FuzzedFiles.readAccess(bytes)
    case .devices: FuzzedFiles.readDevices(bytes)
    }
  }

  /// Checks that an accepted value is written in one way, and that this text is read as the same value.
  private static func checkReader(_ bytes: [UInt8]) {
    guard let value = try? JSONReader.read(bytes) else { return }
    let text = JSONWriter.text(of: value)
    guard let again = try? JSONReader.read(text) else { preconditionFailure("What was written cannot be read.") }
    precondition(again == value, "A value is another one after a round trip.")
    precondition(JSONWriter.text(of: again) == text, "Equal values are written differently.")
  }

  /// Checks that a refusal has words, and one of the codes that a decoder uses.
  private static func checkDecoder(_ bytes: [UInt8]) {
    let received = ClientMessage.decode(bytes)
    let (id, message) = (received.id, received.message)
    precondition(MessageID(of: bytes) == id, "The id is read in two ways.")
    guard case .failure(let error) = message else { return }
    precondition([.malformed, .unknownType, .missing, .invalid].contains(error.code), "The decoder knows no names.")
    // An error about the text itself may end in its position: "… (at byte 0)".
    precondition(isSentence(error.message) || error.message.hasSuffix(")"), "An error is a sentence.")
    precondition(error.message.utf8.count < 2_000, "An error says a long name back.")
    precondition(error.code != .malformed || id == nil, "What cannot be read has no id.")
  }
}
