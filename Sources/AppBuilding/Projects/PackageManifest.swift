import HostSystem
import PreviewProtocol
import SplitKit

/// A package, as Swift's own tool describes its manifest.
struct PackageManifest {
  private let manifest: Value
  private let folder: String

  /// The files of a target and of the targets of the same package that it needs.
  static func sources(in folder: String, target: String?) throws -> AppProject {
    let arguments = ["package", "--package-path", folder, "dump-package"]
    guard let result = try Program.output(of: SwiftTools.swift, arguments, input: []), result.status == 0 else {
      throw AppBuildingError("The manifest of the package in \(folder) cannot be read.")
    }
    return try PackageManifest(JSONReader.read(result.bytes, limit: 64), in: folder).sources(target)
  }

  init(_ manifest: Value, in folder: String) { (self.manifest, self.folder) = (manifest, folder) }

  private var targets: [Value] {
    (manifest["targets"]?.array ?? []).filter { ["executable", "regular"].contains($0["type"]?.string) }
  }

  func sources(_ name: String?) throws -> AppProject {
    let chosen = targets.first { $0["name"]?.string == name } ?? (name == nil ? usual : nil)
    guard let target = chosen, let own = target["name"]?.string else {
      throw AppBuildingError(name.map { "The package has no target \($0)." } ?? "The package has no target with code.")
    }
    var sources = AppProject(name: own, folder: folder)
    for target in needed(target, []) { sources.add(try files(of: target)) }
    sources.mergedModules = needed(target, []).compactMap { $0["name"]?.string }.filter { $0 != own }
    sources.languageMode = languageMode
    sources.remarks = products(target).map { "The app uses the package product \($0), which the tool does not build." }
    return sources
  }

  /// The first target that makes a program, else the last one, which nothing before it needs.
  private var usual: Value? { targets.first { $0["type"]?.string == "executable" } ?? targets.last }

  /// The target after those that it needs.
  private func needed(_ target: Value, _ seen: Set<String>) -> [Value] {
    guard let name = target["name"]?.string, !seen.contains(name) else { return [] }
    let others = dependencies(target).flatMap { other in
      targets.first { $0["name"]?.string == other }.map { needed($0, seen.union([name])) } ?? []
    }
    var found: [Value] = []
    for target in others + [target] where !found.contains(where: { $0["name"] == target["name"] }) { found.append(target) }
    return found
  }

  /// The names of the targets and of the products that a target depends on.
  private func dependencies(_ target: Value) -> [String] {
    (target["dependencies"]?.array ?? []).compactMap { dependency in
      ["byName", "target"].lazy.compactMap { dependency[$0]?.array?.first?.string }.first
    }
  }

  private func products(_ target: Value) -> [String] {
    (target["dependencies"]?.array ?? []).compactMap { $0["product"]?.array?.first?.string }
      + dependencies(target).filter { name in !targets.contains { $0["name"]?.string == name } }
  }

  private func files(of target: Value) throws -> [String] {
    let name = target["name"]?.string ?? ""
    let usual = ["Sources/\(name)", "Source/\(name)", "src/\(name)"].map { FilePlace.join(folder, $0) }
    guard
      let place = target["path"]?.string.map({ FilePlace.join(folder, $0) }) ?? usual.first(where: FileTree.isDirectory),
      FileTree.isDirectory(place)
    else { throw AppBuildingError("The target \(name) has no folder.") }
    let excluded = (target["exclude"]?.array ?? []).compactMap(\.string).map { FilePlace.join(place, $0) }
    return try FolderListing.files(in: place).filter { file in !excluded.contains { file == $0 || file.hasPrefix($0 + "/") } }
  }

  /// The mode that the manifest names, else that of its version.
  private var languageMode: String {
    let named = (manifest["swiftLanguageVersions"]?.array ?? []).compactMap(\.string)
    if let last = named.last { return last.hasPrefix("6") ? "6" : "5" }
    return manifest["toolsVersion"]?["_version"]?.string?.hasPrefix("6") == true ? "6" : "5"
  }
}
