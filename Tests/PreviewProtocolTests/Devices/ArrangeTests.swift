import PreviewProtocol
import SplitKit
import TestSupport
import Testing

/// `arrange` and `rotate` in a conversation: sizes, what stands beside, and what is refused.
@Suite struct ArrangeTests {
  private var conversation = Conversation()

  init() { conversation.skipHello() }

  private mutating func say(_ text: String) throws -> Value {
    conversation.say(Array(text.utf8))
    return try #require(try conversation.nextAnswer())
  }

  private mutating func arrange(_ members: String) throws -> Value { try say(#"{"type":"arrange",\#(members)}"#) }

  @Test mutating func `an app moves through the arrangements of its iPad`() throws {
    _ = try say(#"{"type":"open","scene":"mail","profile":"ios14","device":"ipad-pro-9.7"}"#)
    _ = try say(#"{"type":"rotate"}"#)
    let split = try arrange(#""arrangement":"split-2/3","side":"right""#)
    #expect(split["window"]?["frame"] == [330, 0, 694, 768])
    #expect(split["window"]?["divider"] == [320, 0, 10, 768])
    #expect(split["window"]?["otherWindow"] == [0, 0, 320, 768])
    #expect(split["hierarchy"]?["isCollapsed"] == false)
    let dragged = try arrange(#""arrangement":"split-2/3","dividerX":520"#)
    #expect(dragged["window"]?["arrangement"] == "split-1/2")
    #expect(dragged["window"]?["side"] == "right")
    #expect(dragged["hierarchy"]?["isCollapsed"] == true)
    #expect(dragged["transition"] == .null)
    let panel = try arrange(#""arrangement":"slide-over""#)
    #expect(panel["window"]?["size"] == [320, 728])
    #expect(panel["window"]?["divider"] == nil)
    let full = try arrange(#""arrangement":"full""#)
    #expect(full["window"]?["size"] == [1024, 768])
    #expect(full["window"]?["otherWindow"] == nil)
  }

  @Test mutating func `a device that is turned takes its split along`() throws {
    _ = try say(#"{"type":"open","scene":"lab","device":"ipad-pro-11-m4"}"#)
    _ = try say(#"{"type":"rotate","to":"landscapeLeft"}"#)
    _ = try arrange(#""arrangement":"split-1/2","side":"left""#)
    let turned = try say(#"{"type":"rotate","to":"portrait"}"#)
    #expect(turned["window"]?["arrangement"] == "split-2/3")
    #expect(turned["window"]?["size"] == [504, 1210])
    #expect(turned["transition"]?["changes"]?.array?.first?["kind"] == "layout")
  }

  @Test mutating func `a corner that is dragged makes the window free, and back at the screen's size it is full`() throws {
    _ = try say(#"{"type":"open","scene":"lab","device":"ipad-pro-11-m4"}"#)
    #expect(try say(#"{"type":"resize","width":600.5,"height":700}"#)["window"]?["arrangement"] == "free")
    let back = try say(#"{"type":"resize","width":834,"height":1210}"#)["window"]
    #expect(back?["arrangement"] == "full")
    #expect(back?["safeArea"] == [32, 0, 25, 0])
    let turned = try say(#"{"type":"resize","width":1210,"height":834}"#)["window"]
    #expect(turned?["arrangement"] == "full")
    #expect(turned?["orientation"] == "landscapeLeft")
  }

  @Test(arguments: [
    (#"{"type":"resize","width":500,"height":600,"safeArea":[9,0,0,0]}"#, #""arrangement":"free""#),
    (#"{"type":"arrange","arrangement":"split-1/3","side":"right"}"#, #""arrangement":"split-1/3","side":"right""#),
    (#"{"type":"arrange","arrangement":"tile-1/2","dividerX":400}"#, #""arrangement":"tile-1/2","dividerX":400"#),
  ])
  mutating func `a window that stands there already is left as it is`(first: String, again: String) throws {
    _ = try say(#"{"type":"open","scene":"lab","device":"ipad-pro-11-m4","profile":"ios14"}"#)
    let before = try say(first)
    let after = try arrange(again)
    #expect(after["window"] == before["window"])
    #expect(after["rev"] == before["rev"])
    #expect(after["events"] == [])
  }

  @Test mutating func `insets of the device go with a size, and those that the client gave stay`() throws {
    _ = try say(#"{"type":"open","scene":"lab","device":"ipad-pro-11-m4"}"#)
    #expect(try say(#"{"type":"resize","width":600,"height":700}"#)["window"]?["safeArea"] == [0, 0, 0, 0])
    _ = try say(#"{"type":"resize","width":610,"height":700,"safeArea":[11,0,0,0]}"#)
    #expect(try say(#"{"type":"resize","width":834,"height":1210}"#)["window"]?["safeArea"] == [11, 0, 0, 0])
  }

  @Test mutating func `insets that the client gave stay when the device is turned`() throws {
    _ = try say(
      #"{"type":"open","scene":"lab","device":"iphone-6.3in","window":{"width":402,"height":874,"safeArea":[1,2,3,4]}}"#)
    #expect(try say(#"{"type":"rotate"}"#)["window"]?["safeArea"] == [1, 2, 3, 4])
  }

  @Test(
    arguments: [
      (
        #""device":"ipad-pro-11-m4""#, #""arrangement":"split-1/2""#, "invalid", "arrangement",
        "iPad Pro 11-inch (M4) in portrait has no split-1/2; it has full, split-1/3, split-2/3, slide-over, tile-1/2, free."
      ),
      (#""device":"ipad-1""#, #""arrangement":"split-1/3""#, "invalid", "arrangement", nil),
      (#""device":"iphone-6.3in""#, #""arrangement":"free""#, "invalid", "arrangement", nil),
      (
        #""device":"ipad-pro-11-m4""#, #""arrangement":"full","dividerX":1"#, "invalid", "dividerX",
        "A window that is full has no divider."
      ),
      (#""device":"ipad-pro-11-m4""#, #""arrangement":"half""#, "invalid", "arrangement", nil),
      (
        #""policy":"pad""#, #""arrangement":"full""#, "unsupported", nil,
        "The window stands on no device's screen. Open the scene with a device."
      ),
    ] as [(String, String, String, String?, String?)])
  mutating func `what the device does not have is refused, and nothing changes`(
    opening: String, arrangement: String, code: String, path: String?, message: String?
  ) throws {
    let before = try say(#"{"type":"open","scene":"lab",\#(opening)}"#)
    let error = try arrange(arrangement)
    #expect(error["code"] == .string(code))
    #expect(error["path"]?.string == path)
    if let message { #expect(error["message"]?.string == message) }
    let after = try say(#"{"type":"sync"}"#)
    #expect(after["rev"] == before["rev"])
    #expect(after["window"] == before["window"])
  }
}
