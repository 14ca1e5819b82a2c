import Testing

@testable import WebSocketServer

@Suite struct SiteTests {
  private var contents = [
    "/index.html": Array("page".utf8), "/parts/index.html": Array("part".utf8), "/app.js": Array("code".utf8),
  ]

  private var site: Site {
    var site = Site(contents)
    site.documents[Array("/health".utf8)] = .init(type: "application/json") { Array("{}".utf8) }
    return site
  }

  /// The folder that stands for the version of a site, as its page names it.
  private func versionPath(of site: Site) -> String { "version-\(String(decoding: site.version.name, as: UTF8.self))" }

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

  @Test func `a file below a path of named files is cached forever, and its path leads to no other file`() {
    var site = site
    var asked: [String] = []
    site.namedFiles = Site.NamedFiles(below: "/images/") { name in
      asked.append(name)
      return name == "a.png" ? Site.NamedFile(name, StreamedBody([1])) : nil
    }
    func answer(_ path: String) -> HTTPResponse { site.response(to: HTTPRequest(method: .get, path: Array(path.utf8))) }
    let found = answer("/images/a.png")
    #expect(found.status == .ok && found.body.isEmpty && found.pieces(for: .get)?.piece(at: 0, headroom: 2) == [0, 0, 1])
    #expect(found.headers.contains { $0 == ("ETag", "\"a.png\"") })
    #expect(found.headers.contains { $0 == ("Content-Type", "image/png") })
    #expect(found.headers.contains { $0 == ("Cache-Control", "private, max-age=31536000, immutable") })
    #expect(answer("/images/../app.js").status == .notFound && answer("/images/").status == .notFound)
    #expect(answer("/images").status == .notFound && answer("/app.js").status == .ok)
    #expect(asked == ["a.png", "../app.js", ""])
  }

