import Foundation
import SplitKit
import Testing

@testable import AppBroker
@testable import AppWire

/// Texts of an app reach a browser in lengths that it can lay out, in whatever pieces they come.
@Suite struct TextFilterTests {
  private static let pieces = [1, 2, 3, 7, 1 << 14]

  /// The payload of a frame after its bytes came in pieces.
  private func filtered(_ payload: [UInt8], kind: Frame.Kind = .output, pieces length: Int = 1 << 14) throws -> [UInt8] {
    var (joiner, bytes) = (FrameJoiner(isOfApp: true), Frame(kind, payload).bytes[...])
    var frames: [Frame] = []
    while !bytes.isEmpty {
      joiner.append(bytes.prefix(length))
      bytes = bytes.dropFirst(length)
      while let frame = try joiner.next() { frames.append(frame) }
    }
    #expect(frames.count == 1)
    return frames.first?.payload ?? []
  }

  private func filtered(_ text: String, pieces length: Int = 1 << 14) throws -> String {
    String(decoding: try filtered(Array(text.utf8), pieces: length), as: UTF8.self)
  }

  @Test(arguments: pieces) func `ordinary texts stay as they are`(length: Int) throws {
    let text = #"{"type":"scene","a":"Grüße “x” \"\\\n\u001f é नमस्ते 👩‍👩‍👧 e\#u{301}","b":[1,true,null,"", "مسافة"]}"#
    #expect(try filtered(text, pieces: length) == text)
  }

  @Test(arguments: pieces) func `marks beyond those of a client's text are left out`(length: Int) throws {
    func text(_ count: Int) -> String { #"{"a\#(String(repeating: "\u{301}", count: count))":"x","b":"y"}"# }
    for (count, kept) in [(30, 30), (31, 30), (400, 30)] {
      // Strings with as many marks take long to compare.
      #expect(try Array(filtered(text(count), pieces: length).utf8) == Array(text(kept).utf8))
    }
  }

  @Test(arguments: pieces) func `a text that no page can lay out is cut`(length: Int) throws {
    let most = TextFilter.longest
    func text(_ count: Int, _ end: String) -> String { #"{"a":"\#(String(repeating: "x", count: count))\#(end)","b":"y"}"# }
    #expect(try filtered(text(most, ""), pieces: length) == text(most, ""))
    #expect(try filtered(text(most + 9, ""), pieces: length) == text(most, "…"))
    // A letter and an escape are not cut apart.
    #expect(try filtered(text(most - 1, "ü"), pieces: length) == text(most - 1, "…"))
    #expect(try filtered(text(most - 1, #"\n\nz"#), pieces: length) == text(most - 1, "…"))
  }

  @Test func `a picture and an export are documents of any length`() throws {
    for type in ["picture", "export"] {
      let text = #"{"type":"\#(type)","svg":"\#(String(repeating: "x", count: 1 << 17))"}"#
      #expect(try filtered(text) == text)
    }
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xC3], [0xC3, 0x22], [0x5C],
      Array(#"\u0300"#.utf8), Array(#"\u0080"#.utf8), Array(#"\ud834"#.utf8), Array(#"\u00"#.utf8),
    ] as [[UInt8]])
  func `bytes that are no text of ours end the process`(bytes: [UInt8]) {
    for length in Self.pieces {
      #expect(throws: FrameJoiner.Violation.unsafeText) { try filtered(bytes, pieces: length) }
      #expect(throws: FrameJoiner.Violation.unsafeText) { try filtered(bytes, kind: .place, pieces: length) }
    }
  }

  @Test func `a slice of the loop takes less than 5 ms`() throws {
    let marks = [UInt8](String(repeating: "e\u{301}", count: 12 << 10).utf8)
    let plain = [UInt8](repeating: UInt8(ascii: "x"), count: 32 << 10)
    for slice in [marks, plain, Array(repeatElement(UInt8(ascii: "\""), count: 32 << 10))] {
      var (filter, kept) = (TextFilter(), [UInt8]())
      let start = processorTime()
      try filter.add(slice[...], to: &kept)
      #expect(processorTime() - start < 5_000_000)
    }
  }

  @Test func `a line of an app has as many marks as a text of a client`() {
    var tail = OutputTail()
    let lines = tail.append(Array("a\(String(repeating: "\u{301}", count: 400))b\n".utf8))
    #expect(lines.map { Array($0.utf8) } == [Array("a\(String(repeating: "\u{301}", count: 30))b".utf8)])
  }
}

/// The processor time of this thread.
private func processorTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
