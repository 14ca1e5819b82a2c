import Foundation

/// The folder that gets the files. A file keeps its date if it does not change, so that the compiler need not read it again.
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
    let file = url.appending(path: path)
    if let old = try? Data(contentsOf: file), old == data { return }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    } catch {
      throw Complaint("\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Removes the files that an earlier run has written, and this one has not.
  func finish() {
    let list = url.appending(path: Self.list)
    let old = (try? String(contentsOf: list, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
    for path in old where !written.contains(path) { try? FileManager.default.removeItem(at: url.appending(path: path)) }
    try? written.sorted().joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
  }
}
