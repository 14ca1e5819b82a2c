import HostSystem
import PreviewProtocol
import SplitKit

/// The reading of a folder: which version of each file was read last, and what came of it.
///
/// A file is read again only if its stamp has changed. A file with a fault keeps the preview of its last version that could be read.
/// So does a file that is gone, for `patience`, because some programs save a file by removing it first.
struct FolderReading: Sendable {
  private struct Entry: Sendable {
    let stamp: FileTree.Stamp
    /// The last version of the file that could be read, or nil if none could.
    let version: FolderContents.Version?
    var faults: [PreviewFault]
    /// The time at which the file was first missing, or nil while it is there.
    var goneSince: Duration?
  }

  /// The time for which a file that is gone keeps its preview. Editors and version control bring a file back within a second. The
  /// number is our choice.
  static let patience = Duration.seconds(5)

  /// The greatest number of names without a plain file that are told.
  private static let mostOthers = 20

  private let path: String
  private let reader: PreviewFolder.Reader
  private var entries: [String: Entry] = [:]
  /// The faults of the folder as a whole.
  private var folderFaults: [PreviewFault] = []
  /// Whether all files were read as they were found.
  private var isComplete = false

  /// Creates the reading of a folder, of which nothing is read yet.
  init(of folder: PreviewFolder) { (path, reader) = (folder.path, folder.read) }

  /// The previews and the faults so far.
  var contents: FolderContents {
    let sorted = entries.values.sorted { $0.stamp.path.utf8.lexicographicallyPrecedes($1.stamp.path.utf8) }
    return FolderContents(
      versions: sorted.compactMap(\.version), faults: folderFaults + sorted.flatMap(\.faults), isComplete: isComplete)
  }

  /// Looks at the folder once, and reads the files that have changed.
  ///
  /// - Parameters:
  ///   - time: The time since any fixed moment, by which a file that is gone loses its preview at last.
  ///   - budget: The number of bytes to read in all. A longer file is left for the next look.
  ///   - goesOn: Called before each file is read. The look ends early when it returns false.
  ///   - next: Called with the reading so far when a file was read.
  mutating func look(
    at time: Duration = .zero, budget: Int64 = .max, while goesOn: () -> Bool = { true }, next: (FolderReading) -> Void = { _ in }
  ) {
    let listing: FileTree.Listing
    do {
      listing = try FileTree.listing(path, endings: PreviewFolder.endings)
    } catch {
      (folderFaults, isComplete) = ([PreviewFault(in: path, of: nil, error.description)], true)
      return
    }
    folderFaults = faults(of: listing)
    let files = Array(listing.files.prefix(PreviewFolder.maximumFiles))
    note(missing: listing.files.map(\.path), taken: files.map(\.path), at: time)
    read(files.filter(isUnread), budget: budget, while: goesOn, next: next)
  }

  private func isUnread(_ stamp: FileTree.Stamp) -> Bool { entries[stamp.path]?.stamp != stamp }

  private mutating func read(
    _ files: [FileTree.Stamp], budget: Int64, while goesOn: () -> Bool, next: (FolderReading) -> Void
  ) {
    isComplete = files.isEmpty
    var rest = budget
    var unread = files.count
    for file in files where file.size <= rest && goesOn() {
      rest -= file.size
      unread -= 1
      isComplete = unread == 0
      if let entry = entry(file) { entries[file.path] = entry }
      next(self)
    }
  }

  /// The faults of the folder as a whole: more files than are read, and what is no file.
  private func faults(of listing: FileTree.Listing) -> [PreviewFault] {
    var faults: [PreviewFault] = []
    let (count, most) = (listing.files.count, PreviewFolder.maximumFiles)
    if count > most {
      let words = PreviewFolder.endings.joined(separator: " or ")
      let message =
        "The folder has \(count) files whose names end in \(words). Only the first \(most) by name are read, and "
        + "\(count - most == 1 ? "one is" : "\(count - most) are") left out, beginning with \(listing.files[most].path)."
      faults.append(PreviewFault(in: path, of: nil, message))
    }
    let words = FileTree.Listing.wordsAboutOthers
    return faults + listing.others.prefix(Self.mostOthers).map { PreviewFault(in: "\(path)/\($0)", of: nil, words) }
  }

  /// Notes which files are gone and which are back. A file that is there, but is one too many, is forgotten at once.
  private mutating func note(missing present: [String], taken: [String], at time: Duration) {
    let (present, taken) = (Set(present), Set(taken))
    var keptGone = 0
    for path in entries.keys.sorted() {
      guard var entry = entries[path] else { continue }
      if taken.contains(path) {
        if entry.goneSince != nil { (entry.goneSince, entry.faults) = (nil, []) }
        entries[path] = entry
        continue
      }
      let since = entry.goneSince ?? time
      guard let version = entry.version, !present.contains(path), time - since < Self.patience,
        keptGone < PreviewFolder.maximumFiles
      else {
        entries[path] = nil
        continue
      }
      keptGone += 1
      entry.goneSince = since
      entry.faults = [PreviewFault(in: version.file, of: version.preview.id, "The file is gone.")]
      entries[path] = entry
    }
  }

  /// The entry of a file as it is now, or nil if it has gone since it was listed.
  private func entry(_ stamp: FileTree.Stamp) -> Entry? {
    let (file, name) = ("\(path)/\(stamp.path)", Self.name(of: stamp.path))
    let before = entries[stamp.path]?.version
    switch preview(of: file, named: name) {
    case .success(let preview)?:
      return Entry(stamp: stamp, version: .init(file: file, stamp: stamp, preview: preview), faults: [])
    case .failure(let faults)?:
      // The faults belong to the preview that the file keeps, whatever id it has now.
      let kept = before.map { version in faults.all.map { $0.of(version.preview.id) } }
      return Entry(stamp: stamp, version: before, faults: kept ?? faults.all)
    case nil: return nil
    }
  }

  private func preview(of file: String, named name: String) -> Result<Preview, PreviewFaults>? {
    let bytes: [UInt8]
    do {
      bytes = try FileTree.plainFile(at: file)
    } catch {
      return error.isMissing ? nil : .failure(PreviewFaults(in: file, of: name, error.description))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .failure(PreviewFaults(in: file, of: name, "The file is not text in UTF-8."))
    }
    return reader(text, file, name)
  }

  private static func name(of path: String) -> String {
    PreviewFolder.endings.first(where: path.hasSuffix).map { String(path.dropLast($0.count)) } ?? path
  }
}

extension FileTree.Listing {
  /// A sentence about a name in a folder of scenario files that stands for no file.
  package static let wordsAboutOthers =
    "This is no plain file, so it is not read. A link could lead out of the folder. Put the file itself here."
}
