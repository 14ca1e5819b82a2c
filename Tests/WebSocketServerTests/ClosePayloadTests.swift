import Testing

@testable import WebSocketServer

@Suite struct ClosePayloadTests {
  private func answer(_ payload: [UInt8]) -> CloseCode? { payload.withUnsafeBytes { CloseCode.answering(malformed: $0) } }

  @Test func `nothing, a code, and a code with a reason are well formed`() {
    #expect(answer([]) == nil)
    #expect(answer([0x03, 0xE8]) == nil)
    #expect(answer([0x03, 0xE8] + Array("Auf Wiedersehen, schöne Welt".utf8)) == nil)
  }

  @Test func `half a code breaks the protocol`() { #expect(answer([0x03]) == .protocolError) }

  @Test(arguments: [[0x80], [0xC3], [0x61, 0xE2, 0x82], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func `a reason that is not UTF-8 is an invalid payload`(reason: [UInt8]) {
    #expect(answer([0x03, 0xE8] + reason) == .invalidPayload)
  }
}
