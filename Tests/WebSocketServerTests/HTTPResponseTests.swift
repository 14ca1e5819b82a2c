import Testing

@testable import WebSocketServer

@Suite struct HTTPResponseTests {
  private func lines(_ response: HTTPResponse, includingBody: Bool = true) -> [String] {
    String(decoding: response.encoded(headroom: 0, includingBody: includingBody), as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
  }

  private let security = HTTPResponse.securityHeaders().map { "\($0.name): \($0.value)" }

  @Test func `a response is its head, a blank line, and its body`() {
    let response = HTTPResponse(.ok, headers: [("Content-Type", "text/plain")], body: Array("text".utf8))
    let head = ["HTTP/1.1 200 OK"] + security + ["Content-Type: text/plain", "Content-Length: 4", ""]
    #expect(lines(response) == head + ["text"])
    #expect(lines(response, includingBody: false) == head + [""])
  }

  @Test func `not modified has neither body nor length`() {
    let response = HTTPResponse(.notModified, headers: [("ETag", "\"a\"")], body: [1])
    #expect(lines(response) == ["HTTP/1.1 304 Not Modified"] + security + ["ETag: \"a\"", "", ""])
  }

  @Test func `a refusal says why and ends the connection`() {
    let refusal = lines(.refusal(.methodNotAllowed, "Why."))
    #expect(refusal.first == "HTTP/1.1 405 Method Not Allowed")
    #expect(refusal.last == "Why.\n")
    #expect(refusal.contains("Allow: GET, HEAD"))
    #expect(refusal.contains("Connection: close"))
    #expect(lines(.refusal(.upgradeRequired, "Why.")).contains("Sec-WebSocket-Version: 13"))
  }

  @Test func `the page alone can be framed, and by the given origins alone`() {
    let origins = ["https://docs.example.com", "http://localhost:3000"]
    func lines(isPage: Bool, framedBy origins: [String]) -> [String] {
      var response = HTTPResponse(.ok)
      response.isPage = isPage
      return String(decoding: response.encoded(headroom: 0, includingBody: true, framedBy: origins), as: UTF8.self)
        .split(separator: "\r\n").map(String.init)
    }
    let framed = lines(isPage: true, framedBy: origins)
    #expect(framed[1].hasSuffix("; frame-ancestors https://docs.example.com http://localhost:3000"))
    #expect(framed.contains("Cross-Origin-Resource-Policy: cross-origin"))
    #expect(framed.contains("Cross-Origin-Embedder-Policy: require-corp"))
    for lines in [lines(isPage: false, framedBy: origins), lines(isPage: true, framedBy: [])] {
      #expect(Array(lines[1...4]) == security)
      #expect(lines[1].hasSuffix("; frame-ancestors 'none'"))
    }
  }

  @Test func `the headroom is in front`() {
    let response = HTTPResponse(.ok)
    #expect(
      response.encoded(headroom: 16, includingBody: true)
        == [UInt8](repeating: 0, count: 16) + response.encoded(headroom: 0, includingBody: true))
  }

  @Test func `a long body is sent in pieces after its head, and a cut one ends the transfer`() {
    let bytes = (0..<150_000).map { UInt8(truncatingIfNeeded: $0) }
    let response = HTTPResponse(.ok, body: bytes)
    let body = response.pieces(for: .get)
    #expect(response.pieces(for: .head) == nil && HTTPResponse(.ok, body: [1]).pieces(for: .get) == nil)
    var (transfer, received, lengths) = (Transfer(body ?? StreamedBody([]), closesConnection: false), [UInt8](), [Int]())
    while !transfer.isComplete, let piece = transfer.next(headroom: 3) {
      received += piece.dropFirst(3)
      lengths.append(piece.count - 3)
    }
    #expect(received == bytes && lengths == [65_536, 65_536, 18_928])
    var cut = Transfer(StreamedBody(length: 10) { _, _ in [1] }, closesConnection: false)
    #expect(cut.next(headroom: 0) == nil)
  }
}
