import ArgumentParser
import Checks
import HostSystem
import PreviewProtocol
import PreviewServer
import SamplePreviews
import Scenarios
import Spelling
import SplitKit

/// The files of checks that a command names.
struct CheckFiles {
  /// A file: its checks, or why it cannot be read.
  private enum Content {
    case plan(CheckPlan)
    case unreadable(ScenarioError)
  }

  private let files: [(path: String, content: Content)]

  /// The paths of all files that were read, golden ones included unless they are to be written.
  let paths: [String]

  /// Reads the files. A directory stands for those in it that have checks. The faults of files are kept for the results.
  ///
  /// - Parameter tell: Called with sentences about what a directory has and the command does not read.
  init(
    _ paths: [String], devices: DevicesOption, apps: CheckedApps, isUpdating: Bool, tell: (String) -> Void
  ) throws {
    let catalog =
      try devices.catalog()
    var read = [devices.devices].compactMap(\.self)
    var (files, withoutChecks): ([(String, Content)], [String]) = ([], [])
    for file in try Self.files(paths, tell) {
      do {
        let plan = try Self.plan(file.path, isFound: file.isFound, catalog, apps, isUpdating, &read)
        if let plan { files.append((file.path, .plan(plan))) } else { withoutChecks.append(file.path) }
      } catch {
        let error = error as? ScenarioError ?? ScenarioError(in: file.path, at: nil, "\(error)")
        files.append((file.path, .unreadable(error)))
      }
    }
    CheckFolder.sentence(leavingOut: withoutChecks, because: "they have no checks").map(tell)
    (self.files, self.paths) = (files, read)
    guard !files.isEmpty else {
      throw CommandError(
        description:
          "No file in \(paths.map { "“\($0)”" }.joined(separator: " or ")) has checks. \(Self.remedy)")
    }
  }

  /// Whether no file has faults because of which it cannot be read.
  var areReadable: Bool { files.allSatisfy { if case .plan = $0.content { true } else { false } } }

  /// Runs all checks, a number of them at a time. The reports have the order of the files, the unreadable ones included.
  func run(jobs: Int) -> [CheckReport] {
    let plans = files.compactMap { if case .plan(let plan) = $0.content { plan } else { nil } }
    var found = CheckPlan.run(plans, jobs: jobs)[...]
    return files.compactMap { file in
      switch file.content {
      case .plan: found.popFirst()
      case .unreadable(let error): CheckReport(file.path, unreadable: error)
      }
    }
  }

  /// The plan of a file, or nil for one without checks that was found in a directory.
  private static func plan(
    _ path: String, isFound: Bool, _ catalog: DeviceCatalog, _ apps: CheckedApps, _ isUpdating: Bool, _ read: inout [String]
  ) throws -> CheckPlan? {
    read.append(path)
    let text = try isFound ? CheckFolder.text(path) : ScenarioFile.text(path)
    guard !isFound || mayHaveChecks(text) else { return nil }
    let plan = try plan(path, text, catalog, apps, isUpdating, &read)
    if !plan.checks.isEmpty || !plan.forgotten.isEmpty { return plan }
    guard isFound else {
      let mark = (try? CheckFile.read(yaml: text, file: path))?.mark
      throw ScenarioError(in: path, at: mark, "The file has no checks. \(remedy)")
    }
    return nil
  }

  /// The paths of all files, and whether each was found in a directory.
  private static func files(_ paths: [String], _ tell: (String) -> Void) throws -> [(path: String, isFound: Bool)] {
    try paths.flatMap { path -> [(String, Bool)] in
      guard FileTree.isDirectory(path) else { return [(path, false)] }
      let folder = try CheckFolder(path)
      CheckFolder.sentence(leavingOut: folder.others, because: "they are links or no plain files").map(tell)
      SchemaFile.remark(onDirectory: path).map(tell)
      return folder.files.map { ($0, true) }
    }
  }

  /// The checks of a single file that was found in a directory, with the golden file beside it. Throws for a file without checks.
  static func plan(ofFile path: String, _ devices: DeviceCatalog) throws -> CheckPlan {
    var read: [String] = []
    let plan = try plan(path, CheckFolder.text(path), devices, nil, false, &read)
    guard !plan.checks.isEmpty else { throw CommandError(description: "\(path) has no checks. \(remedy)") }
    return plan
  }

  private static let remedy = "docs/checks.md says how to write them."

