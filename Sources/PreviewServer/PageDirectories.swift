import HostSystem
import WebSocketServer

/// The directories of the page's files: the page itself, and the files that the app adds to it.
struct PageDirectories {
  /// The path below which the page finds the files of the app.
  static let appPath = "/apps/own"

  private let page: String
  private let app: String?

  /// Finds the directories.
  ///
  /// - Parameters:
  ///   - page: The page's directory. With `nil`, it is the first of the usual places that exists: that of an installation,
  ///     the package that this program was built from, and the place beside the executable.
  ///   - app: The directory of the app's own files, or `nil` if it has none.
  init(page: String?, app: String?) throws(PreviewServerError) {
    let candidates = page.map { [$0] } ?? Self.usual
    guard let found = candidates.first(where: FileTree.isDirectory) else {
      throw .missingDirectory(.publicDirectory, places: candidates)
    }
    if let app, !FileTree.isDirectory(app) { throw .missingDirectory(.appDirectory, places: [app]) }
    self.page = found
    self.app = app
  }

  /// The path of a file of the page, for a command without a server, or nil if no usual directory has the file.
  static func usualPath(of file: String) -> String? {
    usual.map { "\($0)/\(file)" }.first(where: FileTree.isFile)
  }

  /// The sources as a site: the page at `/`, and the files of the app below `appPath`.
  func site() throws(PreviewServerError) -> Site {
    try Site(withFilesOfApp(sources()))
  }

  /// The site, with the bundle in place of the sources of the page if there is one of them, and the form of the page.
  func bundledSite() throws(PreviewServerError) -> (site: Site, form: PageBundle.Form) {
    let sources = try sources()
    let (form, bundle) = PageBundle.find(beside: page, of: sources)
    return try (Site(withFilesOfApp(bundle?.files ?? sources), brotli: bundle?.brotli ?? [:], isBundled: bundle != nil), form)
  }

  /// The version of the sources of the page, which a bundle of them names.
  func version() throws(PreviewServerError) -> String {
    try PageBundle.version(of: sources())
  }

  /// The files of the page by their path.
  private func sources() throws(PreviewServerError) -> [String: [UInt8]] {
    guard FileTree.isFile(page + "/index.html") else { throw .missingPage(directory: page) }
    var sources: [String: [UInt8]] = [:]
    try Self.read(page, for: .publicDirectory) { path, bytes in sources[path] = bytes }
    return sources
  }

  private func withFilesOfApp(_ files: [String: [UInt8]]) throws(PreviewServerError) -> [String: [UInt8]] {
    guard let app else { return files }
    var files = files
    try Self.read(app, for: .appDirectory) { path, bytes in files[Self.appPath + path] = bytes }
    return files
  }

  /// The stamps of all files of the site.
  func stamps() throws(FileTree.ReadError) -> [FileTree.Stamp] {
    try FileTree.stamps(page) + (app.map { app throws(FileTree.ReadError) in try FileTree.stamps(app) } ?? [])
  }

  private static func read(
    _ directory: String, for setting: PreviewServerError.Setting, _ visit: (_ path: String, _ bytes: [UInt8]) -> Void
  ) throws(PreviewServerError) {
    do {
      try FileTree.read(directory, visit)
    } catch {
      throw .unusableFile(setting, reason: error.description)
    }
  }

  /// The places of the page's directory that are tried in order. An installed program prefers its own page, because the
  /// package that it was built from can have changed since.
  private static var usual: [String] { [ofInstallation, ofPackage, besideExecutable].compactMap(\.self) }

  /// The place of an executable in `bin`, such as `/usr/bin` or `/opt/homebrew/bin`.
  private static var ofInstallation: String? {
    CurrentProcess.executableDirectory.flatMap(installation(ofExecutablesIn:))
  }

  /// The page of an installation, which is in `share/split-preview` beside the directory `bin`.
  static func installation(ofExecutablesIn directory: String) -> String? {
    guard directory.hasSuffix("/bin") else { return nil }
    return "\(directory.dropLast(3))share/split-preview/Public"
  }

  /// The place in the package that this program was built from.
  private static var ofPackage: String? {
    let folders = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return folders.isEmpty ? nil : folders.joined(separator: "/") + "/Public"
  }

  /// The place for an executable that was copied to a directory of its own.
  private static var besideExecutable: String? {
    CurrentProcess.executableDirectory.map { $0 + "/Public" }
  }
}
