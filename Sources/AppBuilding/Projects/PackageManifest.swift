import HostSystem
import PreviewProtocol
import Spelling
import SplitKit

/// A package, as its manifest describes it.
struct PackageManifest {
  private let manifest: Value
  private let folder: String

  /// - Parameter manifest: What ``ManifestSource`` has read.
  init(_ manifest: Value, in folder: String) { (self.manifest, self.folder) = (manifest, folder) }

  private var targets: [Value] {
    (manifest["targets"]?.array ?? []).filter { ["executable", "regular"].contains($0["type"]?.string) }
  }

  /// The files of a target and of the targets of the same package that it needs.
  func sources(_ name: String?) throws -> AppProject {
    let chosen = targets.first { $0["name"]?.string == name } ?? (name == nil ? usual : nil)
    guard let target = chosen, let own = target["name"]?.string else {
      throw AppBuildingError(
        name.map { "The package has no target \($0). \(nearest(to: $0, in: targets.compactMap { $0["name"]?.string }))" }
          ?? "The package has no target with code.")
    }
    var sources = AppProject(name: own, folder: folder)
    for target in needed(target) { sources.add(try files(of: target)) }
    sources.mergedModules = needed(target).compactMap { $0["name"]?.string }.filter { $0 != own }
    sources.swiftVersion = swiftVersion
    let lines = (manifest["computedLines"]?.array ?? []).compactMap(\.number)
    if !lines.isEmpty { sources.remarks.append(Self.computed(lines)) }
    sources.remarks += products(target).map { "The app uses the package product \($0), which the tool does not build." }
    return sources
  }

  private static func computed(_ lines: [Double]) -> String {
    let list = lines.map { "\(Int(exactly: $0) ?? 0)" }.joined(separator: ", ")
    return "The manifest computes names of targets in line \(list), and is read as text alone. --trust runs it."
  }

  /// The first target that makes a program, else the last one, which nothing before it needs.
  private var usual: Value? { targets.first { $0["type"]?.string == "executable" } ?? targets.last }

  /// The target after those that it needs, each once.
  private func needed(_ target: Value) -> [Value] {
    var (found, seen) = ([Value](), Set<String>())
    func add(_ target: Value) {
      guard let name = target["name"]?.string, seen.insert(name).inserted else { return }
      for other in dependencies(target) { targets.first { $0["name"]?.string == other }.map(add) }
      found.append(target)
    }
    add(target)
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
    guard FilePlace.relative(place, to: folder) != place || place == folder else {
      throw AppBuildingError("The target \(name) is outside of its package, in \(place).")
    }
    let excluded = (target["exclude"]?.array ?? []).compactMap(\.string).map { FilePlace.join(place, $0) }
    return try FolderListing.files(in: place).filter { file in !excluded.contains { file == $0 || file.hasPrefix($0 + "/") } }
  }

  /// The version that the manifest names, else that of its tools.
  private var swiftVersion: String? {
    let named = (manifest["swiftLanguageVersions"]?.array ?? []).compactMap(\.string)
    return named.last ?? manifest["toolsVersion"]?["_version"]?.string
  }
}
