import HostSystem
import WebSocketServer

/// Finds out, by polling, whether a file of the page has changed.
///
/// The watcher compares the files' times instead of waiting for events of the system. This takes the same code on every
/// system, costs a fraction of a millisecond for a page's files, and notices everything that an editor does, including
/// renames and new folders. The watcher reads the files only if a time has changed. If their bytes are still the same, as
/// after a change of permissions, it reports no change.
struct PageWatcher {
  /// The time between two polls, which is short enough that an edit shows almost at once.
  static let interval = Duration.milliseconds(250)

  private let directories: PageDirectories
  /// The stamps of the last poll. They are nil before the first poll, which therefore finds every change since `site`
  /// was read.
  private var stamps: [FileTree.Stamp]?
  private var tags: [[UInt8]: EntityTag]

  /// - Parameter site: The site that was last read from the directories.
  init(_ directories: PageDirectories, site: Site) {
    self.directories = directories
    tags = site.files.mapValues(\.tag)
  }

  /// The site as it is now, or `nil` if it is the same as at the last poll. The result is also `nil` while the site
  /// cannot be read, as between two steps of an editor.
  mutating func changedSite() -> Site? {
    // The stamps are taken before the files are read, so the next poll sees a change that happens in between.
    guard let current = try? directories.stamps(), current != stamps else { return nil }
    guard let site = try? directories.site() else { return nil }
    stamps = current
    let newTags = site.files.mapValues(\.tag)
    defer { tags = newTags }
    return newTags == tags ? nil : site
  }
}
