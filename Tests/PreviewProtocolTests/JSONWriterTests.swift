import PreviewProtocol
import SplitKit
import Testing

struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `commas stand between elements and members only`() {
    let written = text { writer in
      writer.beginObject()
      writer.member("type", "scene")
      writer.member("rev", 12)
      writer.beginArray("frame")
      for number in [0, 0.5, 375] { writer.write(number) }
      writer.endArray()
      writer.beginArray("none")
      writer.endArray()
      writer.beginObject("window")
      writer.member("isVisible", true)
      writer.endObject()
      writer.beginArray("rows")
      for _ in 0..<2 {
        writer.beginObject()
        writer.endObject()
      }
      writer.endArray()
      writer.writeName("transition")
      writer.writeNull()
      writer.member("place", ["tab": "profile"])
      writer.writeName(escaping: "a\"b")
      writer.write(false)
      writer.endObject()
    }
    #expect(
      written == #"{"type":"scene","rev":12,"frame":[0,0.5,375],"none":[],"window":{"isVisible":true},"#
        + #""rows":[{},{}],"transition":null,"place":{"tab":"profile"},"a\"b":false}"#)
  }

  @Test func `the buffer begins with its headroom`() {
    var writer = JSONWriter(headroom: 16)
    writer.write("a")
    #expect(writer.bytes == Array(repeating: 0, count: 16) + Array("\"a\"".utf8))
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("", #""""#), ("\"\\/", #""\"\\/""#), ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
    ("\u{0}\u{1}\u{F}\u{10}\u{1F}\u{7F}", "\"\\u0000\\u0001\\u000f\\u0010\\u001f\u{7F}\""),
    ("\u{E9}\u{20AC}\u{1F600}\u{2028}</script>", "\"\u{E9}\u{20AC}\u{1F600}\u{2028}</script>\""),
  ])
  func `a string has the escapes that JSON requires`(string: String, written: String) {
    #expect(text { $0.write(string) } == written)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (1366, "1366"), (0.5, "0.5"), (-0.5, "-0.5"), (0.25, "0.25"),
      (-12.75, "-12.75"),
      (375.5, "375.5"), (0.1, "0.1"), (-0.1, "-0.1"), (1.0 / 3, "0.3333333333333333"),
      (414.0 / 3 + 1.0 / 3, "138.33333333333334"),
      (1e-7, "1e-07"), (.leastNonzeroMagnitude, "5e-324"), (249_999_999_999_999.25, "249999999999999.25"),
      (1_125_899_906_842_624.25, "1125899906842624.2"), (999_999_999_999_999, "999999999999999"),
      (9_007_199_254_740_991, "9007199254740991"), (-9_007_199_254_740_992, "-9007199254740992"),
      (1e15, "1000000000000000"),
      (1e16, "1e+16"), (1e300, "1e+300"), (-1.5e20, "-15e+19"), (1.7976931348623157e308, "17976931348623157e+292"),
    ] as [(Double, String)])
  func `a number has the shortest digits, and a whole one no fraction`(number: Double, written: String) throws {
    #expect(text { $0.write(number) } == written)
    #expect(try JSONReader.read(Array(written.utf8)) == .number(number))
  }

  @Test(arguments: [0, 7, 10, -10, 99, 100, 1_234_567_890, Int.max, Int.min])
  func `an integer has its digits`(number: Int) {
    #expect(text { $0.write(number) } == String(number))
  }

  @Test func `numbers of every size read back as themselves`() throws {
    var random = Xorshift(seed: 26)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      #expect(try JSONReader.read(Array(text { $0.write(number) }.utf8)) == .number(number))
    }
    for step in -20_000...20_000 {
      for number in [Double(step) / 8, Double(step) / 3, Double(step) / 10] {
        #expect(try JSONReader.read(Array(text { $0.write(number) }.utf8)) == .number(number))
      }
    }
  }

  @Test func `a whole number has no point`() {
    for exponent in 0..<1023 {
      for factor in [1, 1.25, -1.7] {
        let number = (factor * Double(sign: .plus, exponent: exponent, significand: 1)).rounded()
        #expect(!text { $0.write(number) }.contains("."))
      }
    }
  }
}
