import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// A scene in an OS version, with options that bring its split view into one of its styles.
struct ExplainedScene: CustomTestStringConvertible, Sendable {
  let scene: String
  let profile: Profile
  var options: [Member] = []

  var testDescription: String { "\(scene) \(profile.id) \(options.first?.value.string ?? "")" }

  /// Every scene in each of its profiles, and the lab in each of its styles.
  static let all: [ExplainedScene] = Preview.all.flatMap { preview in
    preview.profiles.flatMap { profile in
      styles(of: preview, in: profile).map { style in
        ExplainedScene(
          scene: preview.id, profile: profile, options: style.map { [Member("style", .string($0.name))] } ?? [])
      }
    }
  }

  private static func styles(of preview: Preview, in profile: Profile) -> [SplitViewStyle?] {
    guard preview.id == "lab" else { return [nil] }
    return profile.splitView.hasColumnStyles ? SplitViewStyle.allCases : [.unspecified]
  }

  /// The message that opens the scene in a window.
  func message(_ size: Size) -> Value {
    [
      "type": "open", "scene": .string(scene), "profile": .string(profile.id), "options": .object(options),
      "window": ["width": .number(size.width), "height": .number(size.height)],
    ]
  }

  func open(_ size: Size) throws -> OpenPreview {
    guard case .open(let open) = try ClientMessage.decode(message(size)).message.get() else { throw NotOpened() }
    return try OpenPreview(open, among: Preview.all, on: .builtIn)
  }

  private struct NotOpened: Error {}
}
