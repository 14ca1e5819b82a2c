import SplitPreviewClient
import SplitPreviewTesting
import Testing

/// The layout of a mail app in windows of all widths.
@Suite struct MailTests {
  @Test(arguments: [(320.0, true), (667, true), (667.5, false), (1366, false)])
  func `the split view collapses in a compact window`(width: Double, isCollapsed: Bool) async throws {
    let server = try await PreviewServerProcess.start()
    let mail = try await server.connect().open("mail", width: width, height: 1024)
    #expect(try await mail.scene.controller("split").isCollapsed == isCollapsed)
    await server.stop()
  }

  @Test func `nothing flips but at the widths that the design has`() async throws {
    let server = try await PreviewServerProcess.start()
    let mail = try await server.connect().open("mail", width: 1366, height: 1024)
    let sweep = try await mail.send(.sweep(320...1366, height: 1024))
    let collapsed = sweep.bands.filter { $0.fact("split", "isCollapsed") == true }
    #expect(collapsed.first?.widths.lowerBound == 320 && collapsed.last?.widths.upperBound == 667)
    await server.stop()
  }

  @Test func `the detail is never narrower than 320 points`() async throws {
    let server = try await PreviewServerProcess.start()
    let mail = try await server.connect().open("mail", width: 1366, height: 1024)
    for width in stride(from: 1366.0, to: 668, by: -50) {
      let scene = try await mail.send(.resize(width: width, height: 1024))
      let detail = try scene.column(.secondary)
      let free = detail.frame.width - (detail.safeArea?.left ?? 0) - (detail.safeArea?.right ?? 0)
      #expect(free >= 320, "\(scene.outline)")
    }
    await server.stop()
  }
}
