import Testing

@testable import WebSocketServer

@Suite struct AccessTokenTests {
  private static let secret = "0123456789abcdef"
  private let token = AccessToken(secret)

  private func request(host: String = "127.0.0.1:8080", query: [String] = [], cookie: String = "") -> HTTPRequest {
    HTTPRequest(
      method: .get, path: Array("/".utf8), query: query.map { Array($0.utf8) }, host: Array(host.utf8),
      cookie: Array(cookie.utf8))
  }

  @Test(arguments: [
    ("localhost:8080", "split-preview-8080"), ("[::1]:9", "split-preview-9"), ("preview.example.com", "split-preview"),
    ("host123", "split-preview"), ("[::1]", "split-preview"),
  ])
  func `the cookie has the port of the address that the browser has`(host: String, name: String) {
    let cookies = token.cookies(for: request(host: host, query: ["token=\(Self.secret)"])).map(\.value)
    #expect(cookies.first?.hasPrefix("\(name)=") == true)
    #expect(token.isCarried(by: request(host: host, cookie: "\(name)=\(Self.secret)")))
  }

  @Test func `a request with too many texts for the secret is compared with the first ones alone`() {
    let wrong = [String](repeating: "token=fedcba9876543210", count: 8)
    #expect(token.isCarried(by: request(query: wrong.dropLast() + ["token=\(Self.secret)"])))
    #expect(!token.isCarried(by: request(query: wrong + ["token=\(Self.secret)"])))
  }

  @Test(arguments: [["token=\(secret)"], ["a", "token=\(secret)"], ["token=x", "token=\(secret)", "b=c"]])
  func `the address carries it in any of its fields`(query: [String]) {
    #expect(token.isCarried(by: request(query: query)))
    let cookies = token.cookies(for: request(query: query)).map(\.value)
    #expect(cookies == ["split-preview-8080=\(Self.secret); Path=/; HttpOnly; SameSite=Strict"])
  }

  @Test(arguments: [
    "split-preview-8080=\(secret)", "a=b; split-preview-8080=\(secret)", "split-preview-8080=x;split-preview-8080=\(secret)",
  ])
  func `a cookie carries it, and is not given again`(cookie: String) {
    #expect(token.isCarried(by: request(cookie: cookie)))
    #expect(token.cookies(for: request(cookie: cookie)).isEmpty)
  }

  @Test(arguments: [
    "", "token", "token=", "token=0123456789abcde", "token=0123456789abcdeF", "token=0123456789abcdef0", "=0123456789abcdef",
    "split-preview-8080=0123456789abcdef", "token=token=0123456789abcdef",
  ])
  func `nothing else is it`(field: String) {
    #expect(!token.isCarried(by: request(query: [field])))
    #expect(!token.isCarried(by: request(cookie: field.replacing("8080", with: "8081"))))
  }

  @Test func `a page that others may frame has a second cookie, for frames alone`() {
    let framed = AccessToken(Self.secret, isFramed: true)
    let cookie = "split-preview-8080-framed=\(Self.secret)"
    #expect(
      framed.cookies(for: request(query: ["token=\(Self.secret)"])).map(\.value) == [
        "split-preview-8080=\(Self.secret); Path=/; HttpOnly; SameSite=Strict",
        "\(cookie); Path=/; HttpOnly; Secure; SameSite=None; Partitioned",
      ])
    #expect(framed.isCarried(by: request(cookie: cookie)))
    #expect(framed.isCarried(by: request(cookie: "split-preview-8080=\(Self.secret)")))
    #expect(framed.cookies(for: request(cookie: cookie)).isEmpty)
    #expect(!token.isCarried(by: request(cookie: cookie)))
    #expect(!framed.isCarried(by: request(cookie: cookie + "0")))
  }

  @Test(arguments: [
    (secret, true), ("0123456789abcde", false), (String(repeating: "a", count: 128), true),
    (String(repeating: "a", count: 129), false), ("0123456789abcde&", false), ("0123456789abcdé", false),
    ("0123456789 abcdef", false), ("", false),
  ])
  func `it is made of letters and digits, so many that nobody guesses them`(text: String, isValid: Bool) {
    #expect(AccessToken.isValid(text) == isValid)
  }
}
