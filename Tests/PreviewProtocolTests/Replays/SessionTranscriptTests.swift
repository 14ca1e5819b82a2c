import PreviewProtocol
import SplitKit
import Testing

/// Reading the files of transcripts.
struct SessionTranscriptTests {
  private static let head = #"{"transcript":1,"version":"0.1.0"}"#

  private static func read(_ lines: String...) throws(TranscriptError) -> SessionTranscript {
    try SessionTranscript(Array(lines.joined(separator: "\n").utf8))
  }

  @Test func `a transcript has its version, and its messages with their lines`() throws {
    let transcript = try Self.read(
      Self.head, #"{"at":0,"send":{"type":"open"}}"#, "", #"{"receive":{"type":"scene"},"at":12.5,"trimmed":true}"#, "\r")
    #expect(transcript.version == "0.1.0")
    #expect(transcript.entries.map(\.line) == [2, 4])
    #expect(transcript.entries.map(\.at) == [0, 12.5])
    #expect(
      transcript.entries.map(\.message) == [
        .send(["type": "open"]), .receive(["type": "scene"], isTrimmed: true),
      ])
  }

  @Test func `an answer may be nested deeper than a message`() throws {
    let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(try Self.read(Self.head, #"{"at":1,"receive":{"type":"scene","x":\#(deep)}}"#).entries.count == 1)
    let deeper = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    #expect(throws: TranscriptError.self) { try Self.read(Self.head, #"{"at":1,"receive":{"type":"scene","x":\#(deeper)}}"#) }
  }

  @Test(arguments: [
    ("", 1, nil, "The file is empty. A transcript begins with {\"transcript\":1,\"version\":\"…\"}."),
    (#"{"transcript":1,"version":"1"}"#, 1, nil, "No line with a message follows the first one."),
    ("[]", 1, nil, "The line is an array. It must be an object."),
    ("{}", 1, "transcript", "transcript is missing."),
    (
      #"{"transcript":2}"#, 1, "transcript",
      "transcript is 2. This program reads transcripts of version 1. Replay it with the program that wrote it, or a later one."
    ),
    (#"{"transcript":1,"version":3}"#, 1, "version", "version is 3. It must be a string."),
    (#"+{"at":1,"send":"#, 2, nil, "The text ends too early. (at byte 15)"),
    (#"+{"send":{"type":"sync"}}"#, 2, "at", "at is missing."),
    (#"+{"at":-1,"send":{"type":"sync"}}"#, 2, "at", "at is -1. It must be a number of milliseconds from 0 on."),
    (
      #"{"transcript":1,"version":"1","mayDiffer":"rev"}"#, 1, "mayDiffer",
      "mayDiffer is \"rev\". It must be a list of at most 64 paths."
    ),
    (
      #"{"transcript":1,"version":"1","mayDiffer":["a..b"]}"#, 1, "mayDiffer",
      #"mayDiffer is ["a..b"]. "a..b" is no path of a member such as panes[*].frame. A name is missing."#
    ),
    (
      #"+{"at":1,"send":{"type":"sync"},"mayDiffer":["rev"]}"#, 2, "mayDiffer",
      #"mayDiffer is ["rev"]. Only a received answer can differ."#
    ),
    (#"+{"at":1}"#, 2, nil, "send or receive is missing."),
    (#"+{"at":1,"send":[]}"#, 2, "send", "send is an array. It must be an object."),
    (#"+{"at":1,"send":{}}"#, 2, "send.type", "send.type is missing."),
    (#"+{"at":1,"receive":{"type":4}}"#, 2, "receive.type", "receive.type is 4. It must be a string."),
    (
      #"+{"at":1,"receive":{"type":"scene"},"trimmed":1}"#, 2, "trimmed", "trimmed is 1. It must be true or false."
    ),
  ])
  func `an error names the line and the path`(_ text: String, line: Int, path: String?, message: String) {
    let lines = text.hasPrefix("+") ? "\(Self.head)\n\(text.dropFirst())" : text
    do throws(TranscriptError) {
      _ = try SessionTranscript(Array(lines.utf8))
      Issue.record("\(text) was read.")
    } catch {
      #expect((error.line, error.path) == (line, path))
      #expect(error.message == message)
      #expect(error.description == "\(line): \(message)")
    }
  }

  /// Cut files, and files with other bytes, are read or refused, and a replay of what can be read ends.
  @Test func `damaged files do no harm`() throws {
    var recording = Recording()
    recording.send(#"{"type":"open","id":1,"scene":"lab","updates":"moved"}"#)
    recording.receiveAll()
    recording.resume(id: 2)
    recording.send(#"{"type":"resize","id":3,"width":600,"height":800}"#)
    recording.receiveAll()
    let text = Array(recording.lines.joined(separator: "\n").utf8)
    var random = Xorshift(seed: 19)
    for _ in 0..<300 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
      guard let transcript = try? SessionTranscript(bytes) else { continue }
      var replay = Replay(transcript, previews: [])
      _ = replay.run()
      var lockStep = LockStepReplay(transcript, server: MemoryServer())
      _ = try? lockStep.run()
    }
  }
}
