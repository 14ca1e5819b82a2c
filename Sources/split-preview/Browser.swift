import HostSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The browser of the person at this machine.
enum Browser {
  /// Whether a person probably sees the desktop of this machine: the output is a terminal, and there is a desktop.
  static var isAtHand: Bool { CurrentProcess.isTerminal(.output) && hasDesktop }

  /// Opens an address, without waiting for the browser. If that fails, a sentence on standard error says so.
  static func open(_ address: String) {
    let isStarted = WorkerThread.start {
      let status = (try? Program.lines(of: program, [address]) { _ in }) ?? nil
      if status != 0 { fail() }
    }
    if !isStarted { fail() }
  }

  private static func fail() {
    BackgroundWriter.error.put("The page cannot be opened with \(program). Open its address in a browser.\n")
  }

  #if os(macOS)
    private static let program = "open"
    private static let hasDesktop = true
  #else
    private static let program = "xdg-open"
    private static var hasDesktop: Bool { getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil }
  #endif
}
