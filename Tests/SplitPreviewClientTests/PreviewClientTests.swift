import SplitPreviewTesting
import Testing

@testable import SplitPreviewClient

/// The client at a real server.
@Suite(.timeLimit(.minutes(15))) struct PreviewClientTests {
  private func open(_ server: PreviewServerProcess, updates: PreviewClient.Updates = .moved) async throws -> RemotePreview {
    let client = try await server.connect(timeout: ServerProgram.patience)
    return try await client.open("lab", options: ["style": "doubleColumn"], width: 1180, height: 820, updates: updates)
  }

  private func refusal(_ body: () async throws -> Void) async throws -> PreviewError.Refusal {
    do { try await body() } catch PreviewError.refused(let refusal) { return refusal }
    throw PreviewError.notInScene("Nothing was refused.")
  }

  @Test func `a preview is opened, changed and closed`() async throws {
    let server = try await ServerProgram.start()
    let preview = try await open(server)
    #expect(try await preview.scene.controller("split").displayMode == .oneBesideSecondary)
    let narrow = try await preview.send(.resize(width: 600, height: 820))
    #expect(try narrow.controller("split").isCollapsed == true)
    #expect(try await preview.scene == narrow)
    let refused = try await refusal { try await preview.send(.tap("nobody")) }
    #expect(refused.code == "unknownTarget" && refused.path == "target" && refused.message == "There is no element named nobody.")
    #expect(try await preview.scene == narrow)
    try await preview.client.ping()
    try await preview.send(.close)
    await #expect(throws: PreviewError.noPreview(slot: 0)) { try await preview.scene }
    #expect(try await refusal { try await preview.send(.sync) }.code == "notOpen")
    #expect(await preview.client.server.name == "split-preview")
    await server.stop()
    await server.stop()
    await #expect(throws: PreviewError.self) { try await server.connect(timeout: ServerProgram.patience) }
  }

  @Test func `each question has its answer`() async throws {
    let server = try await ServerProgram.start()
    let preview = try await open(server)
    let sweep = try await preview.send(.sweep(600...700, height: 820))
    #expect(sweep.flips == [667.5] && sweep.bands[0].widths == 600...667)
    #expect(sweep.bands[0].fact("split", "isCollapsed") == true && sweep.bands[1].fact("split", "isCollapsed") == false)
    #expect(sweep.bands[1].changes.contains { $0.target == "split" && $0.name == "isCollapsed" && $0.because != nil })
    let why = try await preview.send(.explain("split.primary"))
    #expect(why.title == "Primary column" && why.sentences[0].text.contains("oneBesideSecondary"))
    #expect(try await preview.send(.explain(x: 20, y: 400)).sentences.isEmpty == false)
    let overview = try await preview.send(.overview(device: "ipad-9"))
    #expect(overview.windows[0].arrangement == .fullScreen && overview.windows[0].size.width == 810)
    #expect(overview.windows.contains { window in window.facts.contains { $0.name == "isCollapsed" && $0.value == true } })
    let picture = try await preview.send(.picture)
    #expect(picture.svg.hasPrefix("<svg") && picture.size == .init(width: 1180, height: 820))
    #expect(try await preview.send(.export).contains("UISplitViewController"))
    let properties = try await preview.send(.properties("split"))
    #expect(properties.contains { $0.name == "preferredDisplayMode" && $0.kind == "choice" && $0.value == "automatic" })
    let audit = try await preview.send(.audit(320...340, height: 568))
    #expect(audit.findings.isEmpty)
    let other = try await preview.client.open("instagram", width: 600, height: 900)
    let found = try await other.send(.audit(600...601, height: 900)).findings
    #expect(found.map(\.target) == ["profile/button"] && found[0].text.hasSuffix("."))
  }

  @Test func `messages go out in the order of the calls, and answers find those who ask`() async throws {
    let server = try await ServerProgram.start()
    let preview = try await open(server)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for width in stride(from: 400.0, through: 1200, by: 10) {
        group.addTask { try await preview.post(.resize(width: width, height: 820)) }
        group.addTask { _ = try await preview.send(.properties("split")) }
      }
      try await group.waitForAll()
    }
    for width in stride(from: 400.0, through: 1200, by: 10) { try await preview.post(.resize(width: width, height: 820)) }
    #expect(try await preview.waitUntil { $0.window.size.width == 1200 }.window.size.width == 1200)
  }

  @Test func `a refusal of a posted message comes with the next wait, once`() async throws {
    let server = try await ServerProgram.start()
    let preview = try await open(server)
    try await preview.post(.resize(width: -1, height: 820))
    #expect(try await refusal { try await preview.waitUntil { $0.window.size.width < 0 } }.path == "width")
    try await preview.post(.resize(width: 700, height: 820))
    try await preview.waitUntil { $0.window.size.width == 700 }
  }

  @Test func `a wait ends at its time with the last scene, and when its task is cancelled`() async throws {
    let server = try await ServerProgram.start()
    let preview = try await open(server)
    let error = await #expect(throws: PreviewError.self) {
      try await preview.waitUntil(timeout: .milliseconds(50)) { _ in false }
    }
    #expect(error?.description.contains("lab, ios26, 1180 x 820") == true)
    let waiting = Task { try await preview.waitUntil { _ in false } }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    struct Odd: Error {}
    await #expect(throws: Odd.self) { try await preview.waitUntil { _ in throw Odd() } }
    try await preview.client.ping()
  }

  @Test func `previews in slots do not disturb each other`() async throws {
    let server = try await ServerProgram.start()
    let client = try await server.connect(timeout: ServerProgram.patience)
    let lab = try await client.open("lab", width: 1180, height: 820)
    let mail = try await client.open("mail", width: 600, height: 820, slot: 3)
    try await lab.send(.resize(width: 700, height: 820))
    let scene = try await mail.scene
    #expect(scene.preview == "mail" && scene.window.size.width == 600)
    #expect(try await lab.scene.window.size.width == 700)
    try await mail.send(.close)
    #expect(try await lab.scene.preview == "lab")
  }

  @Test func `another client goes on with a session`() async throws {
    let server = try await ServerProgram.start()
    let preview = try await open(server)
    _ = try await preview.client.open("mail", slot: 2)
    let before = try await preview.send(.resize(width: 640, height: 820))
    let second = try await server.connect(timeout: ServerProgram.patience)
    let own = try await second.open("lab")
    #expect(try await refusal { _ = try await second.resume("none") }.code == "expired")
    #expect(try await own.scene.preview == "lab")
    let previews = try await second.resume(before.session)
    #expect(previews.map(\.slot) == [nil, 2])
    #expect(try await previews[0].scene.window.size.width == 640)
    #expect(try await previews[1].scene.preview == "mail")
    #expect(await second.session == before.session)
    // The server closes the connection whose session another one has taken over.
    let error = await #expect(throws: PreviewError.self) { try await preview.waitUntil { _ in false } }
    guard case .connectionLost(code: 4001, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a client that goes on with a session connects at the address of that session`() async throws {
    let server = try await ServerProgram.start()
    let preview = try await open(server)
    let session = await preview.client.session
    await preview.client.close()
    let client = try await PreviewClient.connect(to: server.address, session: session, timeout: ServerProgram.patience)
    #expect(try await client.resume(session)[0].scene.preview == "lab")
    await #expect(throws: PreviewError.self) { try await PreviewClient.connect(to: server.address, session: "a&b=c") }
  }

  @Test func `an end reaches everybody who waits`() async throws {
    let server = try await ServerProgram.start()
    let preview = try await open(server)
    let waiting = Task { try await preview.waitUntil { _ in false } }
    try await preview.client.ping()
    await preview.client.close()
    await #expect(throws: PreviewError.closed) { try await waiting.value }
    await #expect(throws: PreviewError.closed) { try await preview.send(.sync) }
    await #expect(throws: PreviewError.closed) { try await preview.post(.sync) }
    await preview.client.close()
    let other = try await open(server)
    await server.stop()
    let error = await #expect(throws: PreviewError.self) { try await other.waitUntil { _ in false } }
    guard case .connectionLost = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: PreviewClient.Updates.allCases) func `scenes are whole`(updates: PreviewClient.Updates) async throws {
    let server = try await ServerProgram.start()
    let preview = try await open(server, updates: updates)
    for width in [600.0, 900, 667, 1180] { try await preview.send(.resize(width: width, height: 820)) }
    let before = try await preview.scene.members
    let whole = try await preview.send(.sync).members
    for name in ["window", "hierarchy", "unshown", "panes", "viewModels", "place", "scene", "profile", "look"] {
      #expect(whole[name] == before[name], "\(name)")
    }
    #expect(whole["hierarchy"] != nil && whole["viewModels"]?.object?.isEmpty == false)
  }

  @Test func `a client that nobody holds is gone`() async throws {
    let server = try await ServerProgram.start()
    weak var gone: PreviewClient?
    do {
      let client = try await server.connect(timeout: ServerProgram.patience)
      try await client.ping()
      gone = client
    }
    while gone != nil { await Task.yield() }
  }
}
