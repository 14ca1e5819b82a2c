import PreviewProtocol
import SplitKit
import Testing

/// Texts that are nearly JSON. Whatever they are, the reader answers; and what it accepts survives a round trip.
struct JSONFuzzTests {
  private static let seeds = [
    #"{"type":"open","id":7,"scene":"lab","options":{"style":"doubleColumn","hosted":true},"window":{"width":1024.5,"height":768}}"#,
    #"{"type":"set","target":"split","properties":[{"preferredDisplayMode":"secondaryOnly"},{"presentsWithGesture":null}]}"#,
    #"[-0.5e-10,1E+3,123456789012345678,"\ud83d\ude00\n\"\\",[[[[{}]]]],true,false,null]"#,
    #"{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8,"i":9,"j":"é€😀"}"#,
  ].map { Array($0.utf8) }

  /// Bytes that matter to the grammar come more often than chance would bring them.
  private static let tokens = [
    "{", "}", "[", "]", "\"", "\\", ",", ":", "\\u", "d800", "dc00", "0", "-", "1e999", ".", "e", "null", "\u{FEFF}",
    "\"a\":1,", "\u{0}",
  ].map { Array($0.utf8) }

  static func mutated(_ text: [UInt8], with random: inout Xorshift) -> [UInt8] {
    var text = text
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...text.count, using: &random)
      let end = min(text.count, start + Int.random(in: 0...3, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: text.removeSubrange(start..<end)
      case 1: text.insert(UInt8.random(in: 0...255, using: &random), at: start)
      case 2: text.insert(contentsOf: tokens.randomElement(using: &random)!, at: start)
      case 3: text.replaceSubrange(start..<end, with: tokens.randomElement(using: &random)!)
      default: text = Array(text[..<start])
      }
    }
    return text
  }

  private static func written(_ value: Value) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(value)
    return writer.bytes
  }

  @Test func `a mutated text is refused, or survives a round trip`() throws {
    var random = Xorshift(seed: 1)
    var accepted = 0
    for round in 0..<100_000 {
      let text = Self.mutated(Self.seeds[round % Self.seeds.count], with: &random)
      guard let value = try? JSONReader.read(text) else { continue }
      accepted += 1
      let written = Self.written(value)
      guard try Self.written(JSONReader.read(written)) == written else {
        Issue.record("\(String(decoding: text, as: UTF8.self)) does not survive")
        return
      }
    }
    // The mutations are worth something only if they make both.
    #expect((5_000...60_000).contains(accepted))
  }
}
