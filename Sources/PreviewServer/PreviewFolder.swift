import PreviewProtocol
import SplitKit
import WebSocketServer

/// A folder whose files describe previews, which are read again when they change.
package struct PreviewFolder {
  /// Makes the preview of a file from its text. `file` is its path for errors, and `name` its name without the ending.
  package typealias Reader = @Sendable (_ text: String, _ file: String, _ name: String) throws(PreviewFault) -> Preview

  /// The endings of the files. Other files in the folder are left alone.
  package static let endings = [".yaml", ".yml"]
  /// The greatest number of files, which bounds what a poll takes.
  static let maximumFiles = 500

  private struct Entry {
    let stamp: FileTree.Stamp
    /// The last version of the file that could be read, or nil if none could.
    let version: Version?
    let fault: PreviewFault?
  }

  private struct Version {
    let stamp: FileTree.Stamp
    let preview: Preview
  }

  private let path: String
  private let read: Reader
  /// Called with the faults of all files whenever they have changed.
  let report: ([PreviewFault]) -> Void
  private var entries: [Entry] = []
  /// The fault of the folder as a whole.
  private var fault: PreviewFault?

  /// Creates the folder at a path, whose files are not read yet.
  ///
  /// - Parameters:
  ///   - read: Makes the preview of a file.
  ///   - report: Called with the faults of all files whenever they have changed.
  package init(
    _ path: String, read: @escaping Reader, report: @escaping ([PreviewFault]) -> Void
  ) throws(PreviewServerError) {
    guard FileTree.isDirectory(path) else { throw .missingDirectory(.previewsDirectory, places: [path]) }
    (self.path, self.read, self.report) = (path, read, report)
  }

  /// Adds the previews of the folder to a library, and reports the faults of its files.
  package func fill(_ library: PreviewLibrary) {
    var folder = self
    guard let change = folder.poll(besides: library.previews) else { return }
    library.replace(library.previews + change.previews, faults: change.faults)
    if !change.faults.isEmpty { report(change.faults) }
  }

  /// The findings of a poll.
  struct Change {
    /// The ids of the previews that have changed, come or gone.
    let changed: [String]
    let previews: [Preview]
    let faults: [PreviewFault]
  }

  /// Reads the files that have changed since the last poll. Returns nil if there are none.
  ///
  /// A file with a fault keeps the preview of its last version that could be read. `others` are the previews that do not come from this
  /// folder, whose ids no file can take.
  mutating func poll(besides others: [Preview]) -> Change? {
    let stamps: [FileTree.Stamp]
    do {
      stamps = try FileTree.stamps(path, endings: Self.endings)
    } catch {
      return replace(entries, PreviewFault(in: path, of: nil, error.description), besides: others)
    }
    guard stamps != entries.map(\.stamp) || fault != nil else { return nil }
    let found = stamps.prefix(Self.maximumFiles).map(entry)
    let surplus =
      stamps.count > Self.maximumFiles
      ? PreviewFault(in: path, of: nil, "The folder has \(stamps.count) scenario files. The first \(Self.maximumFiles) are read.")
      : nil
    return replace(found, surplus, besides: others)
  }

  private mutating func replace(_ newEntries: [Entry], _ newFault: PreviewFault?, besides others: [Preview]) -> Change? {
    let (before, old) = (entries, fault)
    (entries, fault) = (newEntries, newFault)
    let hasNewFiles = before.map(\.stamp) != entries.map(\.stamp)
    guard hasNewFiles || old != fault else { return nil }
    let (previews, duplicates) = offered(besides: others)
    return Change(
      changed: hasNewFiles ? Self.changedIDs(from: before, to: entries) : [], previews: previews,
      faults: [fault].compactMap(\.self) + entries.compactMap(\.fault) + duplicates)
  }

  /// The entry of a file: the one from before, if the file is still the same.
  private func entry(_ stamp: FileTree.Stamp) -> Entry {
    let before = entries.first { $0.stamp.path == stamp.path }
    if let before, before.stamp == stamp { return before }
    do throws(PreviewFault) {
      return Entry(stamp: stamp, version: Version(stamp: stamp, preview: try preview(of: stamp)), fault: nil)
    } catch {
      return Entry(stamp: stamp, version: before?.version, fault: error)
    }
  }

  private func preview(of stamp: FileTree.Stamp) throws(PreviewFault) -> Preview {
    let (file, name) = ("\(path)/\(stamp.path)", Self.name(of: stamp.path))
    let bytes: [UInt8]
    do {
      bytes = try FileTree.file(at: file)
    } catch {
      throw PreviewFault(in: file, of: name, error.description)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw PreviewFault(in: file, of: name, "The file is not text in UTF-8.")
    }
    return try read(text, file, name)
  }

  private static func name(of path: String) -> String {
    endings.first(where: path.hasSuffix).map { String(path.dropLast($0.count)) } ?? path
  }

  /// The previews that clients can open, and the faults of those whose id is taken.
  private func offered(besides others: [Preview]) -> (previews: [Preview], faults: [PreviewFault]) {
    var (previews, faults): ([Preview], [PreviewFault]) = ([], [])
    for entry in entries {
      guard let preview = entry.version?.preview else { continue }
      if (others + previews).contains(where: { $0.id == preview.id }) {
        let message = "Another scene has the id \(preview.id). Rename the file, or give it another id."
        faults.append(PreviewFault(in: "\(path)/\(entry.stamp.path)", of: preview.id, message))
      } else {
        previews.append(preview)
      }
    }
    return (previews, faults)
  }

  /// The ids of the previews that have come, gone or been read anew.
  private static func changedIDs(from before: [Entry], to after: [Entry]) -> [String] {
    let (old, new) = (before.compactMap(\.version), after.compactMap(\.version))
    let gone = old.filter { version in !new.contains { $0.stamp == version.stamp } }
    let added = new.filter { version in !old.contains { $0.stamp == version.stamp } }
    return Set((gone + added).map(\.preview.id)).sorted()
  }
}
