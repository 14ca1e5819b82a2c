/// The selected file, which the grid and the cover flow share. There is always one, because a cover flow has a cover in
/// the middle.
final class FileSelection {
  private(set) var index = 0

  /// Selects a file of the folder. Any other number has no effect.
  func choose(_ index: Int) {
    if Folder.files.indices.contains(index) { self.index = index }
  }
}
