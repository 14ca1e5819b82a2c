import Foundation
import SamplePreviews
import Scenarios
import SplitKit
import Testing

/// An app whose places are tested, and what is said to it.
struct PlaceCase: CustomTestStringConvertible, Sendable {
  /// The kinds of messages.
  enum Kind: CaseIterable {
    case tap, touch, swipe, scroll, edit, focus, resize, drag, traits, background, set, present, perform
  }

  let scene: String
  var profile: String
  var options: Value = [:]
  var widths: [Double] = [1180, 820, 400]
  /// The kinds that are not said.
  var without: Set<Kind> = []
  /// The subjects that a place does not have.
  var lost: Set<SeenScene.Subject> = []

  var testDescription: String { "\(scene) \(profile) \(options.text)" }

  static let all: [PlaceCase] = [
    // The app renews the picture of its button when it restores a place, and after `set` only if the mode changes.
    PlaceCase(scene: "instagram", profile: "ios13", without: [.set]),
    PlaceCase(scene: "instagram", profile: "ios26", without: [.set]),
    PlaceCase(scene: "split-or-flip", profile: "ios13"), PlaceCase(scene: "adaptability", profile: "ios8"),
    PlaceCase(scene: "mail-slide", profile: "ios5"),
    PlaceCase(scene: "mail-slide", profile: "ios5", options: ["presentation": "popover"]),
    PlaceCase(scene: "mail", profile: "ios26"), PlaceCase(scene: "mail", profile: "ios14", options: ["style": "doubleColumn"]),
    PlaceCase(scene: "mail", profile: "ios18", options: ["compactTabBar": true]),
    PlaceCase(scene: "lab", profile: "ios26"), PlaceCase(scene: "lab", profile: "ios14", options: ["style": "tripleColumn"]),
    PlaceCase(scene: "lab", profile: "ios13"),
    PlaceCase(scene: "lab", profile: "ios18", options: ["embedding": "tab", "tabContent": "navigation"]),
    PlaceCase(scene: "flip", profile: "ios13"), PlaceCase(scene: "reader", profile: "ios26"),
    PlaceCase(scene: "lab-scenario", profile: "ios26"), PlaceCase(scene: "mail-scenario", profile: "ios26"),
  ]

  /// All samples, and the scenarios of `Examples/Scenarios`.
  static let previews: [Preview] =
    Preview.all
    + ["flip", "reader", "lab-scenario", "mail-scenario"].map { name in
      let url = URL(filePath: #filePath).appending(path: "../../../../Examples/Scenarios/\(name).yaml").standardized
      guard let text = try? String(contentsOf: url, encoding: .utf8),
        let scenario = try? Scenario.read(yaml: text, file: "\(name).yaml", named: name)
      else { preconditionFailure("\(url.path) is no scenario.") }
      return scenario.preview
    }
}
