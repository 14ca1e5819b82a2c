import Testing

@testable import ModelContext

/// The lines of a stream, whatever the pieces are in which it arrives.
@Suite struct LineBufferTests {
  private func lines(_ pieces: [String]) -> [LineBuffer.Line] {
    var buffer = LineBuffer()
    let lines = pieces.flatMap { buffer.append(Array($0.utf8)) }
    return lines + [buffer.finish()].compactMap(\.self)
  }

  private func text(_ text: String) -> LineBuffer.Line { .text(Array(text.utf8)) }

  @Test(arguments: [["ab\ncd\n"], ["a", "b\nc", "d\n"], ["ab", "\n", "cd", "\n"], ["ab\ncd"], ["", "ab\ncd", ""]])
  func `the pieces of a stream make no difference`(pieces: [String]) {
    #expect(lines(pieces) == [text("ab"), text("cd")])
  }

  @Test func `an empty line is a line, and an empty end is none`() {
    #expect(lines(["\n\na\n"]) == [text(""), text(""), text("a")])
    #expect(lines([""]) == [])
  }

  @Test func `a line of the greatest length is whole, and a longer one is dropped with nothing around it`() {
    let most = String(repeating: "x", count: LineBuffer.maximumLength)
    #expect(lines(["a\n", most, "\nb\n"]) == [text("a"), text(most), text("b")])
    #expect(lines(["a\n", most, "x", "\nb\n"]) == [text("a"), .tooLong, text("b")])
    #expect(lines(["a\n", most, most, most]) == [text("a"), .tooLong])
  }
}
