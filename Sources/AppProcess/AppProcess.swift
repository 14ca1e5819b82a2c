import CAppProcess
import Dispatch
import Foundation

/// The main program of an app that `split-preview app` serves.
///
/// The program is started once and stops before any code of the app has run: it is the zygote. For every client that opens the app it
/// forks itself, which takes milliseconds and gives each client globals of its own.
package enum AppProcess {
  /// The argument with which the server starts the program.
  package static let zygoteFlag = "--zygote"
  /// The descriptor of the socket over which the server asks for processes.
  static let control: Int32 = 3

  /// Runs the app. Without the server behind it, the program says what it is and ends.
  @MainActor package static func run(_ app: HostedApp) -> Never {
    guard CommandLine.arguments.contains(zygoteFlag) else {
      let name = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
      fail("This program is an app without a screen. Start it with: split-preview app --binary \(name)")
    }
    #if os(Linux)
      // A fork has the calling thread alone, and a lock that another one held would stay locked in it.
      guard capp_threads() == 1 else { fail("The app has started threads before its main program, so it cannot be forked.") }
    #endif
    var descriptors = [Int32](repeating: -1, count: Int(CAPP_DESCRIPTORS))
    guard capp_serve_forks(control, &descriptors) == 0 else { fail("The app cannot serve requests: error \(errno).") }
    AppLoop(app, socket: descriptors[0], memory: descriptors[1], output: descriptors[2]).run()
  }

  private static func fail(_ sentence: String) -> Never {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    exit(64)
  }
}
