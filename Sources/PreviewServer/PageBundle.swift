import HostSystem
import WebSocketServer

/// The bundled form of the page: few modules and style sheets with their Brotli forms, which `scripts/bundle` makes of the
/// sources in `Public`.
///
/// The bundle lies beside the directory of the page: in `.build/page` where it was built, and in `bundle` where it is
/// installed. The file `sources` has the version of the sources that it was made of, `files` has the files, and `brotli` has
/// their Brotli forms under the same paths. A bundle of other sources is not served, so a server never shows a page that is
/// older than its sources.
struct PageBundle {
  let files: [String: [UInt8]]
  let brotli: [String: [UInt8]]

  /// The form in which the server serves the page.
  enum Form: Sendable {
    case bundled
    /// The sources, because there is no bundle of them.
    case sources
    /// The sources, because the bundle was made of other sources.
    case newerSources
    /// The sources, because they are watched, and change while the server runs.
    case watchedSources
  }

  /// Reads the bundle of a page. A bundle that cannot be read counts as none.
  ///
  /// - Parameters:
  ///   - page: The directory of the page.
  ///   - sources: The bytes of the files of the page.
  static func find(beside page: String, of sources: [String: [UInt8]]) -> (form: Form, bundle: PageBundle?) {
    let directories = [page + "/../.build/page", page + "/../bundle"]
    guard let directory = directories.first(where: FileTree.isDirectory),
      let version = try? FileTree.file(at: directory + "/sources")
    else { return (.sources, nil) }
    guard version == Array(Self.version(of: sources).utf8) else { return (.newerSources, nil) }
    guard let files = read(directory + "/files"), let brotli = read(directory + "/brotli") else { return (.sources, nil) }
    return (.bundled, PageBundle(files: files, brotli: brotli))
  }

  /// The version of sources, which changes with any byte of them.
  static func version(of sources: [String: [UInt8]]) -> String { SiteVersion(of: sources.mapValues(EntityTag.init)).text }

  private static func read(_ directory: String) -> [String: [UInt8]]? {
    var files: [String: [UInt8]] = [:]
    guard (try? FileTree.read(directory) { path, bytes in files[path] = bytes }) != nil else { return nil }
    return files
  }
}

extension PageBundle.Form {
  /// A sentence about the form, for the person who starts the server.
  var description: String {
    switch self {
    case .bundled: "The page is bundled and compressed."
    case .sources: "The page is served from its sources, which loads slower; `make build` bundles it."
    case .newerSources: "The page is served from its sources, which are newer than its bundle; `make build` bundles it."
    case .watchedSources: "The page is served from its sources, and open pages load what changes."
    }
  }
}
