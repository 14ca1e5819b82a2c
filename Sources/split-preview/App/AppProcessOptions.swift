import AppBroker
import ArgumentParser

/// The flags about each process of an app.
struct AppProcessOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The memory that a process of the app may take for itself; 0 for any amount.", valueName: "MiB"))
  var appMemory = 1_024

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How long the app may take for a message before its process is ended.", valueName: "seconds"))
  var appPatience = 5

  @Flag(
    help:
      "Ends the app where UIKit would raise an exception, as on a device. Without the flag, the log has the exception, and the page a notice."
  )
  var strict = false

  func validate() throws {
    guard appMemory == 0 || (64...1_048_576).contains(appMemory) else {
      throw ValidationError("--app-memory is 0, or 64 to 1048576.")
    }
    guard (1...3_600).contains(appPatience) else { throw ValidationError("--app-patience is 1 to 3600.") }
  }

  var limits: AppLimits {
    var limits = AppLimits()
    limits.memory = appMemory == 0 ? nil : UInt64(appMemory) << 20
    limits.isStrict = strict
    limits.patience = .seconds(appPatience)
    limits.patienceToOpen = max(limits.patienceToOpen, limits.patience)
    return limits
  }
}
