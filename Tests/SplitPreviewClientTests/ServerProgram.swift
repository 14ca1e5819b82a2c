import Foundation
import SplitPreviewTesting

/// The program that was built with the tests.
enum ServerProgram {
  static let path = ProcessInfo.processInfo.environment[PreviewServerProcess.variable] ?? besideTheTests

  /// The tests are a program beside the others, or a bundle beside them on a Mac.
  private static var besideTheTests: String {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let tests = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("split-preview").path
  }

  /// A limit that no test reaches unless something hangs. Tests that compute for minutes can keep this one from a thread.
  static let patience = Duration.seconds(600)

  static func start(_ arguments: String...) async throws -> PreviewServerProcess {
    try await PreviewServerProcess.start(program: path, arguments: arguments, timeout: patience)
  }
}
