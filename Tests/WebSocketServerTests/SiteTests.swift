import Testing

@testable import WebSocketServer

@Suite struct SiteTests {
  private var site: Site {
    var site = Site()
    site.add(Array("page".utf8), at: "/index.html")
    site.add(Array("part".utf8), at: "/parts/index.html")
    site.add(Array("code".utf8), at: "/app.js")
    site.documents[Array("/health".utf8)] = .init(type: "application/json") { Array("{}".utf8) }
    return site
  }

  private func get(_ path: String, ifNoneMatch: String? = nil) -> HTTPResponse {
    site.response(
      to: HTTPRequest(method: .get, path: Array(path.utf8), ifNoneMatch: ifNoneMatch.map { Array($0.utf8) }))
  }

  @Test(arguments: [
    ("/", "page"), ("/index.html", "page"), ("/parts/", "part"), ("/app.js", "code"), ("/health", "{}"),
  ])
  func `a path has its bytes`(path: String, body: String) {
    #expect(get(path).status == .ok)
    #expect(get(path).body == Array(body.utf8))
  }

  @Test(arguments: ["", "/parts", "//", "/app.js/", "/App.js", "/app.js\0", "/../app.js", "app.js"])
  func `any other path has nothing`(path: String) {
    #expect(get(path).status == .notFound)
    #expect(!get(path).closesConnection)
  }

  @Test func `a file that is known is not sent again`() throws {
    let tag = EntityTag(of: Array("code".utf8)).quoted
    let response = get("/app.js", ifNoneMatch: tag)
    #expect(response.status == .notModified)
    #expect(response.body.isEmpty)
    #expect(get("/", ifNoneMatch: tag).status == .ok)
  }

  @Test func `a document is made anew and never kept`() {
    #expect(get("/health", ifNoneMatch: "*").status == .ok)
    #expect(get("/health").headers.contains { $0 == ("Cache-Control", "no-store") })
  }

  @Test(arguments: [
    ("\"a\"", false), ("", false), ("*", true), (" * ", true), ("TAG", true), ("W/TAG", true), ("\"a\", TAG", true),
    ("\"a\",W/TAG ,\"b\"", true), ("TAGx", false), ("w/TAG", false),
  ])
  func `a header names a tag or does not`(header: String, matches: Bool) {
    let tag = EntityTag(of: [1, 2, 3])
    let parts = header.split(separator: "TAG", omittingEmptySubsequences: false)
    #expect(tag.matches(ifNoneMatch: Array(parts.joined(separator: tag.quoted).utf8)) == matches)
  }

  @Test func `tags are quoted, stable, and different for different bytes`() {
    // FNV-1a of nothing and of "a": http://www.isthe.com/chongo/tech/comp/fnv/
    #expect(EntityTag(of: []).quoted == "\"cbf29ce484222325-0\"")
    #expect(EntityTag(of: [97]).quoted == "\"af63dc4c8601ec8c-1\"")
    #expect(EntityTag(of: [0]) != EntityTag(of: [0, 0]))
  }

  @Test(arguments: [
    ("/index.html", "text/html; charset=utf-8"), ("/a.b/app.js", "text/javascript; charset=utf-8"),
    ("module.MJS", "text/javascript; charset=utf-8"), ("/style.css", "text/css; charset=utf-8"),
    ("/picture.svg", "image/svg+xml"), ("/data.json", "application/json"), ("/a.b/c", "application/octet-stream"),
    ("/.js", "application/octet-stream"), ("/name.", "application/octet-stream"), ("", "application/octet-stream"),
    ("/archive.tar.gz", "application/octet-stream"),
  ])
  func `the extension decides the type`(path: String, type: String) {
    #expect(MediaType.of(path: path) == type)
  }
}
