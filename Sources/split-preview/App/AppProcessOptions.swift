import AppBroker
import ArgumentParser

/// The flags about each process of an app.
struct AppProcessOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The memory that a process of the app may take for itself; 0 for any amount. (default: 1024)", valueName: "MiB"))
  var appMemory: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long the app may take for a message before its process is ended. (default: 5)", valueName: "seconds"))
  var appPatience: Int?

  @Flag(
    help:
      "Ends the app where UIKit would raise an exception, as on a device. Without the flag, the log has the exception, and the page a notice."
  )
  var strict = false

  func validate() throws {
    if let appMemory, appMemory != 0, !(64...1_048_576).contains(appMemory) {
      throw ValidationError("--app-memory is 0, or 64 to 1048576.")
    }
    if let appPatience, !(1...3_600).contains(appPatience) { throw ValidationError("--app-patience is 1 to 3600.") }
  }

  /// Throws an error for a flag that is given where no app is named. `way` says how to name one.
  func refuse(_ way: String = "Name one with --app.") throws {
    guard let flag = given.first else { return }
    throw ValidationError("\(flag) is about an app, and no app is named. \(way)")
  }

  private var given: [String] {
    let flags = [("--app-memory", appMemory != nil), ("--app-patience", appPatience != nil), ("--strict", strict)]
    return flags.filter(\.1).map(\.0)
  }

  var limits: AppLimits {
    var limits = AppLimits()
    let memory = appMemory ?? 1_024
    limits.memory = memory == 0 ? nil : UInt64(memory) << 20
    limits.isStrict = strict
    limits.patience = .seconds(appPatience ?? 5)
    limits.patienceToOpen = max(limits.patienceToOpen, limits.patience)
    return limits
  }
}
