import ArgumentParser
import Checks
import PreviewProtocol
import SamplePreviews
import Scenarios
import SplitKit

/// The arguments of a command that opens a scene in one window: the scene, the window, the traits, and what happens in it.
struct WindowArguments: ParsableArguments {
  @OptionGroup var scene: SceneArguments

  @OptionGroup var version: ProfileOption

  // A value can begin with a dash, so the error for `--height -1` says that the height is wrong, not that it is missing.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The width of the window, from 1 to 20000, together with --height. (default: the device's screen, or the scene's own window)",
      valueName: "points"))
  var width: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The height of the window, from 1 to 20000, together with --width.", valueName: "points"))
  var height: Double?

  @OptionGroup var placement: PlacementArguments

  @OptionGroup var traits: TraitArguments

  @Option(
    help:
      "The language of the system's own texts: \(InterfaceLanguage.allCases.map(\.rawValue).joined(separator: ", ")). (default: en)"
  )
  var language: String?

  @Option(
    name: .customLong("do"),
    help: ArgumentHelp(
      "A step in the window, as a check has it, such as 'tap: compose', or as an address has it, such as 'tap(target:compose)'. "
        + "Repeatable. (default: none)", valueName: "step"))
  var steps: [String] = []

  @Option(
    help: ArgumentHelp(
      "An address of the page, such as Share copies it, whose window the command opens. Other flags change it. (default: none)",
      valueName: "address"))
  var link: String?

  func validate() throws {
    if link == nil { try scene.requireScene() }
  }

  /// The answer to a question about the window. A refusal of the message is in the words of the command.
  func reply(_ subject: SceneQuestion.Subject, as format: SceneQuestion.Format = .text) throws -> SceneReply {
    let (message, steps) = try window().opening(on: scene.devices())
    let question = SceneQuestion(subject, of: message, after: steps.map(\.message), as: format)
    do {
      return try scene.reply(to: question)
    } catch let error as ProtocolError {
      throw self.error(error, steps)
    }
  }

  /// The window of the link, or else a new one, as the flags change it.
  private func window() throws -> PageAddress {
    var window = try scene.window(linked(), profile: version.profile)
    try placement.apply(to: &window)
    if let size = try size() { try resize(&window, to: size) }
    for trait in try traits.members() { window.traits.replace(with: trait) }
    if let language { window.language = language }
    window.steps += try steps.map(Self.step)
    return window
  }

  /// Gives the window a size. On a device it is free then, and after the steps of a link it is resized.
  private func resize(_ window: inout PageAddress, to size: Size) throws {
    if let arrangement = placement.arrangement, window.arrangement != .free {
      throw ValidationError(
        "--width and --height are for a free window, and --arrangement \(arrangement.clipped) has a size of its own.")
    }
    if window.device != nil { window.arrangement = .free }
    let hasSteps = !window.steps.isEmpty || window.firstSize != nil
    (window.size, window.firstSize) = (size, nil)
    guard hasSteps else { return }
    let message: Value = ["type": "resize", "width": .number(size.width), "height": .number(size.height)]
    window.steps.append(PageAddress.Step("--width and --height", message))
  }

  private func linked() throws -> PageAddress {
    guard let link else { return PageAddress() }
    do { return try PageAddress(link) } catch { throw ValidationError("--link: \(error)") }
  }

  /// A step in the notation of addresses, or as in a check.
  private static func step(_ text: String) throws -> PageAddress.Step {
    let label = "--do \(text.clipped)"
    if text.allSatisfy(\.isWhitespace) { throw ValidationError("--do is empty. Write a step, such as 'tap: compose'.") }
    if let message = try? PageAddress.message(of: text) { return PageAddress.Step(label, message) }
    do throws(ScenarioError) {
      return PageAddress.Step(label, try StepSpec.message(yaml: text))
    } catch {
      throw ValidationError("\(label): \(error.message)")
    }
  }

  private func size() throws -> Size? {
    switch (width, height) {
    case (nil, nil): return nil
    case (let width?, let height?):
      return Size(width: try Self.finite(width, "width"), height: try Self.finite(height, "height"))
    case (.some, nil): throw ValidationError("--width needs --height, and --height is missing.")
    case (nil, .some): throw ValidationError("--height needs --width, and --width is missing.")
    }
  }

  /// A length. A value that is not finite can only come from the command line, because JSON cannot represent it.
  private static func finite(_ length: Double, _ name: String) throws -> Double {
    guard length.isFinite else { throw ValidationError("--\(name) is \(length). A size must be a number from 1 to 20000.") }
    return length
  }
}

/// The errors of messages in the words of the command.
extension WindowArguments {
  /// The members of the message that are flags or arguments of the command.
  private static let flags = [
    "scene", "window", "traits", "profile", "policy", "device", "options", "language", "steps", "target",
  ]

  /// The error for a refusal. Only a fault of a flag is helped by the list of flags.
  private func error(_ error: ProtocolError, _ steps: [PageAddress.Step]) -> any Error {
    guard let path = error.path, let member = path.split(separator: ".").first, Self.flags.contains(String(member)) else {
      return CommandError(description: error.message)
    }
    return ValidationError(sentence(error.message, about: path, steps))
  }

  private func sentence(_ message: String, about path: String, _ steps: [PageAddress.Step]) -> String {
    let parts = path.split(separator: ".")
    switch parts[0] {
    case "window" where width == nil: return "--link: \(message)"
    case "window": return "--\(message.hasPrefix("window.") ? message.dropFirst("window.".count) : message[...])"
    case "traits": return traits.sentence(message, about: path)
    case "target": return "--part: \(message)"
    case "steps":
      guard parts.count > 1, let index = Int(parts[1]), steps.indices.contains(index) else { return message }
      let text = steps[index].text
      return "\(text.hasPrefix("--") ? "" : "--link: ")\(text): \(message)"
    default: return message
    }
  }
}
