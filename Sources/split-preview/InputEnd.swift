import HostSystem
import WebSocketServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The end of the standard input.
enum InputEnd {
  /// Stops the server when the standard input ends, and drops all that comes before the end. Returns false if the system has no thread
  /// for it.
  static func stopServer() -> Bool {
    WorkerThread.start {
      var bytes: (UInt64, UInt64) = (0, 0)
      while read(STDIN_FILENO, &bytes, MemoryLayout.size(ofValue: bytes)) > 0 || errno == EINTR {}
      StopHandle.signals.stop()
    }
  }
}
