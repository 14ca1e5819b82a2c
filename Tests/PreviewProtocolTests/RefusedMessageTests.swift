import SplitKit
import Testing

@testable import PreviewProtocol

/// Messages that are not as the protocol has them: which code, which member, which sentence.
struct RefusedMessageTests {
  private func error(of text: String) -> ProtocolError? {
    guard case .failure(let error) = ClientMessage.decode(Array(text.utf8)).message else { return nil }
    return error
  }

  @Test(arguments: [
    ("", "The text ends too early. (at byte 0)"),
    ("[]", "The message is an array. It must be a JSON object."),
    ("17", "The message is 17. It must be a JSON object."),
    (#"{"type":"ping","type":"ping"}"#, "An object has two members named type. (at byte 15)"),
    (#"{"type":"ping",}"#, "A member's name in double quotes should begin here. (at byte 15)"),
    (#"{"type":"\ud800"}"#, "A surrogate has no partner. (at byte 9)"),
    ("{\"type\":\(String(repeating: "[", count: 16))", "Arrays and objects are nested deeper than 16. (at byte 23)"),
  ])
  func `what is no JSON object is malformed`(text: String, message: String) {
    #expect(error(of: text) == ProtocolError(.malformed, message))
  }

  /// Comparing them would take a time that grows with the square of their number.
  @Test(arguments: ["\u{301}", "\u{301}\u{316}", "\u{16FF0}", "\\u0301"])
  func `a string with more than 30 combining marks in a row is invalid`(marks: String) {
    func message(_ count: Int) -> String {
      let run = Array(repeating: marks, count: count).joined()
      return #"{"type":"set","target":"a","properties":[{"title":"a\#(run)b\#(run)"}]}"#
    }
    let count = marks.hasPrefix("\\") ? 30 : 30 / marks.unicodeScalars.count
    #expect(error(of: message(count)) == nil)
    let sentence = "properties has more than 30 combining marks in a row."
    #expect(error(of: message(count + 1)) == ProtocolError(.invalid, sentence, path: "properties"))
  }

  @Test(arguments: ["key", "Ping", "", "scene"])
  func `a type that is not there is unknown`(type: String) {
    let expected = ProtocolError(.unknownType, "There is no message type \(type).", path: "type")
    #expect(error(of: #"{"type":"\#(type)"}"#) == expected)
  }

  @Test(arguments: [
    ("{}", "type"), (#"{"type":"open"}"#, "scene"),
    (#"{"type":"open","scene":"lab","window":{"width":1}}"#, "window.height"),
    (#"{"type":"open","scene":"lab","window":{}}"#, "window.width"),
    (#"{"type":"resize","height":1}"#, "width"), (#"{"type":"resize","width":1}"#, "height"),
    (#"{"type":"arrange","side":"left"}"#, "arrangement"), (#"{"type":"sweep"}"#, "from"),
    (#"{"type":"edit","text":"a"}"#, "target"), (#"{"type":"edit","target":"a"}"#, "text"), (#"{"type":"focus"}"#, "target"),
    (#"{"type":"overview"}"#, "device"), (#"{"type":"explain"}"#, "target"), (#"{"type":"explain","x":3}"#, "y"),
    (#"{"type":"properties"}"#, "target"),
    (#"{"type":"sweep","from":1,"height":1}"#, "to"), (#"{"type":"sweep","from":1,"to":1}"#, "height"),
    (#"{"type":"tap"}"#, "target"), (#"{"type":"tap","x":1}"#, "y"), (#"{"type":"tap","y":1}"#, "x"),
    (#"{"type":"swipe","x":1,"y":1}"#, "direction"), (#"{"type":"swipe","direction":"left","y":1}"#, "x"),
    (#"{"type":"scroll","x":1,"y":1}"#, "target"), (#"{"type":"scroll","target":"a","x":1}"#, "y"),
    (#"{"type":"set","properties":{}}"#, "target"), (#"{"type":"set","target":"a"}"#, "properties"),
    (#"{"type":"perform","action":"pop"}"#, "target"), (#"{"type":"perform","target":"a"}"#, "action"),
  ])
  func `a member that is missing is named`(text: String, path: String) {
    #expect(error(of: text)?.code == .missing)
    #expect(error(of: text)?.path == path)
  }

  @Test(arguments: [
    (#"{"type":7}"#, "type", "type is 7. It must be a string."),
    (#"{"type":null}"#, "type", "type is null. It must be a string."),
    (
      #"{"type":"ping","id":1.5}"#, "id",
      "id is 1.5. It must be a string of up to 64 bytes, or a whole number up to 9007199254740991."
    ),
    (#"{"type":"resize","width":-1,"height":1}"#, "width", "width is -1. A size must be a number from 1 to 20000."),
    (
      #"{"type":"resize","width":1,"height":"tall"}"#, "height",
      #"height is "tall". A size must be a number from 1 to 20000."#
    ),
    (
      #"{"type":"resize","width":1,"height":1,"safeArea":[0,0,-1,0]}"#, "safeArea[2]",
      "safeArea[2] is -1. An inset must be a number from 0 to 1000."
    ),
    (
      #"{"type":"resize","width":1,"height":1,"safeArea":[0,0,0]}"#, "safeArea",
      "safeArea is [0,0,0]. It must be four numbers: [top, left, bottom, right]."
    ),
    (
      #"{"type":"rotate","to":"sideways"}"#, "to",
      #"to is "sideways". It must be portrait, portraitUpsideDown, landscapeLeft or landscapeRight."#
    ),
    (
      #"{"type":"arrange","arrangement":"half"}"#, "arrangement",
      #"arrangement is "half". It must be full, split-1/3, split-1/2, split-2/3, slide-over, tile-1/2, tile-1/3, cover-full or free."#
    ),
    (#"{"type":"arrange","arrangement":"full","side":"top"}"#, "side", #"side is "top". It must be left or right."#),
    (
      #"{"type":"arrange","arrangement":"full","dividerX":"left"}"#, "dividerX",
      #"dividerX is "left". A coordinate must be a number from -100000 to 100000."#
    ),
    (#"{"type":"background","snapshots":null}"#, "snapshots", "snapshots is null. It must be an array of steps."),
    (#"{"type":"background","snapshots":{}}"#, "snapshots", "snapshots is an object. It must be an array of steps."),
    (#"{"type":"background","snapshots":[320]}"#, "snapshots[0]", "snapshots[0] is 320. It must be an object."),
    (
      #"{"type":"background","snapshots":[{"width":320},{}]}"#, "snapshots[1]",
      "snapshots[1] is an object. A step must have a width, a height or a userInterfaceStyle."
    ),
    (
      #"{"type":"background","snapshots":[{"wide":true}]}"#, "snapshots[0]",
      #"snapshots[0] is {"wide":true}. A step must have a width, a height or a userInterfaceStyle."#
    ),
    (
      #"{"type":"background","snapshots":[{"width":0}]}"#, "snapshots[0].width",
      "snapshots[0].width is 0. A size must be a number from 1 to 20000."
    ),
    (
      #"{"type":"background","snapshots":[{"height":20001}]}"#, "snapshots[0].height",
      "snapshots[0].height is 20001. A size must be a number from 1 to 20000."
    ),
    (
      #"{"type":"background","snapshots":[{"userInterfaceStyle":"blue"}]}"#, "snapshots[0].userInterfaceStyle",
      #"snapshots[0].userInterfaceStyle is "blue". It must be light or dark."#
    ),
    (
      #"{"type":"background","snapshots":[{"width":1},{"width":1},{"width":1},{"width":1},{"width":1},{"width":1},{"width":1},{"width":1},{"width":1}]}"#,
      "snapshots", "snapshots has more than 8 steps."
    ),
    (
      #"{"type":"sweep","from":0,"to":1,"height":1}"#, "from", "from is 0. A size must be a number from 1 to 20000."
    ),
    (
      #"{"type":"sweep","from":1,"to":20001,"height":1}"#, "to", "to is 20001. A size must be a number from 1 to 20000."
    ),
    (
      #"{"type":"sweep","from":1,"to":2,"height":null}"#, "height", "height is null. A size must be a number from 1 to 20000."
    ),
    (#"{"type":"sweep","from":1,"to":2,"height":3,"profile":14}"#, "profile", "profile is 14. It must be a string."),
    (#"{"type":"overview","device":7}"#, "device", "device is 7. It must be a string."),
    (#"{"type":"explain","target":7}"#, "target", "target is 7. It must be a string."),
    (
      #"{"type":"find","target":"A","text":"\#(String(repeating: "a", count: 257))"}"#, "text",
      #"text is "\#(String(repeating: "a", count: 60))…". It must have at most 256 characters."#
    ),
    (#"{"type":"find","target":"A","text":7}"#, "text", "text is 7. It must be a string."),
    (#"{"type":"find","target":"A","text":"a","after":0}"#, "after", "after is 0. It must be a string."),
    (#"{"type":"find","target":"A","text":"a","backwards":1}"#, "backwards", "backwards is 1. It must be true or false."),
    (
      #"{"type":"scroll","target":"A","x":0,"y":1e9}"#, "y",
      "y is 1000000000. An offset must be a number from -100000000 to 100000000."
    ),
    (#"{"type":"properties","target":7}"#, "target", "target is 7. It must be a string."),
    (
      #"{"type":"explain","target":"A","x":1,"y":2}"#, "target",
      "target is \"A\". An explanation with a target must have no x and no y."
    ),
    (
      #"{"type":"rotate","to":null}"#, "to",
      "to is null. It must be portrait, portraitUpsideDown, landscapeLeft or landscapeRight."
    ),
    (#"{"type":"tap","target":"a","x":1,"y":1}"#, "target", #"target is "a". A tap with a target must have no x and no y."#),
    (#"{"type":"edit","target":"a","text":1}"#, "text", "text is 1. It must be a string."),
    (#"{"type":"focus","target":1}"#, "target", "target is 1. It must be a string or null."),
    (#"{"type":"tap","target":{}}"#, "target", "target is an object. It must be a string."),
    (#"{"type":"tap","x":1e9,"y":1}"#, "x", "x is 1000000000. A coordinate must be a number from -100000 to 100000."),
    (
      #"{"type":"swipe","direction":"in","x":1,"y":1}"#, "direction",
      #"direction is "in". It must be left, right, up or down."#
    ),
    (
      #"{"type":"traits","horizontalSizeClass":"wide"}"#, "horizontalSizeClass",
      #"horizontalSizeClass is "wide". It must be compact or regular."#
    ),
    (
      #"{"type":"open","scene":"lab","traits":{"layoutDirection":true}}"#, "traits.layoutDirection",
      "traits.layoutDirection is true. It must be leftToRight or rightToLeft."
    ),
    (
      #"{"type":"open","scene":"lab","window":{"width":0,"height":1}}"#, "window.width",
      "window.width is 0. A size must be a number from 1 to 20000."
    ),
    (
      #"{"type":"open","scene":"lab","window":{"width":1,"height":1,"scale":5}}"#, "window.scale",
      "window.scale is 5. A scale must be a number from 1 to 4."
    ),
    (
      #"{"type":"open","scene":"lab","window":{"width":1,"height":1,"safeArea":[0,0,0,[]]}}"#, "window.safeArea[3]",
      "window.safeArea[3] is an array. An inset must be a number from 0 to 1000."
    ),
    (#"{"type":"open","scene":"lab","window":null}"#, "window", "window is null. It must be an object."),
    (#"{"type":"open","scene":"lab","options":[]}"#, "options", "options is an array. It must be an object."),
    (
      #"{"type":"open","scene":"lab","options":{"a":"\#(String(repeating: "x", count: 16_377))"}}"#, "options",
      "options is an object. Options must be at most 16384 bytes of JSON."
    ),
    (#"{"type":"open","scene":"lab","device":null}"#, "device", "device is null. It must be a string."),
    (#"{"type":"open","scene":"lab","updates":"some"}"#, "updates", #"updates is "some". It must be whole, changed or moved."#),
    (#"{"type":"open","scene":"lab","place":"here"}"#, "place", #"place is "here". It must be an object."#),
    (
      #"{"type":"open","scene":"lab","place":{"a":"\#(String(repeating: "x", count: 4_089))"}}"#, "place",
      "place is an object. A place must be at most 4096 bytes of JSON."
    ),
    (
      #"{"type":"open","scene":"lab","resume":"s1"}"#, "resume",
      #"resume is "s1". A message that opens a scene must have no resume."#
    ),
    (#"{"type":"open","resume":null}"#, "resume", "resume is null. It must be a string."),
    (
      #"{"type":"set","target":"a","properties":1}"#, "properties",
      "properties is 1. It must be an object, or an array of objects."
    ),
    (
      #"{"type":"set","target":"a","properties":[{},null]}"#, "properties[1]", "properties[1] is null. It must be an object."
    ),
  ])
  func `a member of the wrong type or range is named with what is allowed`(text: String, path: String, message: String) {
    #expect(error(of: text) == ProtocolError(.invalid, message, path: path))
  }

  @Test func `a place of just 4 KiB is taken`() {
    #expect(
      error(of: #"{"type":"open","scene":"lab","place":{"a":"\#(String(repeating: "x", count: 4_088))"}}"#) == nil)
  }

  @Test func `an error quotes no more than the beginning of what came`() throws {
    let text = String(repeating: "e\u{301}", count: 30_000)
    for message in [#"{"type":"\#(text)"}"#, #"{"type":"rotate","to":"\#(text)"}"#, #"{"\#(text)":1,"\#(text)":1}"#] {
      #expect(try #require(error(of: message)).message.utf8.count < 300)
    }
    let long = ProtocolError(.unknownTarget, text, path: text)
    #expect(long.message.utf8.count < 1_000)
    #expect(try #require(long.path).utf8.count < 1_000)
  }

  @Test func `an error is answered with its code, its sentence and its member`() {
    var writer = JSONWriter()
    writer.beginArray()
    let error = ProtocolError(.unknownTarget, "There is no element named row-99.", path: "target")
    writer.write(error, ack: Acknowledgement(id: .number(34)))
    writer.write(ProtocolError(.malformed, "No."), ack: Acknowledgement(id: nil, slot: 3))
    writer.writePong(ack: .string("a"))
    writer.endArray()
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #"[{"type":"error","ack":34,"code":"unknownTarget","message":"There is no element named row-99.","#
        + #""path":"target"},{"type":"error","slot":3,"code":"malformed","message":"No."},{"type":"pong","ack":"a"}]"#)
  }
}
