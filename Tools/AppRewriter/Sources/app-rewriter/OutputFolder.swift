import Foundation

/// The folder that gets the files. A file keeps its date if it does not change, so that the compiler need not read it again.
///
/// No link is followed: not in place of a file, not in place of a folder, and not by a name in the list of earlier files.
struct OutputFolder {
  private let url: URL
  private var written: Set<String> = []
  /// The list of the files that an earlier run has written here.
  private static let list = ".written"

  init(_ path: String) throws(Complaint) {
    url = URL(filePath: path).standardizedFileURL
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw Complaint("\(path) cannot be made: \(error.localizedDescription)")
    }
  }

  mutating func write(_ data: Data, to path: String) throws(Complaint) {
    written.insert(path)
    guard let file = place(of: path) else { throw Complaint("\(path) leads out of \(url.path), or through a link.") }
    if Self.isPlain(file), let old = try? Data(contentsOf: file), old == data { return }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      // The new file takes the name over from whatever has it, which is not opened.
      try data.write(to: file, options: .atomic)
    } catch {
      throw Complaint("\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Removes the files that an earlier run has written, and this one has not.
  func finish() throws(Complaint) {
    let list = url.appending(path: Self.list)
    let old = Self.isPlain(list) ? (try? String(contentsOf: list, encoding: .utf8)) ?? "" : ""
    for path in old.split(separator: "\n").map(String.init) where !written.contains(path) {
      if let file = place(of: path), Self.isPlain(file) { unlink(file.path) }
    }
    do {
      try Data(written.sorted().joined(separator: "\n").utf8).write(to: list, options: .atomic)
    } catch {
      throw Complaint("\(list.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// The place of a file below the folder, or nil for a path that leads out of it or through something other than a folder.
  private func place(of path: String) -> URL? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return nil }
    var place = url
    for part in parts.dropLast() {
      place.append(path: String(part))
      if let type = Self.type(of: place), type != .typeDirectory { return nil }
    }
    return parts.last.map { place.appending(path: String($0)) }
  }

  private static func isPlain(_ file: URL) -> Bool { type(of: file) == .typeRegular }

  /// The type of what is at a path, which for a link is that of the link; nil for nothing.
  private static func type(of file: URL) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.type] as? FileAttributeType
  }
}
