import ArgumentParser
import Checks
import PreviewProtocol
import PreviewServer
import SamplePreviews
import Scenarios
import SplitKit
import WebSocketServer

/// The files of checks that a command names.
struct CheckFiles {
  let plans: [CheckPlan]

  /// Reads the files. A directory stands for those in it that have checks. Throws the error of the first file that cannot be read.
  init(_ paths: [String], devices: DevicesOption, isUpdating: Bool) throws {
    let catalog =
      try naming(flags: { () throws(PreviewServerError) in try PreviewServer.devices(adding: devices.devices) }) ?? .builtIn
    plans = try Self.files(paths).compactMap { file in
      let plan = try Self.plan(file.path, catalog, isUpdating)
      return plan.checks.isEmpty && file.isFound ? nil : plan
    }
    guard !plans.isEmpty else {
      throw CommandError(
        description: "There are no checks in \(paths.joined(separator: ", ")). docs/checks.md says how to write them.")
    }
  }

  /// The paths of all files, and whether each was found in a directory.
  private static func files(_ paths: [String]) throws -> [(path: String, isFound: Bool)] {
    try paths.flatMap { path -> [(String, Bool)] in
      guard FileTree.isDirectory(path) else { return [(path, false)] }
      let folder = path.hasSuffix("/") ? path : path + "/"
      return try FileTree.stamps(path, endings: PreviewFolder.endings).map { (path == "." ? $0.path : folder + $0.path, true) }
    }
  }

  private static func plan(_ path: String, _ devices: DeviceCatalog, _ isUpdating: Bool) throws -> CheckPlan {
    let text = try ScenarioFile.text(path)
    let file = try CheckFile.read(yaml: text, file: path)
    let subject = try subject(of: file, at: path, devices)
    let golden = try isUpdating || !file.checks.contains(where: \.isGolden) ? nil : golden(beside: path)
    return CheckPlan(file: path, subject: subject, checks: file.checks, golden: golden)
  }

  private static func subject(of file: CheckFile, at path: String, _ devices: DeviceCatalog) throws -> CheckSubject {
    guard let scene = file.scene else {
      let preview = try ScenarioFile.read(path).preview
      return CheckSubject(preview.id, among: [preview], on: devices)
    }
    if ScenarioFile.isPath(scene.value) {
      let preview = try ScenarioFile.read(besides(path, scene.value)).preview
      return CheckSubject(preview.id, among: [preview], on: devices)
    }
    guard Preview.all.contains(where: { $0.id == scene.value }) else {
      let names = Preview.all.map(\.id).joined(separator: ", ")
      throw ScenarioError(
        in: path, at: scene.mark, "There is no scene \(scene.value). The scenes are \(names), or the path of a scenario file.")
    }
    return CheckSubject(scene.value, among: Preview.all, on: devices)
  }

  /// A path relative to the folder of a file.
  private static func besides(_ file: String, _ path: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
    return "\(file[...slash])\(path)"
  }
}

/// The golden files.
extension CheckFiles {
  private static func goldenPath(_ file: String) -> String {
    let ending = PreviewFolder.endings.first(where: file.hasSuffix) ?? ""
    return "\(file.dropLast(ending.count)).golden.txt"
  }

  private static func golden(beside file: String) throws -> Golden {
    let path = goldenPath(file)
    guard FileTree.exists(path) else {
      throw CommandError(description: "\(path) is missing. `split-preview check \(file) --update` writes it.")
    }
    do {
      return try Golden(String(decoding: FileTree.file(at: path), as: UTF8.self))
    } catch let error as GoldenError {
      throw CommandError(description: "\(path):\(error.line): error: \(error.message)")
    }
  }

  /// Writes the golden files of all files that have golden checks.
  func writeGoldens(_ reports: [CheckReport]) throws {
    for report in reports where !report.geometry.isEmpty {
      try OutputFile.write(Array(Golden.text(report.geometry).utf8), to: Self.goldenPath(report.file))
    }
  }
}

extension CheckFiles {
  /// Finds out, by polling, whether a file has been saved.
  struct Watch {
    private let folders: [String]
    private var stamps: [[FileTree.Stamp]]

    /// Begins to watch the files, and the folders of their scenes.
    init(_ paths: [String]) {
      folders = paths.map { path in
        guard !FileTree.isDirectory(path) else { return path }
        return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
      }
      stamps = Self.stamps(folders)
    }

    mutating func hasChanged() -> Bool {
      let now = Self.stamps(folders)
      defer { stamps = now }
      return now != stamps
    }

    private static func stamps(_ folders: [String]) -> [[FileTree.Stamp]] {
      folders.map { (try? FileTree.stamps($0, endings: PreviewFolder.endings)) ?? [] }
    }
  }
}
