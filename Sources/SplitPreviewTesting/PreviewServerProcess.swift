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
    /// The server reads a pipe of it, whose other end closes with the program of the test, however that ends.
    private let program: RunningProgram
    private let output: ServerOutput

    private init(_ address: String, _ program: RunningProgram, _ output: ServerOutput) {
      (self.address, self.program, self.output) = (address, program, output)
    }

    deinit { program.terminate() }

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
      let flags = ["serve", "--port", "0", "--stop-with-input"] + arguments
      let program = try RunningProgram.start(try Program.find(program), flags)
      let output = ServerOutput(program.output.fileHandleForReading)
      do {
        return PreviewServerProcess(try await output.address(within: timeout), program, output)
      } catch {
        program.terminate()
        throw error
      }
    }

    /// Connects a client to the server. Throws the errors of `PreviewClient.connect`.
    public nonisolated func connect(timeout: Duration = .seconds(30)) async throws -> PreviewClient {
      try await PreviewClient.connect(to: address, timeout: timeout)
    }

    /// Ends the server, and returns once it has ended. A second call does nothing.
    ///
    /// The end of the server's output is its end. A server that does not end in the time is killed.
    public func stop(timeout: Duration = .seconds(30)) async {
      program.terminate()
      let killing = Task {
        try await Task.sleep(for: timeout)
        program.kill()
      }
      await output.end()
      killing.cancel()
    }
  }

  /// A server that did not start.
  public struct ServerFailed: Error, CustomStringConvertible {
    /// A sentence for people, with the words of the server.
    public let description: String

    init(_ description: String) { self.description = description }
  }
#endif
