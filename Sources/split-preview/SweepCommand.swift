import ArgumentParser
import PreviewProtocol
import PreviewScenes
import PreviewServer
import SplitKit
import WebSocketServer

/// Prints where a scene's layout flips.
struct SweepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Prints at which widths a scene's layout changes, what changes, and why.")

  @Argument(help: "The scene.")
  var scene: String

  @Option(help: "The first width, in points.")
  var from = 320.0

  @Option(help: "The last width; less than the first walks the other way.")
  var to = 1400.0

  @Option(help: "The window's height. Repeatable. (default: that of the scene's own window)")
  var height: [Double] = []

  @Option(help: "The profile. Repeatable. (default: the scene's own)")
  var profile: [String] = []

  @Option(help: "How size classes follow from the size. (default: the scene's own)")
  var policy: String?

  @Option(help: "The device on whose screen the window stands. (default: none)")
  var device: String?

  @Option(help: ArgumentHelp("A JSON file of devices to add. (default: none)", valueName: "file"))
  var devices: String?

  @Option(
    help: ArgumentHelp("An option of the scene, such as style=tripleColumn. Repeatable. (default: none)", valueName: "name=value"))
  var option: [String] = []

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, svg }

  @Option(help: "How to print it.")
  var format = Format.text

  func run() throws {
    let sweeps = try sweeps()
    switch format {
    case .text: CurrentProcess.write(sweeps.map(\.text).joined(separator: "\n"), to: .output)
    case .json: CurrentProcess.write(String(decoding: sweepJSON(sweeps), as: UTF8.self), to: .output)
    case .svg: CurrentProcess.write(sweepSVG(sweeps), to: .output)
    }
  }

  private func sweeps() throws -> [Sweep] {
    let catalog = try PreviewServer.devices(adding: devices)
    let own = Preview.all.first { $0.id == scene }?.windowSize.height ?? 1024
    var sweeps: [Sweep] = []
    for profile in profile.isEmpty ? [nil] : profile.map(Optional.some) {
      for height in height.isEmpty ? [own] : height {
        do {
          sweeps.append(
            try Sweep.run(
              try message(height), over: SweepRange(from: from, to: to, height: height, profile: profile),
              previews: Preview.all, devices: catalog))
        } catch let error as ProtocolError {
          throw ValidationError(error.message)
        }
      }
    }
    return sweeps
  }

  /// What opens the scene, as on the wire, so that it is checked as there.
  private func message(_ height: Double) throws -> Value {
    var members: [Member] = [Member("type", "open"), Member("scene", .string(scene))]
    members.append(Member("window", ["width": .number(from), "height": .number(height)]))
    members.append(Member("options", .object(try option.map(Self.member))))
    if let policy { members.append(Member("policy", .string(policy))) }
    if let device { members.append(Member("device", .string(device))) }
    return .object(members)
  }

  /// A value is JSON, or text.
  private static func member(_ option: String) throws -> Member {
    let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw ValidationError("\(option) is no option. Write it like style=tripleColumn.") }
    let value = (try? JSONReader.read(Array(parts[1].utf8))) ?? .string(String(parts[1]))
    return Member(String(parts[0]), value)
  }
}
