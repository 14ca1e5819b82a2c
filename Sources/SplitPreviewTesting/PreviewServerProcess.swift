#if os(macOS) || os(Linux)
  import Foundation
  import SplitPreviewClient

  /// A server that a test has for itself, as a process.
  ///
  ///     let server = try await PreviewServerProcess.start()
  ///     let client = try await server.connect()
  ///     …
  ///     await server.stop()
  ///
  /// The server ends when it is stopped, when nobody holds this object any more, and when the program of the test is gone.
  public actor PreviewServerProcess {
    /// The variable with the path of the program.
    public static let variable = "SPLIT_PREVIEW_BIN"

    /// The address for a browser and for clients.
    public nonisolated let address: String
    private let process: Process
    /// The server reads this pipe, whose other end closes with the program of the test, however that ends.
    private let input: Pipe
    private let output: ServerOutput

    deinit { if process.isRunning { process.terminate() } }

    private init(_ address: String, _ process: Process, _ input: Pipe, _ output: ServerOutput) {
      (self.address, self.process, self.input, self.output) = (address, process, input, output)
    }

    /// Starts a server at a free port, and returns once it serves.
    ///
    /// - Parameters:
    ///   - program: The path of `split-preview`. Without one, it is that of the variable `SPLIT_PREVIEW_BIN`, or else `split-preview`
    ///     in a directory of `PATH`.
    ///   - arguments: Further flags of `split-preview serve`, such as `["--scenarios", "Previews"]`.
    ///   - timeout: The time until it serves.
    /// - Throws: ``ServerFailed``, or `CancellationError`.
    public static func start(
      program: String? = nil, arguments: [String] = [], timeout: Duration = .seconds(30)
    ) async throws -> PreviewServerProcess {
      let (process, input, output) = (Process(), Pipe(), Pipe())
      process.executableURL = try Program.find(program)
      process.arguments = ["serve", "--port", "0", "--stop-with-input"] + arguments
      for pipe in [input, output] { pipe.staysHere() }
      process.standardInput = input
      process.standardOutput = output
      // The errors of a server that does not start come with its other words, so that one reader is enough.
      process.standardError = output
      do { try process.run() } catch { throw ServerFailed("\(process.executableURL?.path ?? "") cannot be started: \(error)") }
      do {
        let words = ServerOutput(output.fileHandleForReading)
        return PreviewServerProcess(try await words.address(within: timeout), process, input, words)
      } catch {
        process.terminate()
        throw error
      }
    }

    /// Connects a client to the server. Throws the errors of `PreviewClient.connect`.
    public nonisolated func connect(timeout: Duration = .seconds(30)) async throws -> PreviewClient {
      try await PreviewClient.connect(to: address, timeout: timeout)
    }

    /// Ends the server, and returns once it has ended. A second call does nothing.
    ///
    /// The end of the server's output is its end.
    public func stop() async {
      if process.isRunning { process.terminate() }
      await output.end()
    }
  }

  /// A server that did not start.
  public struct ServerFailed: Error, CustomStringConvertible {
    /// A sentence for people, with the words of the server.
    public let description: String

    init(_ description: String) { self.description = description }
  }

  extension Pipe {
    /// Keeps the pipe from other programs that are started while it is open, which would hold it open.
    fileprivate func staysHere() {
      for handle in [fileHandleForReading, fileHandleForWriting] { _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC) }
    }
  }
#endif
