import Scenarios
import SplitKit

/// A scenario file of arbitrary bytes. It is refused with a sentence and a place, or it is an app that opens in every OS version of its
/// own, takes taps and becomes narrow.
enum FuzzedScenario {
  /// The number of elements that are tapped. A list may be long, and its first elements show what taps do.
  private static let mostTaps = 16

  static func run(_ bytes: [UInt8]) {
    // The bytes of a file that is no UTF-8 are replaced here, and refused by those who read files.
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(ScenarioError) {
      let scenario = try Scenario.read(yaml: text, file: "fuzz.yaml", named: "fuzz")
      for profile in scenario.preview.profiles { open(scenario.preview, profile) }
    } catch {
      check(error, in: text)
    }
  }

  private static func check(_ error: ScenarioError, in text: String) {
    precondition(isSentence(error.message) || error.message.hasSuffix("…"), "An error is a sentence.")
    precondition(error.message.utf8.count <= 2_010, "An error repeats a long text.")
    guard let mark = error.mark else { return }
    precondition(mark.line >= 1 && mark.column >= 1, "A place begins with 1.")
  }

  /// Opens the app, and gives it a narrow window and taps.
  private static func open(_ preview: Preview, _ profile: Profile) {
    let application = Application(profile: profile)
    guard let options = try? preview.resolve([]), let content = try? preview.make(application, options) else {
      preconditionFailure("A file that can be read does not open.")
    }
    let window = Window(
      application: application, rootViewController: content.rootViewController, size: preview.windowSize, safeArea: nil,
      policy: preview.policy, traitOverrides: TraitOverrides())
    window.makeVisible()
    let reader = SceneReader(of: window)
    window.resize(to: Size(width: 375, height: 667))
    var ids: [String] = []
    for model in reader.read().viewModels { model.content.forEachElement { id, _ in ids.append(id) } }
    for id in ids.prefix(mostTaps) {
      _ = try? window.tap(id)
      _ = reader.read()
    }
    content.restore(content.place)
    window.resize(to: preview.windowSize)
    _ = reader.read()
  }
}
