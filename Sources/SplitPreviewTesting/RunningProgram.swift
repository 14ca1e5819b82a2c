#if os(macOS) || os(Linux)
  import Foundation

  /// A program that runs, with a pipe to it and one from it.
  struct RunningProgram {
    let process = Process()
    let input = Pipe()
    /// The output and the errors, so that one reader is enough.
    let output = Pipe()

    private static let starting = NSLock()

    /// Starts a program. Throws ``ServerFailed``.
    ///
    /// Programs start one after another: one that starts before the pipes of the next are marked would hold them open.
    static func start(_ program: URL, _ arguments: [String]) throws(ServerFailed) -> RunningProgram {
      starting.lock()
      defer { starting.unlock() }
      let new = RunningProgram()
      for pipe in [new.input, new.output] { pipe.staysHere() }
      new.process.executableURL = program
      new.process.arguments = arguments
      new.process.standardInput = new.input
      new.process.standardOutput = new.output
      new.process.standardError = new.output
      do { try new.process.run() } catch { throw ServerFailed("\(program.path) cannot be started: \(error)") }
      return new
    }

    private init() {}

    /// Asks the program to end, if it runs.
    func terminate() { if process.isRunning { process.terminate() } }

    /// Ends the program, if it runs.
    func kill() { if process.isRunning { _ = Foundation.kill(process.processIdentifier, SIGKILL) } }
  }

  extension Pipe {
    /// Keeps the pipe from other programs that are started while it is open.
    fileprivate func staysHere() {
      for handle in [fileHandleForReading, fileHandleForWriting] { _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC) }
    }
  }
#endif
