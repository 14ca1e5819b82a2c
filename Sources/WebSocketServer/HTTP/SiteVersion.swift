/// The version of all files of a site, which is different as soon as any file is.
///
/// The page names its parts by a path that begins with the version, such as `/version-1f-2/app/main.js`. A browser can
/// therefore keep each part without asking again, and opens the page a second time with a single file. The modules and
/// the style sheets name each other by relative paths, so they stay below the version through which the page came in.
package struct SiteVersion: Sendable, Equatable {
  private static let prefix = Array("/version-".utf8)
  private static let slash = UInt8(ascii: "/")
  private static let equals = UInt8(ascii: "=")
  private static let quote = UInt8(ascii: "\"")

  let name: [UInt8]

  private init(name: [UInt8]) { self.name = name }

  /// Creates the version of files by their path, from their tags. Equal files have equal versions in every process.
  package init(of tags: [String: EntityTag]) {
    let list = tags.map { path, tag in "\(path) \(tag.name)\n" }.sorted().joined()
    name = Array(EntityTag(of: Array(list.utf8)).name.utf8)
  }

  /// The version as text, which consists of hexadecimal digits and a hyphen.
  package var text: String { String(decoding: name, as: UTF8.self) }

  /// The version at the beginning of a path, and the rest of the path, or `nil` if the path names no version.
  static func split(_ path: [UInt8]) -> (version: SiteVersion, path: [UInt8])? {
    guard path.starts(with: prefix) else { return nil }
    let rest = path[prefix.count...]
    guard let end = rest.firstIndex(of: slash) else { return nil }
    return (SiteVersion(name: Array(rest[..<end])), Array(rest[end...]))
  }

  /// A page in the root folder that names the files of the site by the path of this version.
  ///
  /// A name is the whole value of an attribute, in double quotes, as in `src="app/main.js"`. Everything else stays as it
  /// is.
  func written(into page: [UInt8], for files: [String: EntityTag]) -> [UInt8] {
    let versioned = Array(Self.prefix.dropFirst()) + name + [Self.slash]
    let parts = page.split(separator: Self.quote, omittingEmptySubsequences: false)
    let written = parts.enumerated().map { index, part in
      let isValue = index > 0 && index < parts.count - 1 && parts[index - 1].last == Self.equals
      let isName = isValue && files["/" + String(decoding: part, as: UTF8.self)] != nil
      return isName ? versioned + part : Array(part)
    }
    return Array(written.joined(separator: [Self.quote]))
  }
}
