import ScenePicture
import SplitKit

/// The request for a picture of an open preview.
///
/// The scene is read at once, so that the picture shows what was there when the client asked. It is drawn in a step of its
/// own, between other messages.
package final class Picture: Inquiry {
  let preview: String
  let profile: Profile
  /// The size of the window, in points.
  package let size: Size
  private let drawing: ScenePicture
  /// The picture, or an empty text before it is drawn.
  package private(set) var svg = ""

  init(of current: OpenPreview) {
    preview = current.preview.id
    profile = current.application.profile
    size = current.window.size
    drawing = ScenePicture(
      Scene(of: current.window), app: current.preview.drawingApp, profile: profile, language: current.application.language)
  }

  var isDone: Bool { !svg.isEmpty }

  func advance() { svg = drawing.svg }

  func write(to writer: inout JSONWriter, ack: Acknowledgement) {
    writer.writeAnswer("picture", ack: ack) { writer in
      writer.member("scene", preview)
      writer.member("profile", profile.id)
      writer.member("size", size)
      writer.member("svg", svg)
    }
  }
}
