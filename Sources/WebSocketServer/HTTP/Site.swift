/// The content that the server serves over HTTP: files, which are read once, and documents, which are made for each
/// request.
///
/// A request never reaches the file system, so no path can lead out of the site.
package struct Site {
  /// One file in memory.
  package struct File: Sendable {
    package let bytes: [UInt8]
    package let type: String
    package let tag: EntityTag

    package init(bytes: [UInt8], type: String) {
      self.bytes = bytes
      self.type = type
      tag = EntityTag(of: bytes)
    }
  }

  /// A document that is made for each request.
  package struct Document {
    package let type: String
    package let bytes: () -> [UInt8]

    package init(type: String, bytes: @escaping () -> [UInt8]) {
      self.type = type
      self.bytes = bytes
    }
  }

  /// The files by their path, which begins with `/`.
  package var files: [[UInt8]: File] = [:]
  /// The documents by their path. A document takes precedence over a file.
  package var documents: [[UInt8]: Document] = [:]

  package init() {}

  /// Adds a file. A file named `index.html` is also the answer for its folder.
  package mutating func add(_ bytes: [UInt8], at path: String) {
    let file = File(bytes: bytes, type: MediaType.of(path: path))
    files[Array(path.utf8)] = file
    if path.hasSuffix("/index.html") { files[Array(path.dropLast("index.html".count).utf8)] = file }
  }

  /// The answer to a `GET` or `HEAD` request that the gate has admitted.
  package func response(to request: HTTPRequest) -> HTTPResponse {
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