  /// Whether a file in a directory can be one of ours. A directory also has the files of other programs, such as those of containers
  /// and of CI, which need not even be YAML that we read. Ours has `checks` and one of the keys beside it at the
  /// beginning of a line, or is in JSON.
  private static func mayHaveChecks(_ text: String) -> Bool {
    let lines = text.withoutByteOrderMark.split(whereSeparator: \.isNewline)
    func has(_ key: String) -> Bool {
      lines.contains { line in ["\(key):", "\"\(key)\":", "'\(key)':"].contains(where: line.hasPrefix) }
    }
    return has("checks") && ["format", "scene", "app", "root"].contains(where: has) || lines.contains { $0.hasPrefix("{") }
  }

  private static func plan(
    _ path: String, _ text: String, _ devices: DeviceCatalog, _ apps: CheckedApps?, _ isUpdating: Bool, _ read: inout [String]
  ) throws -> CheckPlan {
    let file = try CheckFile.read(yaml: text, file: path)
    let subject =
      try appSubject(of: file, text, at: path, devices, apps) ?? subject(of: file, text, at: path, devices, &read)
    let plan = CheckPlan(file: path, subject: subject, checks: file.checks, golden: nil)
    if let mistake = plan.mistake { throw mistake }
    guard !isUpdating, file.checks.contains(where: \.isGolden) || FileTree.exists(goldenPath(path)) else { return plan }
    read.append(goldenPath(path))
    return CheckPlan(file: path, subject: subject, checks: file.checks, golden: try golden(beside: path))
  }

  /// The subject of a file about an app, or nil for a file about a scene. Without apps, no file can be about one.
  private static func appSubject(
    of file: CheckFile, _ text: String, at path: String, _ devices: DeviceCatalog, _ apps: CheckedApps?
  ) throws -> CheckSubject? {
    guard file.app != nil || apps?.isOne == true else { return nil }
    guard let apps else {
      throw ScenarioError(in: path, at: file.app?.mark, "The checks of an app run with the command `split-preview check`.")
    }
    if let app = file.app, !apps.isOne, !FileTree.exists(beside(path, app.path)) {
      let place = beside(path, app.path)
      throw ScenarioError(in: path, at: app.mark, "There is no folder of an app and no program at \(place).")
    }
    return CheckSubject(app: try apps.runner(of: file.app, in: path, text: text), on: devices)
  }

  private static func subject(
    of file: CheckFile, _ text: String, at path: String, _ devices: DeviceCatalog, _ read: inout [String]
  ) throws -> CheckSubject {
    guard let scene = file.scene else {
      // A file of checks without a scene is a scenario.
      let preview = try ScenarioFile.scenario(text, path).preview
      return CheckSubject(preview.id, among: [preview], on: devices)
    }
    if ScenarioFile.isPath(scene.value) {
      let other = beside(path, scene.value)
      guard FileTree.exists(other) else { throw ScenarioError(in: path, at: scene.mark, "There is no file \(other).") }
      read.append(other)
      let preview = try ScenarioFile.read(other).preview
      return CheckSubject(preview.id, among: [preview], on: devices)
    }
    guard Preview.all.contains(where: { $0.id == scene.value }) else {
      let names = Preview.all.map(\.id)
      let hint = nearWord(to: scene.value.clipped, in: names).map { "Did you mean \($0)? " } ?? ""
      let all = "The scenes are \(names.listed(by: "and")), and a scenario file is named by its path."
      throw ScenarioError(in: path, at: scene.mark, "There is no scene \(scene.value.clipped). \(hint)\(all)")
    }
    return CheckSubject(scene.value, among: Preview.all, on: devices)
  }

  /// A path relative to the folder of a file.
  static func beside(_ file: String, _ path: String) -> String {
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
      return Golden(missing: path, remedy: "`split-preview check \(file) --update` writes it.")
    }
    do {
      return try Golden(String(decoding: FileTree.file(at: path), as: UTF8.self))
    } catch let error as GoldenError {
      throw ScenarioError(in: path, at: SourceMark(line: error.line, column: 1), error.message)
    }
  }

  /// Writes the golden files of all files that have golden checks, or that had some, each in one step. A file that cannot be written stays
  /// as it was. Returns whether all are written.
  ///
  /// - Parameter tell: Called with sentences about what was written and what was not.
  func writeGoldens(_ reports: [CheckReport], _ tell: (String) -> Void) -> Bool {
    var areWritten = true
    for (file, report) in zip(files, reports) {
      guard case .plan(let plan) = file.content else { continue }
      let path = Self.goldenPath(file.path)
      // A file that cannot be read is written anew.
      let old = FileTree.exists(path) ? try? Self.golden(beside: file.path) : nil
      let update = GoldenUpdate(report, of: plan.checks, from: old)
      guard !update.isEmpty else { continue }
      do {
        try OutputFile.replace(path, with: Array(update.text.utf8))
        update.sentences(path).forEach(tell)
      } catch {
        tell("\(error)")
        areWritten = false
      }
    }
    return areWritten
  }
}
