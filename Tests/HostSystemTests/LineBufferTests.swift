import Testing

@testable import HostSystem

/// The lines that wait for a reader.
struct LineBufferTests {
  private func taken(from buffer: inout LineBuffer) -> String? {
    buffer.take { Array("[\($0)]".utf8) }.map { String(decoding: $0, as: UTF8.self) }
  }

  private func append(_ lines: String..., to buffer: inout LineBuffer) {
    for line in lines { buffer.append(Array(line.utf8)) }
  }

  @Test func `lines come in their order, and nothing comes when none is there`() {
    var buffer = LineBuffer(capacity: 10)
    #expect(buffer.isEmpty && taken(from: &buffer) == nil)
    append("a\n", "b\n", to: &buffer)
    #expect(!buffer.isEmpty)
    #expect(taken(from: &buffer) == "a\nb\n" && taken(from: &buffer) == nil && buffer.isEmpty)
  }

  @Test func `from the first line that does not fit on, all are one gap, which is reported where it is`() {
    var buffer = LineBuffer(capacity: 5)
    append("abc\n", "long\n", "e", "f", to: &buffer)
    #expect(!buffer.isEmpty)
    #expect(taken(from: &buffer) == "abc\n")
    append("still in the gap", to: &buffer)
    #expect(taken(from: &buffer) == "[4]" && taken(from: &buffer) == nil && buffer.isEmpty)
    append("g", to: &buffer)
    #expect(taken(from: &buffer) == "g")
  }

  @Test func `a line that fills the buffer fits, and one that is longer never does`() {
    var buffer = LineBuffer(capacity: 5)
    append("12345", to: &buffer)
    #expect(taken(from: &buffer) == "12345")
    append("123456", to: &buffer)
    #expect(taken(from: &buffer) == "[1]")
  }
}
