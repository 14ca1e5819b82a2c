import Foundation
import SplitPreviewClient
import SplitPreviewTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct ServerProcessTests {
  private func failure(program: String, _ arguments: String..., timeout: Duration = ServerProgram.patience) async -> String? {
    let error = await #expect(throws: ServerFailed.self) {
      try await PreviewServerProcess.start(program: program, arguments: arguments, timeout: timeout)
    }
    return error?.description
  }

  @Test func `a program that is not there is named`() async {
    let words = await failure(program: "/nowhere/split-preview")
    #expect(words?.hasPrefix("There is no program /nowhere/split-preview.") == true)
  }

  @Test func `the words of a server that does not start are in the error`() async {
    let words = await failure(program: ServerProgram.path, "--scenarios", "/nowhere")
    #expect(words?.contains("/nowhere") == true)
  }

  /// Writes a program of a line, and removes it after a test.
  private func withProgram(_ line: String, _ test: (String) async throws -> Void) async throws {
    let program = FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID().uuidString)")
    try Data("#!/bin/sh\n\(line)\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    defer { try? FileManager.default.removeItem(at: program) }
    try await test(program.path)
  }

  @Test func `a program that prints nothing is given up`() async throws {
    try await withProgram("read line") { program in
      let words = await failure(program: program, timeout: .milliseconds(200))
      #expect(words == "The server has printed no address within 0.2 seconds.")
    }
  }

  @Test func `a server that does not end is killed`() async throws {
    try await withProgram("trap '' TERM; echo Open http://127.0.0.1:1/; while :; do read line || sleep 0.01; done") { program in
      let server = try await PreviewServerProcess.start(program: program, timeout: ServerProgram.patience)
      #expect(server.address == "http://127.0.0.1:1/")
      await server.stop(timeout: .milliseconds(100))
    }
  }

  @Test func `a server that nobody holds ends`() async throws {
    var server: PreviewServerProcess? = try await ServerProgram.start()
    let client = try await #require(server).connect(timeout: ServerProgram.patience)
    let preview = try await client.open("lab")
    server = nil
    await #expect(throws: PreviewError.self) { try await preview.waitUntil { _ in false } }
  }
}
