import PreviewProtocol
import Scenarios
import Spelling
import SplitKit

/// The tools that list what can be opened.
extension Tool {
  static let listScenes = Tool(
    name: "list_scenes",
    summary:
      "Lists the apps that can be previewed, and the faults of their files or, with a scene, describes one with its options.",
    parameters: [.optional("scene", .text, "The id of an app.")], isReadOnly: true
  ) { (arguments, bench) throws(ToolError) in
    let scenes = bench.previews.scenes
    guard let id = try arguments.text("scene") else {
      return .done(.text((scenes.map(ListingWords.line) + bench.previews.faults.map(\.description)).joined(separator: "\n")))
    }
    let scene = try bench.previews.scene(id)
    let options = scene.options.map { "  \(ListingWords.line(about: $0))" }
    return .done(.text(([ListingWords.line(about: scene), "options"] + options).joined(separator: "\n")))
  }

  static let listDevices = Tool(
    name: "list_devices",
    summary: "Lists the devices, by their ids, or the windows of one: its arrangements with their sizes and size classes.",
    parameters: [
      .optional("device", .text, "The id of a device, or words of its name, whose windows are listed."),
      .optional("matching", .text, "A part of the ids or names to list, such as mini."),
    ], isReadOnly: true
  ) { (arguments, bench) throws(ToolError) in
    let catalog = bench.previews.devices
    guard let id = try arguments.text("device") else {
      return .done(.text(try lines(of: catalog, matching: try arguments.text("matching")).joined(separator: "\n")))
    }
    guard arguments["matching"] == nil else { throw ToolError("matching is for a list. Give either a device, or matching.") }
    guard let device = DeviceSearch(id, in: catalog).newest else {
      throw ToolError("There is no device named \(id.shortened). \(nearest(to: id.shortened, in: catalog.devices.map(\.id)))")
    }
    return .done(.text(([ListingWords.line(about: device)] + ListingWords.windows(of: device)).joined(separator: "\n")))
  }

  private static func lines(of catalog: DeviceCatalog, matching part: String?) throws(ToolError) -> [String] {
    let lines = catalog.devices.map(ListingWords.line)
    guard let part else { return lines }
    let found = lines.filter { $0.lowercased().contains(part.lowercased()) }
    guard !found.isEmpty else {
      let words = catalog.devices.flatMap { "\($0.name) \($0.id)".split { " -".contains($0) }.map(String.init) }
      let hint = nearWord(to: part.shortened, in: words).map { " Did you mean \($0)?" } ?? ""
      throw ToolError("No device has \(part.shortened) in its id or its name.\(hint)")
    }
    return found
  }
}
