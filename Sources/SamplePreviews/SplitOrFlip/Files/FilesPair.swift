import ContentBlocks
import SplitKit

/// A grid of files, and a cover flow of the same files.
final class FilesPair: EqualPair {
  let title = "Files"
  let selection = FileSelection()
  private let container: SplitOrFlipViewController
  let grid: FileGridViewController
  let covers: CoverFlowViewController
  let left: ViewController
  let right: ViewController

  init(_ container: SplitOrFlipViewController, hasBars: Bool) {
    self.container = container
    let actions = PairActions<FilesPair>()
    grid = FileGridViewController(container.application, id: "files", selection) { actions.pair?.choose($0) }
    covers = CoverFlowViewController(container.application, id: "covers", selection) { actions.pair?.chooseCover($0) }
    left = Self.side(grid, hasBars: hasBars)
    right = Self.side(covers, hasBars: hasBars)
    actions.pair = self
  }

  var contents: [ViewController] { [grid, covers] }

  /// Moves the cover of a file that was chosen in the grid to the middle, and shows the covers if there is room for
  /// only one side.
  private func choose(_ index: Int) {
    selection.choose(index)
    if container.displayMode == .one { container.setPrimaryViewController(right) }
  }

  /// Scrolls the grid to a file whose cover was chosen.
  private func chooseCover(_ index: Int) {
    selection.choose(index)
    grid.reveal(index)
  }
}
