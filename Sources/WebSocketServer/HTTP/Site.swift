/// The content that the server serves over HTTP: files, which are read once, and documents, which the server makes.
///
/// A request for a file or a document never reaches the file system, so no path can lead out of the site. The closure of `namedFiles`
/// alone may look for a name elsewhere.
package struct Site {
  /// The files by their path, which begins with `/`.
  package let files: [[UInt8]: File]
  /// The page for a request of the user or of a page of this server, or nil if there is no page.
  private let ownPage: OwnPage?
  /// The version of the files, below whose path each file is also found.
  package let version: SiteVersion
  /// Whether the modules of one version do not fit those of another.
  private let isBundled: Bool
  /// The documents by their path. A document takes precedence over a file.
  package var documents: [[UInt8]: Document] = [:]

  /// The files that are found when they are asked for, or nil for none.
  package var namedFiles: NamedFiles?

  /// Creates a site of files by their path, which begins with `/`.
  ///
  /// A file named `index.html` is also the answer for its folder. The page, `/index.html`, names the other files by the
  /// path of their version.
  ///
  /// - Parameters:
  ///   - contents: The bytes of the files by their path.
  ///   - brotli: The Brotli forms of some of the files by the same path. The page has none, because the version changes it.
  ///   - isBundled: Whether modules depend on the names in other modules of the same version.
  package init(_ contents: [String: [UInt8]] = [:], brotli: [String: [UInt8]] = [:], isBundled: Bool = false) {
    self.isBundled = isBundled
    let tags = contents.mapValues(EntityTag.init)
    version = SiteVersion(of: tags)
    var files: [[UInt8]: File] = [:]
    for (path, bytes) in contents {
      let file =
        path == "/index.html"
        ? File(bytes: version.written(into: bytes, for: tags), type: MediaType.of(path: path))
        : File(bytes: bytes, brotli: brotli[path], type: MediaType.of(path: path), tag: tags[path])
      files[Array(path.utf8)] = file
      if path.hasSuffix("/index.html") { files[Array(path.dropLast("index.html".count).utf8)] = file }
    }
    self.files = files
    ownPage = files[Array("/index.html".utf8)].map(OwnPage.init)
  }

  /// The answer to a `GET` or `HEAD` request that the gate has admitted.
  ///
  /// - Parameter access: Who asks.
  package func response(to request: HTTPRequest, for access: Gate.Access = .owner) -> HTTPResponse {
    if let document = documents[request.path] {
      if document.isForOwner, access != .owner { return .refusal(.forbidden, "An access name does not open this.") }
      let headers = [("Cache-Control", "no-store")]
      var response = Self.response(to: request, with: document.content(access), type: document.type, headers: headers)
      if response.status == .ok { response.status = document.status() }
      return response
    }
    guard let (file, isVersioned) = file(at: request.path) else {
      return namedFiles?.file(at: request.path).map { Self.response(to: request, with: $0) } ?? notFound(for: request)
    }
    if Self.isPage(request.path) { return page(file, for: request) }
    let headers = [("Cache-Control", isVersioned ? Self.kept : Self.revalidated)]
    return Self.response(to: request, with: file.content, type: file.type, tag: file.tag, headers: headers)
  }

  /// The answer with the page, which says in itself if the user or a page of this server has asked for it.
  ///
  /// No cache keeps the page that says so, because it could become the answer to a request of another site.
  private func page(_ file: File, for request: HTTPRequest) -> HTTPResponse {
    let own = request.isOwnNavigation ? ownPage : nil
    var response = Self.response(
      to: request, with: own?.content ?? file.content, type: file.type, tag: own == nil ? file.tag : nil,
      headers: [("Cache-Control", own == nil ? Self.revalidated : "no-store")])
    response.isPage = true
    return response
  }

  /// The answer for an unknown path. A browser that opens it as an address gets the file `404.html`, if there is one.
  private func notFound(for request: HTTPRequest) -> HTTPResponse {
    var response = HTTPResponse.notFound
    guard request.acceptsHTML, let page = files[Array("/404.html".utf8)] else { return response }
    response.headers = [("Content-Type", page.type), ("Cache-Control", "no-store")]
    response.body = page.bytes
    return response
  }

  /// The answer in the form that the client takes most gladly. A client that refuses every form gets 406 (RFC 9110,
  /// section 12.5.3).
  private static func response(
    to request: HTTPRequest, with content: CodedBytes, type: String, tag: EntityTag? = nil, headers: [(String, String)]
  ) -> HTTPResponse {
    let codings = content.codings(now: request.acceptedCodings)
    return response(to: request, in: codings, varies: content.codings.count > 1, type: type, tag: tag, headers: headers) {
      $0.body = content[$1]
    }
  }

  /// The answer with a file that was found when it was asked for.
  private static func response(to request: HTTPRequest, with file: NamedFile) -> HTTPResponse {
    let codings: [ContentCoding] = (file.gzip == nil ? [] : [.gzip]) + [.identity]
    return response(
      to: request, in: codings, varies: MediaType.isCompressible(file.type), type: file.type, tag: file.tag,
      headers: [("Cache-Control", kept)]
    ) { response, coding in
      if coding == .gzip, let gzip = file.gzip { response.body = gzip } else { response.stream = file.body }
    }
  }

  /// - Parameter fill: Gives the response the content in a form.
  private static func response(
    to request: HTTPRequest, in codings: [ContentCoding], varies: Bool, type: String, tag: EntityTag?,
    headers: [(String, String)],
    fill: (inout HTTPResponse, ContentCoding) -> Void
  ) -> HTTPResponse {
    // Caches in between keep one answer for each form.
    let varying = varies ? [("Vary", "Accept-Encoding")] : []
    guard let coding = request.acceptedCodings.best(of: codings) else { return .notAcceptable(varying) }
    let tag = tag?.of(coding)
    let headers = (tag.map { [("ETag", $0.quoted)] } ?? []) + headers + varying
    if let tag, let known = request.ifNoneMatch, tag.matches(ifNoneMatch: known) {
      return HTTPResponse(.notModified, headers: headers)
    }
    let naming = coding == .identity ? [] : [("Content-Encoding", coding.name)]
    var response = HTTPResponse(.ok, headers: headers + [("Content-Type", type)] + naming)
    fill(&response, coding)
    return response
  }

  /// The file at a path, and whether the path names the current version, so that other bytes have another path.
  ///
  /// A path of another version leads to the current file, because an open page may ask for another part after the files
  /// have changed. The modules of a bundle are an exception: one of another version would load the bundle a second time.
  private func file(at path: [UInt8]) -> (file: File, isVersioned: Bool)? {
    if let file = files[path] { return (file, false) }
    guard let named = SiteVersion.split(path), !Self.isPage(named.path), let file = files[named.path] else { return nil }
    let isCurrent = named.version == version
    return isCurrent || !isBundled || file.type != MediaType.script ? (file, isCurrent) : nil
  }

  /// Whether a path is that of the page, which has no path with a version, because the paths in it begin where it is.
  private static func isPage(_ path: [UInt8]) -> Bool { path == Array("/".utf8) || path == Array("/index.html".utf8) }

  /// Browsers ask for the file again each time, so an edited page shows after one restart and one reload.
  private static let revalidated = "no-cache"
  /// A browser that has the file never asks again. A cache that several users share keeps nothing, because the server
  /// may require a token.
  private static let kept = "private, max-age=31536000, immutable"
}

