import Testing

@testable import WebSocketServer

@Suite struct ClosePayloadTests {
  @Test(arguments: [([], 1005), ([3], 1005), ([3, 0xE8], 1000), ([0x0F, 0xA1, 65], 4001)] as [([UInt8], UInt16)])
  func `a client's close has a code`(payload: [UInt8], code: UInt16) {
    #expect(payload.withUnsafeBytes { CloseCode(ofClient: $0) }.rawValue == code)
  }

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
