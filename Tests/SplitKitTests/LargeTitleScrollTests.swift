import SamplePreviews
import SplitKit
import Testing

/// A large title over content that scrolls. A window that comes to a state by a detour equals one that was there at once.
@Suite struct LargeTitleScrollTests {
  private static let stack = "nav:mailboxes"
  private static let pane = "messages/pane"

  /// Mail on a phone, which shows a stack in a stack.
  private func stage(isLarge: Bool = true, size: Size = Size(width: 402, height: 874)) throws -> Stage {
    let stage = try Stage(.mail, profile: .ios26, size: size, safeArea: .zero, policy: .phone)
    try prefer(isLarge, stage)
    try stage.window.tap("mailboxes/inbox")
    return stage
  }

  private func prefer(_ isLarge: Bool, _ stage: Stage) throws {
    try stage.window.set([Member("prefersLargeTitles", .bool(isLarge))], of: Self.stack)
  }

  private func scroll(_ stage: Stage, to y: Double) throws {
    try stage.window.scroll(Self.pane, to: Point(x: 0, y: y))
  }

  private func barHeight(_ stage: Stage) -> Double? { stage.pane("\(Self.stack)/pane")?.navigationBarFrame?.height }

  @Test(arguments: [0.0, 20, 52, 300])
  func `a scrolled title that ends leaves no inset`(offset: Double) throws {
    let plain = try stage(isLarge: false)
    let detour = try stage()
    try scroll(detour, to: offset)
    try prefer(false, detour)
    try scroll(detour, to: 0)
    #expect(detour.layout("messages") == plain.layout("messages"))
    #expect(detour.scene.panes == plain.scene.panes)
  }

  @Test(arguments: [20.0, 52, 300])
  func `a scrolled title that turns to a compact height and back is whole again`(offset: Double) throws {
    let plain = try stage()
    let detour = try stage()
    try scroll(detour, to: offset)
    #expect(barHeight(detour) != barHeight(plain), "the offset moves the title")
    detour.resize(874, 402)
    let turned = try stage(size: Size(width: 874, height: 402))
    try scroll(detour, to: 0)
    #expect(detour.scene.panes == turned.scene.panes)
    detour.resize(402, 874)
    #expect(detour.scene.panes == plain.scene.panes)
  }

  @Test func `a bar that shows another controller is whole`() throws {
    let plain = try stage()
    try plain.window.tap("nav:mailboxes/back")
    let detour = try stage()
    try scroll(detour, to: 20)
    try detour.window.tap("nav:mailboxes/back")
    #expect(detour.scene.panes == plain.scene.panes)
  }
}
