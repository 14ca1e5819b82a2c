import PreviewProtocol
import SamplePreviews
import ScenePicture
import Scenarios
import SplitKit

/// Files of a user or of an app. Each is refused with a sentence, or it is what the program says that it is.
enum FuzzedFiles {
  /// The greatest number of messages of a transcript that is replayed. The first messages show what one does.
  private static let mostEntries = 32

  /// Checks that an image has a size that can be drawn.
  static func readImage(_ bytes: [UInt8]) {
    guard let format = ImageFormat(head: bytes) else { return }
    precondition(format.size.width > 0 && format.size.height > 0, "An image has no size.")
    precondition(format.size.width.isFinite && format.size.height.isFinite, "An image has no end.")
    let head = Array(bytes.prefix(ImageFormat.headLength))
    precondition(ImageFormat(head: head) == format, "Bytes behind the head count.")
  }

  static func readTranscript(_ bytes: [UInt8]) {
    do throws(TranscriptError) {
      let transcript = try SessionTranscript(bytes)
      guard transcript.entries.count <= mostEntries else { return }
      var replay = Replay(transcript, previews: Preview.all)
      _ = replay.run()
    } catch {
      precondition(error.line >= 1, "A place begins with 1.")
      check(error.message)
    }
  }

  /// Checks that the names and the tokens of a list differ.
  static func readAccess(_ bytes: [UInt8]) {
    do throws(ScenarioError) {
      let list = try AccessList.read(yaml: String(decoding: bytes, as: UTF8.self), file: "fuzz.yaml")
      precondition(list.entries.count <= AccessList.most, "There are too many names.")
      precondition(Set(list.entries.map(\.name)).count == list.entries.count, "Two entries have one name.")
      precondition(Set(list.entries.map(\.token)).count == list.entries.count, "Two names have one token.")
    } catch {
      check(error.message)
    }
  }

  static func readDevices(_ bytes: [UInt8]) {
    do throws(ProtocolError) {
      let catalog = try DeviceCatalog(file: bytes)
      precondition(Set(catalog.devices.map(\.id)).count == catalog.devices.count, "Two devices have one id.")
      _ = DeviceCatalog.builtIn.adding(catalog)
    } catch {
      check(error.message)
    }
  }

  private static func check(_ message: String) {
    precondition(isSentence(message) || message.hasSuffix("…") || message.hasSuffix(")"), "An error is a sentence.")
    precondition(message.utf8.count < 2_100, "An error repeats a long text.")
  }
}
