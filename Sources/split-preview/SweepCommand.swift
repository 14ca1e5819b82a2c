import ArgumentParser
import PreviewProtocol
import SamplePreviews
import PreviewServer
import SplitKit
import WebSocketServer

/// The command that prints at which widths a preview's layout changes. On the command line, as on the wire, `scene` names a
/// preview.
struct SweepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Prints at which widths a scene's layout changes, what changes, and why.",
    discussion: """
      The command opens the scene anew and drags its window from one width to the other, point by point and around each \
      change pixel by pixel. It prints the bands of widths within which nothing changes: the size classes, whether a \
      split view is collapsed, its display mode, its behaviour, the columns it shows, and how contents are arranged. \
      With --height or --profile given more than once, it sweeps each height in each profile.

        split-preview sweep mail
        split-preview sweep lab --option style=tripleColumn --profile ios14
        split-preview sweep mail --device ipad-pro-11-m4 --to 1210
        split-preview sweep instagram --format svg > widths.svg
      """)

  @Argument(help: ArgumentHelp("The scene: \(Preview.all.map(\.id).joined(separator: ", ")).", valueName: "scene"))
  var preview: String

  // The flag takes the next argument as its value even if it begins with a dash, so the error for `--height -1` says
  // that the height is wrong, not that it is missing.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The first width, from 1 to 20000. (default: 320)", valueName: "points"))
  var from: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The last width; less than the first drags the other way. (default: 1400)", valueName: "points"))
  var to: Double?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The window's height. Repeatable. (default: that of the device's screen either way, else of the scene's own window)",
      valueName: "points"))
  var height: [Double] = []

  @Option(
    help: ArgumentHelp(
      "The OS version: \(Profile.all.map(\.id).joined(separator: ", ")), as far as the scene has it. Repeatable. "
        + "(default: the scene's own)"))
  var profile: [String] = []

  @Option(
    help: ArgumentHelp(
      "How size classes follow from the size: \(TraitPolicy.allCases.map(\.rawValue).joined(separator: ", ")). "
        + "(default: the device's, else the scene's own)"))
  var policy: String?

  @Option(
    help: ArgumentHelp(
      "The device, by its id in docs/catalogue.md, on whose screen a free window is dragged. (default: none)", valueName: "id"))
  var device: String?

  @OptionGroup var added: DevicesOption

  @Option(
    help: ArgumentHelp(
      "An option of the scene, such as style=tripleColumn. Repeatable. (default: none)", valueName: "name=value"))
  var option: [String] = []

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, svg }

  @Option(help: "How to print it: as text, as JSON with every fact, or as a picture.")
  var format = Format.text

  func run() throws {
    let sweeps = try sweeps(devices: devices())
    switch format {
    case .text: CurrentProcess.write(sweeps.map(\.text).joined(separator: "\n"), to: .output)
    case .json: CurrentProcess.write(String(decoding: sweepJSON(sweeps), as: UTF8.self), to: .output)
    case .svg: CurrentProcess.write(sweepSVG(sweeps), to: .output)
    }
  }

  private func devices() throws -> DeviceCatalog {
    try naming(flags: { () throws(PreviewServerError) in try PreviewServer.devices(adding: added.devices) }) ?? .builtIn
  }

  private func sweeps(devices: DeviceCatalog) throws -> [Sweep] {
    let message = try message()
    let profiles = profile.isEmpty ? [nil] : profile.map(Optional.some)
    return try profiles.flatMap { profile in
      try heights(devices).map { height in
        let range = SweepRange(from: from ?? 320, to: to ?? 1400, height: height, profile: profile)
        do {
          return try Sweep.run(message, over: range, previews: Preview.all, devices: devices)
        } catch let error as ProtocolError {
          throw ValidationError(Self.isLength(error.path) ? "--\(error.message)" : error.message)
        }
      }
    }
  }

  /// Whether an error is about a member of the message that has a flag with the same name.
  private static func isLength(_ path: String?) -> Bool { ["from", "to", "height"].contains(path) }

  private func heights(_ devices: DeviceCatalog) -> [Double] {
    if !height.isEmpty { return height }
    if let screen = device.flatMap({ devices[$0] })?.screen { return [screen.height, screen.width] }
    return [Preview.all.first { $0.id == preview }?.windowSize.height ?? 1024]
  }

  /// The message that opens the preview. It is the same as on the wire, so it is checked in the same way.
  private func message() throws -> Value {
    var members: [Member] = [Member("type", "open"), Member("scene", .string(preview))]
    let options = try option.map(Self.member)
    for (index, member) in options.enumerated() where options[..<index].contains(where: { $0.name == member.name }) {
      throw ValidationError("--option \(member.name) is given twice.")
    }
    members.append(Member("options", .object(options)))
    if let policy { members.append(Member("policy", .string(policy))) }
    if let device { members.append(Member("device", .string(device))) }
    return .object(members)
  }

  /// A member for an option, whose value is JSON or, if it is not valid JSON, a text.
  private static func member(_ option: String) throws -> Member {
    let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw ValidationError("\(option) is no option. Write it like style=tripleColumn.") }
    let value = (try? JSONReader.read(Array(parts[1].utf8))) ?? .string(String(parts[1]))
    return Member(String(parts[0]), value)
  }
}
