import SplitKit
import Testing

@testable import PreviewServer

/// The errors that an app gets from the server that it links.
@Suite struct PreviewServerErrorTests {
  private static func preview(
    _ id: String = "app", title: String = "App", profiles: [Profile] = [.ios26],
    windowSize: Size = Size(width: 1000, height: 800), windowScale: Double = 2, options: [PreviewOption] = []
  ) -> Preview {
    Preview(
      id: id, title: title, summary: "Try it.", profiles: profiles, windowSize: windowSize, windowScale: windowScale,
      options: options
    ) { application, _ in PreviewContent(rootViewController: ViewController(application)) }
  }

  private func server(
    _ previews: [Preview] = [preview()], _ change: (inout PreviewServer.Configuration) -> Void = { _ in }
  ) throws(PreviewServerError) -> PreviewServer {
    var configuration = PreviewServer.Configuration()
    configuration.port = 0
    change(&configuration)
    return try PreviewServer(configuration, previews: previews)
  }

  @Test func `a server with a preview and a free port starts`() throws {
    #expect(try server().url.hasPrefix("http://127.0.0.1:"))
  }

  @Test func `a setting that cannot be is an error with its name and its value`() {
    func error(_ change: (inout PreviewServer.Configuration) -> Void) -> PreviewServerError? {
      #expect(throws: PreviewServerError.self) { try server([Self.preview()], change) }
    }
    #expect(error { $0.port = 65_536 } == .invalid(.port, value: "65536"))
    #expect(error { $0.port = -1 } == .invalid(.port, value: "-1"))
    #expect(error { $0.processName = "a-b" } == .invalid(.processName, value: "a-b"))
    #expect(error { $0.token = "short" } == .invalid(.token, value: "short"))
    #expect(error { $0.resumeFor = -1 } == .invalid(.resumeFor, value: "-1"))
    #expect(error { $0.sessionMemory = 0 } == .invalid(.sessionMemory, value: "0"))
    #expect(error { $0.maximumClients = 0 } == .invalid(.maximumClients, value: "0"))
    #expect(error { $0.maximumSessions = 100_001 } == .invalid(.maximumSessions, value: "100001"))
    #expect(error { $0.monitorToken = "short" } == .invalid(.monitorToken, value: "short"))
    #expect(error { $0.drainFor = 3_601 } == .invalid(.drainFor, value: "3601"))
    #expect(error { $0.silence = 1 } == .invalid(.silence, value: "1"))
    #expect(error { $0.silence = .max } == .invalid(.silence, value: "\(Int.max)"))
    #expect(error { $0.allowedHosts = ["*"] } == .invalid(.allowedHosts, value: "*"))
    #expect(error { $0.allowedOrigins = ["example.com"] } == .invalid(.allowedOrigins, value: "example.com"))
    #expect(error { $0.allowedEmbedders = ["*"] } == .invalid(.allowedEmbedders, value: "*"))
    #expect(error { $0.publicDirectory = "/does/not/exist" } == .missingDirectory(.publicDirectory, places: ["/does/not/exist"]))
    #expect(error { $0.appDirectory = "/does/not/exist" } == .missingDirectory(.appDirectory, places: ["/does/not/exist"]))
    #expect(error { $0.appDirectory = #filePath } == .missingDirectory(.appDirectory, places: [#filePath]))
    #expect(error { $0.publicDirectory = "/" } == .missingPage(directory: "/"))
  }

  @Test func `two settings that stand in place of each other are an error, and so is one token for both`() {
    func error(_ change: (inout PreviewServer.Configuration) -> Void) -> PreviewServerError? {
      #expect(throws: PreviewServerError.self) { try server([Self.preview()], change) }
    }
    let token = "0123456789abcdef"
    #expect(error { ($0.token, $0.tokenFile) = (token, "x") } == .twice(.token, .tokenFile))
    #expect(error { ($0.monitorToken, $0.monitorTokenFile) = (token, "x") } == .twice(.monitorToken, .monitorTokenFile))
    #expect(error { ($0.token, $0.monitorToken) = (token, token) } == .sameTokens)
  }

  @Test func `a port in use is an error`() throws {
    let first = try server()
    let port = try #require(first.url.split(separator: ":").last.flatMap { Int($0.dropLast()) })
    #expect(throws: PreviewServerError.portInUse(.port, port)) { try server { $0.port = port } }
  }

  @Test func `no error of the library speaks of a flag of the command`() {
    let settings = PreviewServerError.Setting.allCases
    let errors: [PreviewServerError] =
      settings.map { .invalid($0, value: "x") } + settings.map { .unusableFile($0, reason: "It is gone.") } + [
        .invalidPreview(id: "x", reason: "It has no title."), .missingDirectory(.publicDirectory, places: ["a", "b"]),
        .missingDirectory(.appDirectory, places: ["a"]),
        .missingPage(directory: "a"), .portInUse(.port, 80), .twice(.token, .tokenFile), .sameTokens,
        .cannotListen(reason: "It cannot."),
      ]
    for error in errors {
      #expect(!error.description.contains("--"))
      #expect(error.description.hasSuffix("."))
    }
  }

  @Test(arguments: [
    ([preview("")], "An id has"), ([preview("a b")], "An id has"), ([preview(String(repeating: "a", count: 65))], "An id has"),
    ([preview(title: "")], "title"), ([preview(profiles: [])], "profile"),
    ([preview(windowSize: Size(width: .nan, height: 1))], "window"), ([preview(windowScale: 0)], "scale"),
    ([preview(options: [PreviewOption("", .flag, default: true, "")])], "no name"),
    ([preview(options: [PreviewOption("log", .flag, default: true, "")])], "Two options are named log"),
    ([preview(options: [PreviewOption("a", .flag, default: "yes", "")])], "true or false"),
    ([preview(), preview()], "Another preview"), ([], "at least one"),
  ])
  func `a preview that cannot be is an error that says why`(previews: [Preview], words: String) {
    let error = #expect(throws: PreviewServerError.self) { try server(previews) }
    #expect(error?.description.contains(words) == true)
  }
}