  @Test func `a vector image is sent compressed as soon as it is, and a cache in between keeps both forms`() {
    var site = Site()
    var gzip: [UInt8]?
    site.namedFiles = Site.NamedFiles(below: "/") { Site.NamedFile($0, StreamedBody([1]), gzip: gzip) }
    let request = HTTPRequest(method: .get, path: Array("/a.svg".utf8), acceptEncoding: Array("gzip".utf8))
    let plain = site.response(to: request)
    gzip = [2]
    let coded = site.response(to: request)
    #expect(plain.stream != nil && !plain.headers.contains { $0.name == "Content-Encoding" })
    #expect(coded.stream == nil && coded.body == [2] && coded.headers.contains { $0 == ("Content-Encoding", "gzip") })
    for answer in [plain, coded] { #expect(answer.headers.contains { $0 == ("Vary", "Accept-Encoding") }) }
  }

  @Test func `a browser that opens an unknown address gets the file that helps`() {
    let files = ["/index.html": Array("page".utf8), "/404.html": Array("help".utf8)]
    func answer(_ path: String, acceptsHTML: Bool, of site: Site) -> HTTPResponse {
      site.response(to: HTTPRequest(method: .get, path: Array(path.utf8), acceptsHTML: acceptsHTML))
    }
    let help = answer("/nothing", acceptsHTML: true, of: Site(files))
    #expect(help.status == .notFound)
    #expect(help.body == Array("help".utf8))
    #expect(help.headers.contains { $0 == ("Content-Type", "text/html; charset=utf-8") })
    #expect(help.headers.contains { $0 == ("Cache-Control", "no-store") })
    #expect(!help.closesConnection)
    #expect(answer("/nothing", acceptsHTML: false, of: Site(files)).body == Array("There is nothing here.\n".utf8))
    #expect(answer("/nothing", acceptsHTML: true, of: site).body == Array("There is nothing here.\n".utf8))
  }

  @Test func `the page is what others may frame`() {
    for (path, isPage) in [("/", true), ("/index.html", true), ("/app.js", false), ("/parts/", false), ("/health", false)] {
      #expect(get(path).isPage == isPage)
    }
    #expect(get("/", ifNoneMatch: "*").isPage)
  }

  @Test(arguments: ["/", "/index.html"])
  func `the page says that the user or a page of this server asks for it, and no cache keeps that`(path: String) {
    let site = Site(["/index.html": Array("<!doctype html>\n<html lang=\"en\">x".utf8), "/app.js": Array("code".utf8)])
    func answer(_ path: String, isOwn: Bool, known: String? = nil) -> HTTPResponse {
      site.response(
        to: HTTPRequest(
          method: .get, path: Array(path.utf8), ifNoneMatch: known.map { Array($0.utf8) }, isOwnNavigation: isOwn))
    }
    let (own, other) = (answer(path, isOwn: true), answer(path, isOwn: false))
    #expect(own.body == Array("<!doctype html>\n<html data-request=\"own\" lang=\"en\">x".utf8))
    #expect(other.body == Array("<!doctype html>\n<html lang=\"en\">x".utf8))
    #expect(own.isPage && other.isPage)
    #expect(own.headers.contains { $0 == ("Cache-Control", "no-store") })
    #expect(other.headers.contains { $0 == ("Cache-Control", "no-cache") })
    // A page without the attribute, which a cache may have, is no answer to a request that gets it, nor the other way round.
    #expect(!own.headers.contains { $0.name == "ETag" })
    #expect(answer(path, isOwn: true, known: "*").status == .ok)
    #expect(answer(path, isOwn: false, known: "*").status == .notModified)
    #expect(answer("/app.js", isOwn: true).headers.contains { $0 == ("Cache-Control", "no-cache") })
  }

  @Test func `a page without attributes at its root never says who asks for it`() {
    let site = Site(["/index.html": Array("<html><body>".utf8)])
    let answer = site.response(to: HTTPRequest(method: .get, path: Array("/".utf8), isOwnNavigation: true))
    #expect(answer.body == Array("<html><body>".utf8))
  }

  @Test func `a file that is known is not sent again`() throws {
    let tag = EntityTag(of: Array("code".utf8)).quoted
    let response = get("/app.js", ifNoneMatch: tag)
    #expect(response.status == .notModified)
    #expect(response.body.isEmpty)
    #expect(get("/", ifNoneMatch: tag).status == .ok)
  }

  @Test func `a page names its parts by their version, and nothing else`() {
    let page = #"<script src="app.js"></script> <a href="none.js" title=app.js> "app.js""#
    let site = Site(["/index.html": Array(page.utf8), "/app.js": Array("code".utf8)])
    let written = page.replacing(#"="app.js""#, with: #"="\#(versionPath(of: site))/app.js""#)
    #expect(site.files[Array("/".utf8)]?.bytes == Array(written.utf8))
  }

  @Test func `a path of the version is kept without another question`() throws {
    let site = site
    func answer(_ path: String) -> HTTPResponse { site.response(to: HTTPRequest(method: .get, path: Array(path.utf8))) }
    func isKept(_ response: HTTPResponse) -> Bool { response.headers.contains { $0.value.hasSuffix("immutable") } }
    let version = "/" + versionPath(of: site)
    #expect(answer(version + "/app.js").body == Array("code".utf8))
    #expect(isKept(answer(version + "/app.js")))
    #expect(!isKept(answer("/app.js")))
    #expect(answer("/version-0-0/app.js").body == Array("code".utf8))
    #expect(!isKept(answer("/version-0-0/app.js")))
    for path in ["", "/", "/index.html", "/none.js", "/health", "//app.js", version + "/app.js"] {
      #expect(answer(version + path).status == .notFound, "\(path)")
    }
  }

  @Test func `a module of a bundle has the path of its own version alone`() {
    let contents = ["/index.html": Array("page".utf8), "/app.js": Array("code".utf8), "/style.css": Array("style".utf8)]
    let site = Site(contents, isBundled: true)
    func status(_ path: String) -> HTTPStatus { site.response(to: HTTPRequest(method: .get, path: Array(path.utf8))).status }
    for path in ["/app.js", "/" + versionPath(of: site) + "/app.js", "/version-0-0/style.css"] { #expect(status(path) == .ok) }
    #expect(status("/version-0-0/app.js") == .notFound)
  }

  @Test func `files have another version when their bytes or their paths are others`() {
    func version(_ contents: [String: String]) -> SiteVersion { Site(contents.mapValues { Array($0.utf8) }).version }
    let versions = [
      version([:]), version(["/a": "x"]), version(["/a": "y"]), version(["/b": "x"]), version(["/a": "x", "/b": "x"]),
    ]
    for (index, one) in versions.enumerated() { #expect(!versions[..<index].contains(one)) }
    #expect(version(["/b": "x", "/a": "x"]) == versions[4])
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
