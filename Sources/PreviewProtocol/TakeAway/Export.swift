import SplitKit

/// The request for the settings of an open preview as lines of Swift.
final class Export: Inquiry {
  private let preview: String
  private let profile: Profile
  private let swift: String

  init(of current: OpenPreview) {
    preview = current.preview.id
    profile = current.application.profile
    swift = XcodePreview(of: current).text
  }

  let isDone = true

  func advance() {}

  func write(to writer: inout JSONWriter, ack: Acknowledgement) {
    writer.writeAnswer("export", ack: ack) { writer in
      writer.member("scene", preview)
      writer.member("profile", profile.id)
      writer.member("swift", swift)
    }
  }
}

extension XcodePreview {
  /// The settings of an open preview.
  init(of current: OpenPreview) { self.init(Scene(of: current.window), preview: current.preview.id) }
}
