import ServerAddress
import Testing

@Suite struct WebSocketAddressTests {
  @Test(arguments: [
    ("ws://127.0.0.1:8080/ws", "127.0.0.1", 8080, "/ws", "127.0.0.1:8080"),
    ("ws://localhost/ws?token=abc", "localhost", 80, "/ws?token=abc", "localhost:80"),
    ("WS://[::1]:9/ws", "::1", 9, "/ws", "[::1]:9"),
    ("ws://example.com", "example.com", 80, "/", "example.com:80"),
    ("ws://example.com:1?a=/b:c#part", "example.com", 1, "/?a=/b:c", "example.com:1"),
    ("wss://example.com/x/y", "example.com", 443, "/x/y", "example.com:443"),
  ])
  func `an address has these parts`(text: String, host: String, port: Int, target: String, authority: String) throws {
    let address = try WebSocketAddress(text)
    #expect(address.host == host && address.port == port && address.target == target && address.authority == authority)
    #expect(address.isSecure == text.hasPrefix("wss"))
  }

  @Test(arguments: [
    ("http://127.0.0.1:8080/", "/ws"), ("http://127.0.0.1:8080", "/ws"), ("https://a/?token=b", "/ws?token=b"),
    ("http://a?token=b", "/ws?token=b"), ("http://a/proxy/ws", "/proxy/ws"),
  ])
  func `the address of the page stands for its socket`(text: String, target: String) throws {
    #expect(try WebSocketAddress(text).target == target)
  }

  @Test(arguments: [
    "", "ws:", "ws://", "ws:///ws", "127.0.0.1:8080", "ftp://a/", "ws://a:/x", "ws://a:0/", "ws://a:65536/", "ws://a:+1/",
    "ws://a:b",
    "ws://[::1/", "ws://[::1]x/", "ws://::1/", "ws://u:p@a/", "ws://a/\r\nHost: b", "ws://a b/", "ws://ä/", "ws://a/<",
    "ws://[]/",
    "ws://a:99999999999999999999/",
  ])
  func `anything else is an error that has the address`(text: String) {
    #expect {
      try WebSocketAddress(text)
    } throws: { error in
      guard let error = error as? InvalidAddress else { return false }
      return error.address == text && !error.reason.isEmpty
    }
  }
}
