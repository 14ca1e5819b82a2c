import SamplePreviews
import SplitKit
import Testing

/// The app of seed 3 on its phone and on an iPad.
@Suite struct AdaptabilityTests {
  private static let portrait = Size(width: 414, height: 736)
  private static let landscape = Size(width: 736, height: 414)

  private func stage(_ size: Size = portrait, reading: String? = nil, policy: TraitPolicy? = nil) throws -> Stage {
    try Stage(
      .adaptability, profile: .ios8, options: reading.map { [Member("readsSizeClass", .string($0))] } ?? [], size: size,
      policy: policy)
  }

  @Test func `its window is a phone's, and under the policy for iPads an iPad's`() {
    #expect(Preview.adaptability.policy == .phone)
    #expect(Preview.adaptability.window(for: .phone) == (Self.portrait, 3))
    #expect(Preview.adaptability.window(for: .pad) == (Size(width: 1024, height: 768), 2))
    #expect(Preview.mail.window(for: .phone) == (Self.portrait, 3))
  }

  @Test func `a turn collapses into one stack and takes it apart again`() throws {
    let stage = try stage(Self.landscape)
    #expect(stage.tree == ["nav[conversations]", "nav[noor]"])
    stage.window.rotate()
    #expect(stage.split.isCollapsed)
    #expect(stage.tree == ["nav[conversations,nav[noor]]"])
    stage.window.rotate()
    #expect(!stage.split.isCollapsed)
    #expect(stage.tree == ["nav[conversations]", "nav[noor]"])
  }

  @Test(arguments: [portrait, landscape])
  func `a conversation that is chosen is shown as a detail, beside the list or on it`(size: Size) throws {
    let stage = try stage(size)
    let isNarrow = size == Self.portrait
    if isNarrow { try stage.window.tap("nav:conversations/back") }
    try stage.window.tap("conversations/mum")
    #expect(stage.tree == (isNarrow ? ["nav[conversations,nav[mum]]"] : ["nav[conversations]", "nav[mum]"]))
    #expect(stage.content("mum")?["title"] == "Mum")
  }

  @Test func `a conversation that was opened is read`() throws {
    let stage = try stage(Self.landscape)
    let isUnread = {
      (stage.content("conversations")?["sections"]?.array?[0]["rows"]?.array ?? []).map { $0["isUnread"] == true }
    }
    #expect(isUnread().indices.filter { isUnread()[$0] } == [1, 3])
    try stage.window.tap("conversations/mei")
    #expect(isUnread().indices.filter { isUnread()[$0] } == [3])
  }

  @Test func `rows lead on while details are shown elsewhere, and are selected while they are beside`() throws {
    let stage = try stage(Self.landscape)
    #expect(stage.content("conversations")?["leadsOn"] == false)
    #expect(stage.pane("conversations/pane")?.selection == ["conversations/noor"])
    stage.window.rotate()
    try stage.window.tap("nav:conversations/back")
    #expect(stage.content("conversations")?["leadsOn"] == true)
    #expect(stage.pane("conversations/pane")?.selection == [])
  }

  @Test func `the pencil begins a conversation that has no row and no details`() throws {
    let stage = try stage(Self.landscape)
    try stage.window.tap("conversations/compose")
    #expect(stage.tree == ["nav[conversations]", "nav[new-message]"])
    #expect(stage.pane("conversations/pane")?.selection == [])
    #expect(stage.content("nav:new-message/bar")?["trailing"] == [])
  }

  @Test func `details are pushed on the nested stack, and are gone when the conversation is chosen anew`() throws {
    let stage = try stage()
    try stage.window.tap("noor/details")
    #expect(stage.tree == ["nav[conversations,nav[noor,noor-details]]"])
    #expect(stage.content("noor-details")?["sender"]?["name"] == "Noor Haddad")
    try stage.perform("popToRoot", on: "nav:conversations")
    try stage.window.tap("conversations/noor")
    #expect(stage.tree == ["nav[conversations,nav[noor]]"])
  }

  @Test(arguments: [("traitCollectionDidChange", false), ("beforeCollapse", true)])
  func `launched in portrait, a conversation is laid out for what it read`(reading: String, isWide: Bool) throws {
    let stage = try stage(reading: reading)
    #expect(stage.content("noor")?["isWide"] == .bool(isWide))
  }

  @Test(arguments: [("traitCollectionDidChange", [true, false, true]), ("beforeCollapse", [true, true, true])])
  func `only who listens follows the turns`(reading: String, isWide: [Bool]) throws {
    let stage = try stage(Self.landscape, reading: reading)
    var seen = [stage.content("noor")?["isWide"]]
    for _ in 0..<2 {
      stage.window.rotate()
      seen.append(stage.content("noor")?["isWide"])
    }
    #expect(seen == isWide.map { .bool($0) })
  }

  @Test func `every controller that has a name is one and the same`() throws {
    let stage = try stage()
    for name in ["conversations", "noor", "nav:noor", "noor-details", "new-message", "nav:dentist"] {
      let controller = try #require(stage.content.controller(named: name))
      #expect(controller.id == name)
      #expect(stage.content.controller(named: name) === controller)
    }
    #expect(stage.content.controller(named: "nobody") == nil)
  }

  @Test(arguments: [portrait, landscape, Size(width: 768, height: 1024)])
  func `a place brings back the conversation, its details, the mode and the offset`(size: Size) throws {
    let policy: TraitPolicy = size.width == 768 ? .pad : .phone
    let stage = try stage(size, policy: policy)
    try stage.perform("popToRoot", on: "nav:conversations")
    if policy == .pad { stage.split.toggleDisplayMode() }
    try stage.window.scroll("conversations/pane", to: Point(x: 0, y: 40))
    try stage.window.tap("conversations/owen")
    if policy == .phone { try stage.window.tap("owen/details") }
    let other = try self.stage(size, policy: policy)
    other.content.restore(stage.content.place)
    other.window.layoutIfNeeded()
    #expect(other.tree == stage.tree)
    #expect(other.content.place == stage.content.place)
  }
}