extension Site {
  /// Files below a path. The bytes behind a name never change, so browsers cache them forever.
  package struct NamedFiles {
    private let path: [UInt8]
    private let find: (String) -> NamedFile?

    /// - Parameters:
    ///   - path: The path below which the files are found. It begins and ends with `/`.
    ///   - find: Returns the file with a name, or nil if there is none. It decides which names it trusts.
    package init(below path: String, find: @escaping (String) -> NamedFile?) {
      (self.path, self.find) = (Array(path.utf8), find)
    }

    fileprivate func file(at path: [UInt8]) -> NamedFile? {
      guard path.starts(with: self.path) else { return nil }
      return find(String(decoding: path.dropFirst(self.path.count), as: UTF8.self))
    }
  }

  /// A file whose name follows from its bytes. It is read while it is sent.
  package struct NamedFile {
    let body: StreamedBody
    let gzip: [UInt8]?
    let type: String
    let tag: EntityTag

    /// - Parameter gzip: The compressed form, or nil if there is none yet.
    package init(_ name: String, _ body: StreamedBody, gzip: [UInt8]? = nil) {
      (self.body, self.gzip, type, tag) = (body, gzip, MediaType.of(path: name), EntityTag(name: name))
    }
  }

  /// One file in memory.
  package struct File {
    package let content: CodedBytes
    package let type: String
    /// The tag of the file as it is. Its other forms have tags of their own.
    package let tag: EntityTag

    /// The bytes as they are.
    package var bytes: [UInt8] { content.bytes }

    package init(bytes: [UInt8], brotli: [UInt8]? = nil, type: String, tag: EntityTag? = nil) {
      content = MediaType.isCompressible(type) ? CodedBytes(compressible: bytes, brotli: brotli) : CodedBytes(asIs: bytes)
      self.type = type
      self.tag = tag ?? EntityTag(of: bytes)
    }
  }

  /// A document that the server makes. No cache keeps it.
  package struct Document {
    package let type: String
    package let content: (Gate.Access) -> CodedBytes
    /// The status of an answer with the document.
    package let status: () -> HTTPStatus
    /// Whether clients with an access name must not have the document.
    package let isForOwner: Bool

    /// Creates a document that is made for each request and sent as it is.
    package init(
      type: String, isForOwner: Bool = false, status: @escaping () -> HTTPStatus = { .ok }, bytes: @escaping () -> [UInt8]
    ) {
      (self.type, self.isForOwner, self.status) = (type, isForOwner, status)
      content = { _ in CodedBytes(asIs: bytes()) }
    }

    /// Creates a document that is made for each request, by who asks, and sent as it is.
    package init(type: String, bytesFor bytes: @escaping (Gate.Access) -> [UInt8]) {
      (self.type, isForOwner, status) = (type, false, { .ok })
      content = { CodedBytes(asIs: bytes($0)) }
    }

    /// Creates a document that stays the same, and can be sent compressed. It is made for the first request, and kept.
    package init(type: String, constant bytes: @autoclosure @escaping () -> [UInt8]) {
      var kept: CodedBytes?
      (self.type, isForOwner, status) = (type, false, { .ok })
      content = { _ in
        let content = kept ?? CodedBytes(compressible: bytes())
        kept = content
        return content
      }
    }
  }
}

extension HTTPResponse {
  /// The answer for an unknown path. It keeps the connection open, over which a page with a broken link loads the rest.
  static var notFound: HTTPResponse {
    var response = HTTPResponse.refusal(.notFound, "There is nothing here.")
    response.closesConnection = false
    return response
  }

  /// The answer to a client that takes the content in none of its forms.
  static func notAcceptable(_ headers: [(name: String, value: String)]) -> HTTPResponse {
    var response = HTTPResponse.refusal(.notAcceptable, "The content has no coding that the request accepts.")
    response.headers += headers
    response.closesConnection = false
    return response
  }
}
