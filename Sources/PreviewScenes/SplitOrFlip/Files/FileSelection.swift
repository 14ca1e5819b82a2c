/// The file that is selected, in the grid and in the cover flow alike: there is always one, for a cover flow has one in
/// the middle.
final class FileSelection {
  private(set) var index = 0

  /// Selects a file of the folder; for another number nothing changes.
  func choose(_ index: Int) {
    if Folder.files.indices.contains(index) { self.index = index }
  }
}
