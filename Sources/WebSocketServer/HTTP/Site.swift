/// The content that the server serves over HTTP: files, which are read once, and documents, which are made for each
/// request.
///
/// A request never reaches the file system, so no path can lead out of the site.
public struct Site {
  /// One file in memory.
  public struct File: Sendable {
    public let bytes: [UInt8]
    public let type: String
    public let tag: EntityTag

    public init(bytes: [UInt8], type: String) {
      self.bytes = bytes
      self.type = type
      tag = EntityTag(of: bytes)
    }
  }

  /// A document that is made for each request.
  public struct Document {
    public let type: String
    public let bytes: () -> [UInt8]

    public init(type: String, bytes: @escaping () -> [UInt8]) {
      self.type = type
      self.bytes = bytes
    }
  }

  /// The files by their path, which begins with `/`.
  public var files: [[UInt8]: File] = [:]
  /// The documents by their path. A document takes precedence over a file.
  public var documents: [[UInt8]: Document] = [:]

  public init() {}

  /// Adds a file. A file named `index.html` is also the answer for its folder.
  public mutating func add(_ bytes: [UInt8], at path: String) {
    let file = File(bytes: bytes, type: MediaType.of(path: path))
    files[Array(path.utf8)] = file
    if path.hasSuffix("/index.html") { files[Array(path.dropLast("index.html".count).utf8)] = file }
  }

  /// The answer to a `GET` or `HEAD` request that the gate has admitted.
  public func response(to request: HTTPRequest) -> HTTPResponse {
    if let document = documents[request.path] {
      let headers = [("Content-Type", document.type), ("Cache-Control", "no-store")]
      return HTTPResponse(.ok, headers: headers, body: document.bytes())
    }
    guard let file = files[request.path] else { return .notFound }
    // Browsers keep the file and revalidate it each time, so an edited file shows after one restart and one reload.
    var headers = [("ETag", file.tag.quoted), ("Cache-Control", "no-cache")]
    if let known = request.ifNoneMatch, file.tag.matches(ifNoneMatch: known) {
      return HTTPResponse(.notModified, headers: headers)
    }
    headers.append(("Content-Type", file.type))
    return HTTPResponse(.ok, headers: headers, body: file.bytes)
  }
}

extension HTTPResponse {
  /// The answer for an unknown path. It keeps the connection open, over which a page with a broken link loads the rest.
  static var notFound: HTTPResponse {
    var response = HTTPResponse.refusal(.notFound, "There is nothing here.")
    response.closesConnection = false
    return response
  }
}
