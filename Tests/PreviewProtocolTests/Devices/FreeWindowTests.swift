import PreviewProtocol
import SplitKit
import TestSupport
import Testing

/// Column styles in free windows of iPadOS 16 to 18: what there is room for, by width and by where the window came from
/// (spec/split-view.md 4.5; all of it is inferred).
@Suite struct FreeWindowTests {
  private var conversation = Conversation()

  init() { conversation.skipHello() }

  private mutating func say(_ text: String) throws -> Value {
    conversation.say(Array(text.utf8))
    return try #require(try conversation.nextAnswer())
  }

  private mutating func open(_ style: String, width: Double, _ options: String = "") throws -> [String?] {
    let opening =
      #"{"type":"open","scene":"lab","profile":"ios14","device":"ipad-pro-12.9-3","options":{"style":"\#(style)"\#(options)},"#
    return state(try say(opening + #""window":{"width":\#(width),"height":700}}"#))
  }

  private mutating func resize(_ width: Double) throws -> [String?] {
    state(try say(#"{"type":"resize","width":\#(width),"height":700}"#))
  }

  private func state(_ scene: Value) -> [String?] {
    let split = scene["hierarchy"]
    return [split?["splitBehavior"]?.string, split?["displayMode"]?.string]
  }

  @Test(arguments: [
    ("doubleColumn", 784.0, "overlay", "secondaryOnly"), ("doubleColumn", 784.5, "tile", "oneBesideSecondary"),
    ("tripleColumn", 784, "overlay", "secondaryOnly"), ("tripleColumn", 784.5, "displace", "oneBesideSecondary"),
    ("tripleColumn", 1159.5, "displace", "oneBesideSecondary"), ("tripleColumn", 1160, "tile", "oneBesideSecondary"),
  ])
  mutating func `a free window goes by what it leaves the secondary`(
    style: String, width: Double, behavior: String, mode: String
  ) throws {
    #expect(try open(style, width: width) == [behavior, mode])
    #expect(try open(style, width: 700) == ["overlay", "secondaryOnly"])
    #expect(try resize(width) == [behavior, mode])
  }

  @Test mutating func `columns go one by one and come back with the room`() throws {
    _ = try open("tripleColumn", width: 1300)
    #expect(state(try say(#"{"type":"tap","target":"split/displayModeButtonItem"}"#)) == ["tile", "twoBesideSecondary"])
    #expect(try resize(1100) == ["displace", "oneBesideSecondary"])
    #expect(try resize(700) == ["overlay", "secondaryOnly"])
    #expect(try resize(1000) == ["displace", "oneBesideSecondary"])
    #expect(try resize(1300) == ["tile", "twoBesideSecondary"])
  }

  @Test mutating func `a column that the user has hidden stays away`() throws {
    _ = try open("doubleColumn", width: 900)
    #expect(state(try say(#"{"type":"tap","target":"split/displayModeButtonItem"}"#)) == ["tile", "secondaryOnly"])
    #expect(try resize(700) == ["overlay", "secondaryOnly"])
    #expect(try resize(900) == ["tile", "secondaryOnly"])
  }

  @Test mutating func `what was explicitly preferred is left alone`() throws {
    let preferring = #","properties":{"preferredDisplayMode":"oneBesideSecondary","preferredSplitBehavior":"tile"}"#
    #expect(try open("doubleColumn", width: 900, preferring) == ["tile", "oneBesideSecondary"])
    #expect(try resize(700) == ["tile", "oneBesideSecondary"])
  }

  @Test mutating func `other windows go by their width and aspect`() throws {
    let opening = #"{"type":"open","scene":"lab","profile":"ios14","options":{"style":"tripleColumn"},"device":"ipad-pro-12.9-3""#
    _ = try say(opening + "}")
    #expect(state(try say(#"{"type":"rotate"}"#)) == ["tile", "oneBesideSecondary"])
    #expect(state(try say(#"{"type":"arrange","arrangement":"split-2/3"}"#)) == ["overlay", "secondaryOnly"])
  }
}
