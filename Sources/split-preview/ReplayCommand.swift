import ArgumentParser
import PreviewProtocol
import PreviewServer
import SamplePreviews
import SplitKit
import WebSocketServer

/// The command that repeats a recorded session and compares the answers.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Repeats a session that the page has saved, and compares every answer with the saved one.",
    discussion: """
      The command sends the messages of a transcript to a session in this process, without a server. If all answers are as \
      recorded, it prints how many there are. Otherwise it prints the first answer that differs, with its line in the file \
      and the path of the member, and exits with 1. docs/protocol.md describes transcripts, and what is not compared.

        split-preview replay mail.jsonl
      """)

  @Argument(help: ArgumentHelp("A transcript, as “Save transcript” in the timeline of the page writes it.", valueName: "file"))
  var file: String

  @OptionGroup var added: DevicesOption

  func run() throws {
    let devices = try naming(flags: { () throws(PreviewServerError) in try PreviewServer.devices(adding: added.devices) })
    var replay = Replay(try transcript(), previews: Preview.all, devices: devices)
    do {
      CurrentProcess.write(Self.sentences(try replay.run()) + "\n", to: .output)
    } catch {
      throw CommandError(description: "\(file):\(error)")
    }
  }

  private func transcript() throws -> SessionTranscript {
    let text = try FileTree.file(at: file)
    do {
      return try SessionTranscript(text)
    } catch {
      throw CommandError(description: "\(file):\(error)")
    }
  }

  private static func sentences(_ summary: ReplaySummary) -> String {
    func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    let answers = summary.compared == 1 ? "The only answer is" : "All \(summary.compared) answers are"
    let rest = "\(number(summary.unanswered, "message")) at the end had no answer when the transcript was saved."
    return "\(number(summary.sent, "message")) sent. \(answers) as recorded.\(summary.unanswered == 0 ? "" : " \(rest)")"
  }
}
