import AppBroker
import AppBuilding
import Checks
import PreviewProtocol
import Scenarios
import SplitKit
import WebSocketServer

/// The apps that files of checks are about: programs, and folders that are built once.
final class CheckedApps {
  /// The folder or the program that all files are about, or nil for what each file names.
  let path: String?
  private let processes: AppProcessOptions
  private let devices: String?
  private var settings: [String: AppBroker.Settings] = [:]

  /// - Parameter devices: The path of the user's file of devices, which was read before.
  init(_ path: String?, _ processes: AppProcessOptions, devices: String?) {
    (self.path, self.processes, self.devices) = (path, processes, devices)
  }

  /// The runner of the checks of a file with this text about the app at a path. Throws a sentence if the app cannot be built.
  func runner(of path: String, text: String) throws -> AppCheckRunner {
    let found = try settings[path] ?? find(path)
    settings[path] = found
    return AppCheckRunner(found, text: text) { CurrentProcess.write("\(found.title): \($0)\n", to: .error) }
  }

  /// The facts of a window of the app, one a line.
  func facts(_ open: Value) throws -> [String] {
    let found = try find(path ?? "")
    return try AppCheckRunner.facts(open, of: found) { CurrentProcess.write("\(found.title): \($0)\n", to: .error) }
  }

  private func find(_ path: String) throws -> AppBroker.Settings {
    var settings = try FileTree.isDirectory(path) ? built(path) : program(path)
    settings.limits = processes.limits
    settings.devices = devices.flatMap { try? FileTree.file(at: $0) }.map { String(decoding: $0, as: UTF8.self) }
    return settings
  }

  private func program(_ path: String) throws -> AppBroker.Settings {
    var settings = AppBroker.Settings(program: try Path.program(path), title: Path.name(of: path))
    settings.sources = AppSources(folder: nil, others: [Path.ownSources].compactMap(\.self))
    return settings
  }

  private func built(_ path: String) throws -> AppBroker.Settings {
    let development = try AppDevelopment(path, AppBuildOptions.parse([]))
    let project = development.project
    guard let program = try development.firstVersion().program else {
      throw CommandError(description: "The app \(path) does not compile.")
    }
    var settings = AppBroker.Settings(program: program, title: project.name)
    settings.sources = AppSources(folder: Path.absolute(project.folder), others: [Path.ownSources].compactMap(\.self))
    return settings
  }
}
