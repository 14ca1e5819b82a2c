import ArgumentParser
import PreviewProtocol
import SplitKit

/// The command that prints at which widths a preview's layout changes.
struct SweepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Prints at which widths a scene's layout changes, what changes, and why.",
    discussion: """
      The command opens the scene anew and drags its window from one width to the other, point by point and around each \
      change pixel by pixel. It prints the bands of widths within which nothing changes: the size classes, whether a \
      split view is collapsed, its display mode, its behaviour, the columns it shows, and how contents are arranged. \
      Then it drags the window back, and back and forth by a pixel at each change, and prints where the layout depends on the \
      direction or does not settle. With --height or --profile given more than once, it sweeps each height in each profile.

        split-preview sweep mail
        split-preview sweep lab --option style=tripleColumn --profile ios14
        split-preview sweep mail --device ipad-pro-11-m4 --to 1210
        split-preview sweep instagram --format svg > widths.svg
        split-preview sweep --app ../Notes --root NotesSplitViewController
      """)

  @OptionGroup var scene: SceneArguments

  @OptionGroup var widths: WidthRange

  // The flag takes the next argument as its value even if it begins with a dash, so the error for `--height -1` says
  // that the height is wrong, not that it is missing.
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The window's height. Repeatable. (default: that of the device's screen either way, else of the scene's own window)",
      valueName: "points"))
  var height: [Double] = []

  @Option(
    help: ArgumentHelp(
      "The OS version: \(Profile.all.map(\.id).joined(separator: ", ")), as far as the scene has it. Repeatable. "
        + "(default: the newest measured one, or that of the scenario file or the app)"))
  var profile: [String] = []

  @OptionGroup var traits: TraitArguments

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, svg

    var ofAnswer: SceneQuestion.Format {
      switch self {
      case .text: .text
      case .json: .json
      case .svg: .svg
      }
    }
  }

  @Option(help: "How to print it: as text, as JSON with every fact, or as a picture.")
  var format = Format.text

  @Flag(help: "Drags the window one way only, and leaves out where the layout depends on the direction or does not settle.")
  var oneWay = false

  func validate() throws { try scene.requireScene() }

  func run() throws {
    var window = try scene.window(profile: nil)
    window.traits = try traits.members()
    let devices = try scene.devices()
    let ranges = try ranges(window.device.flatMap { devices[$0] })
    let question = SceneQuestion(.sweeps(ranges), of: try window.opening(on: devices).message, as: format.ofAnswer)
    do {
      let text = try scene.reply(to: question).text
      if format == .text { try Output.print(text) } else { try Output.print(document: text) }
    } catch let error as ProtocolError {
      let path = error.path.flatMap { $0.hasPrefix("traits.") ? $0 : nil }
      throw ValidationError(path.map { traits.sentence(error.message, about: $0) } ?? WidthRange.sentence(error))
    }
  }

  private func ranges(_ device: Device?) throws -> [SweepRange] {
    let (heights, profiles) = (try heights(device), profile.isEmpty ? [nil] : profile.map(Optional.some))
    return profiles.flatMap { profile in
      heights.map { widths.at(height: $0, profile: profile, isReturning: !oneWay && format != .svg) }
    }
  }

  private func heights(_ device: Device?) throws -> [Double] {
    if !height.isEmpty { return height }
    if let screen = device?.screen { return [screen.height, screen.width] }
    return try [scene.ownHeight()]
  }
}
