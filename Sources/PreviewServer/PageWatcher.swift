import WebSocketServer

/// Looks again and again whether a file of the page has changed.
///
/// It asks for the files' times instead of waiting for the system to tell: that is the same code on every system, a
/// fraction of a millisecond for a page's files, and misses nothing that an editor does, be it a rename or a new folder.
/// Only where a time has changed are the bytes looked at: a new date or other rights make no other page.
struct PageWatcher {
  /// How often it looks. An edit is seen before the hand has left the keyboard.
  static let interval = Duration.milliseconds(250)

  private let directory: String
  /// Of the last look; none before the first, which so finds what has changed since `site` was read.
  private var stamps: [FileTree.Stamp]?
  private var tags: [[UInt8]: EntityTag]

  /// - Parameter site: what was read of the directory last.
  init(directory: String, site: Site) {
    self.directory = directory
    tags = site.files.mapValues(\.tag)
  }

  /// The page as it is now, if it is another one than at the last look; `nil` when it is the same, or cannot be read
  /// now, as between two steps of an editor.
  mutating func changedSite() -> Site? {
    // Taken before the files are read: what changes meanwhile is seen at the next look.
    guard let current = try? FileTree.stamps(directory), current != stamps else { return nil }
    guard let site = try? PublicDirectory.site(of: directory) else { return nil }
    stamps = current
    let newTags = site.files.mapValues(\.tag)
    defer { tags = newTags }
    return newTags == tags ? nil : site
  }
}
