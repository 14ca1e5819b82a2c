/// The `Content-Type` of a file, by the extension of its name.
package enum MediaType {
  /// The type of a JavaScript module.
  package static let script = "text/javascript; charset=utf-8"

  /// The types of the files that make up a page. A script needs its exact type, because `nosniff` forbids browsers to
  /// guess.
  static let byExtension = [
    "css": "text/css; charset=utf-8",
    "gif": "image/gif",
    "html": "text/html; charset=utf-8",
    "ico": "image/vnd.microsoft.icon",
    "jpeg": "image/jpeg",
    "jpg": "image/jpeg",
    "js": script,
    "json": "application/json",
    "map": "application/json",
    "md": "text/markdown; charset=utf-8",
    "mjs": script,
    "png": "image/png",
    "svg": "image/svg+xml",
    "ttf": "font/ttf",
    "txt": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff2": "font/woff2",
  ]

  /// The type for a file's name or path. A file with an unknown extension has the type of arbitrary bytes.
  package static func of(path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "application/octet-stream" }
    return byExtension[name[name.index(after: dot)...].lowercased()] ?? "application/octet-stream"
  }

  /// Whether files of a type become shorter by compression. The formats of pictures and fonts are compressed themselves.
  package static func isCompressible(_ type: String) -> Bool {
    type.hasPrefix("text/") || ["application/json", "application/manifest+json", "image/svg+xml"].contains(type)
  }
}
