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

  @Test func `a program that prints nothing is given up`() async throws {
    let program = FileManager.default.temporaryDirectory.appendingPathComponent("silent-\(UUID().uuidString)")
    try Data("#!/bin/sh\nread line\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    defer { try? FileManager.default.removeItem(at: program) }
    let words = await failure(program: program.path, timeout: .milliseconds(200))
    #expect(words == "The server has printed no address within 0.2 seconds.")
  }

  @Test func `a server that nobody holds ends`() async throws {
    var server: PreviewServerProcess? = try await ServerProgram.start()
    let client = try await #require(server).connect(timeout: ServerProgram.patience)
    let preview = try await client.open("lab")
    server = nil
    await #expect(throws: PreviewError.self) { try await preview.waitUntil { _ in false } }
  }
}
