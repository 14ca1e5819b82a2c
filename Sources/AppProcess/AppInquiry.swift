import AppWire
import Dispatch
import PreviewProtocol
import SplitKit

/// The question of a command in the process of an app, in place of a conversation.
///
/// The process is there for this question alone. As in the copy of a process that answers a client, what the app does by itself waits
/// while the answer is found, so both give the same answer.
@MainActor final class AppInquiry {
  private let preview: Preview
  private let devices: DeviceCatalog
  private let pipe: FramePipe

  init(_ preview: Preview, devices: DeviceCatalog, _ pipe: FramePipe) {
    (self.preview, self.devices, self.pipe) = (preview, devices, pipe)
  }

  /// Opens what the question of a frame is about, and answers once the app rests. Returns false if the frame has no question.
  func start(_ frame: Frame) -> Bool {
    guard let question = SceneQuestion(json: frame.payload) else { return false }
    do throws(ProtocolError) {
      let inquiry = try SceneInquiry(question, among: [preview], on: devices)
      goOn(with: inquiry)
    } catch {
      tell(.failure(error))
    }
    return true
  }

  /// Waits until the app rests, and then applies the next step of the question or answers it.
  private func goOn(with inquiry: SceneInquiry) {
    noteStep()
    AppRest.wait(while: { inquiry.revision }, isCommand: true, then: { self.takeStep(of: inquiry) })
  }

  private func takeStep(of inquiry: SceneInquiry) {
    do throws(ProtocolError) {
      if try inquiry.takeStep() { return goOn(with: inquiry) }
      tell(.success(try inquiry.reply(step: noteStep)))
    } catch {
      tell(.failure(error))
    }
  }

  /// Shows that the process goes on, so that an answer may take long, and an endless loop in the app is found.
  private func noteStep() { pipe.send(Frame(.checking)) }

  private func tell(_ result: Result<SceneReply, ProtocolError>) { pipe.send(Frame(.reply, SceneReply.json(of: result))) }
}
