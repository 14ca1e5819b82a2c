import Testing

@testable import WebSocketServer

@Suite struct CodedBytesTests {
  private func codings(length: Int, brotli: [UInt8]? = nil) -> [ContentCoding] {
    CodedBytes(compressible: [UInt8](repeating: 97, count: length), brotli: brotli).codings
  }

  @Test func `bytes of every length but the shortest and the longest are compressed`() {
    #expect(codings(length: 0) == [.identity])
    #expect(codings(length: CodedBytes.minimumLength - 1) == [.identity])
    #expect(codings(length: CodedBytes.minimumLength) == [.gzip, .identity])
    #expect(codings(length: CodedBytes.maximumLength) == [.gzip, .identity])
    #expect(codings(length: CodedBytes.maximumLength + 1) == [.identity])
    #expect(codings(length: CodedBytes.minimumLength, brotli: [1]) == [.brotli, .gzip, .identity])
    #expect(CodedBytes(asIs: [UInt8](repeating: 97, count: 1000)).codings == [.identity])
  }

  @Test func `a short form is there at once, and a long one when a thread has made it`() {
    let gladly = AcceptedCodings(Array("gzip".utf8))
    let short = CodedBytes(compressible: [UInt8](repeating: 97, count: GzipForm.longestAtOnce))
    #expect(short.codings(now: gladly) == [.gzip, .identity])
    let long = CodedBytes(compressible: [UInt8](repeating: 97, count: CodedBytes.maximumLength))
    #expect(long.codings(now: AcceptedCodings(nil)) == [.gzip, .identity])
    // The first answer does not wait for the thread, which can be as fast.
    let first = long.codings(now: gladly)
    #expect(first == [.identity] || first == [.gzip, .identity])
    let end = ContinuousClock.now + .seconds(20)
    while long.codings(now: gladly) == [.identity], .now < end {}
    #expect(long.codings(now: gladly) == [.gzip, .identity])
    #expect(long[.gzip] == gzipped(long.bytes))
  }

  @Test(arguments: [0, 1, 255, 65_535, 65_536, 1_048_576])
  func `bytes that do not become shorter have a gzip form too`(length: Int) throws {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    let form = try #require(gzipped(bytes))
    #expect(form.starts(with: [0x1f, 0x8b]))
    // The tail ends in the length of the bytes (RFC 1952, section 2.3.1).
    #expect(form.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) } == length)
  }

  @Test func `a client that names no coding gets the bytes as they are`() {
    #expect(AcceptedCodings(nil).best(of: ContentCoding.allCases) == .identity)
    #expect(AcceptedCodings(Array("br".utf8)).best(of: [.gzip, .identity]) == .identity)
    #expect(AcceptedCodings(Array("identity;q=0, br".utf8)).best(of: [.gzip, .identity]) == nil)
  }
}
