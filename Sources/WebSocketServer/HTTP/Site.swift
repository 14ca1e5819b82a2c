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
  package let files: [[UInt8]: File]
  /// The version of the files, below whose path each file is also found.
  package let version: SiteVersion
  /// The documents by their path. A document takes precedence over a file.
  package var documents: [[UInt8]: Document] = [:]

  /// Creates a site of files by their path, which begins with `/`.
  ///
  /// A file named `index.html` is also the answer for its folder. The page, `/index.html`, names the other files by the
  /// path of their version.
  package init(_ contents: [String: [UInt8]] = [:]) {
    version = SiteVersion(of: contents)
    var files: [[UInt8]: File] = [:]
    for (path, bytes) in contents {
      let isPage = path == "/index.html"
      let file = File(bytes: isPage ? version.written(into: bytes, for: contents) : bytes, type: MediaType.of(path: path))
      files[Array(path.utf8)] = file
      if path.hasSuffix("/index.html") { files[Array(path.dropLast("index.html".count).utf8)] = file }
    }
    self.files = files
  }

  /// The answer to a `GET` or `HEAD` request that the gate has admitted.
  package func response(to request: HTTPRequest) -> HTTPResponse {
    if let document = documents[request.path] {
      let headers = [("Content-Type", document.type), ("Cache-Control", "no-store")]
      return HTTPResponse(.ok, headers: headers, body: document.bytes())
    }
    guard let (file, isVersioned) = file(at: request.path) else { return .notFound }
    var headers = [("ETag", file.tag.quoted), ("Cache-Control", isVersioned ? Self.kept : Self.revalidated)]
    if let known = request.ifNoneMatch, file.tag.matches(ifNoneMatch: known) {
      return HTTPResponse(.notModified, headers: headers)
    }
    headers.append(("Content-Type", file.type))
    return HTTPResponse(.ok, headers: headers, body: file.bytes)
  }

  /// The file at a path, and whether the path names the current version, so that other bytes have another path.
  ///
  /// A path of another version leads to the current file, because an open page may ask for another part after the files
  /// have changed.
  private func file(at path: [UInt8]) -> (file: File, isVersioned: Bool)? {
    if let file = files[path] { return (file, false) }
    guard let named = SiteVersion.split(path), !Self.isPage(named.path), let file = files[named.path] else { return nil }
    return (file, named.version == version)
  }

  /// Whether a path is that of the page, which has no path with a version, because the paths in it begin where it is.
  private static func isPage(_ path: [UInt8]) -> Bool { path == Array("/".utf8) || path == Array("/index.html".utf8) }

  /// Browsers ask for the file again each time, so an edited page shows after one restart and one reload.
  private static let revalidated = "no-cache"
  /// A browser that has the file never asks again. A cache that several users share keeps nothing, because the server
  /// may require a token.
  private static let kept = "private, max-age=31536000, immutable"
}

extension HTTPResponse {
  /// The answer for an unknown path. It keeps the connection open, over which a page with a broken link loads the rest.
  static var notFound: HTTPResponse {
    var response = HTTPResponse.refusal(.notFound, "There is nothing here.")
    response.closesConnection = false
    return response
  }
}
