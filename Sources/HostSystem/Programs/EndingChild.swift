import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program that runs for a command, and that a signal ends together with the command.
///
/// Without this, `swift build` would go on for minutes after the command that needs it was ended, and keep the lock of its folder. A
/// signal from a terminal reaches both anyway. The signals of a server are its own (`StopHandle`), so they stay as they are, and a
/// server calls `end()`.
enum EndingChild {
  /// Calls a body while a signal that ends this process ends a program as well.
  static func during<Result>(_ child: pid_t, _ body: () -> Result) -> Result {
    runningChild.store(child, ordering: .sequentiallyConsistent)
    defer { runningChild.store(0, ordering: .sequentiallyConsistent) }
    // The handler stays, because it does what the system does by default while no program runs.
    for number in [SIGTERM, SIGINT, SIGHUP] where isDefault(number) { signal(number, endBoth) }
    return body()
  }

  /// Ends the program as Control-C does, which `swift build` passes on to its compilers.
  static func end() {
    let child = runningChild.load(ordering: .sequentiallyConsistent)
    if child > 0 { kill(child, SIGINT) }
  }

  /// The signals that a program must not ignore, as it would if a script without job control had started this process.
  static var defaultSignals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    return signals
  }

  /// Whether nothing handles a signal.
  private static func isDefault(_ number: Int32) -> Bool {
    var current = sigaction()
    guard sigaction(number, nil, &current) == 0 else { return false }
    #if canImport(Glibc)
      return current.__sigaction_handler.sa_handler == nil
    #else
      return current.__sigaction_u.__sa_handler == nil
    #endif
  }
}

/// The process of the program that runs now, or 0. A signal handler reads it.
private let runningChild = Atomic<pid_t>(0)

/// Ends the program, and then this process by the same signal.
private func endBoth(_ number: Int32) {
  EndingChild.end()
  signal(number, SIG_DFL)
  raise(number)
}
