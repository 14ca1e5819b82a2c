import ContentBlocks
import SplitKit

/// The files as a grid, on the left side.
final class FileGridViewController: ViewController {
  private let fileSelection: FileSelection
  private let didChoose: (Int) -> Void
  private var offset: Double = 0
  private lazy var content: Value = [
    "kind": "files", "title": "Files", "items": .array(Folder.files.map { $0.content(id: elementID(of: $0)) }),
  ]

  init(_ application: Application, id: String, _ selection: FileSelection, didChoose: @escaping (Int) -> Void) {
    fileSelection = selection
    self.didChoose = didChoose
    super.init(application, id: id, title: "Files")
  }

  private func elementID(of file: PreviewedFile) -> String { "\(id)/\(file.id)" }

  override var viewModel: Value? { content }
  override var selection: [String] { [elementID(of: Folder.files[fileSelection.index])] }

  private var layout: FileGridLayout { FileGridLayout(width: contentWidth, count: Folder.files.count, textSize: textSize) }
  private var shownOffset: Double { min(offset, maximumOffset(of: layout.contentSize.height)) }

  override var contentLayout: ContentLayout? {
    ContentLayout(
      layout, contentInset: scrollInsets, offset: Point(x: 0, y: shownOffset),
      scrollTo: application.scrollTarget(of: self))
  }

  override func didScroll(to offset: Point) {
    self.offset = max(0, min(offset.y, maximumOffset(of: layout.contentSize.height)))
  }

  override func didTap(element: String) {
    if let index = Folder.files.firstIndex(where: { elementID(of: $0) == element }) { didChoose(index) }
  }

  /// Scrolls the grid just far enough to show a file.
  func reveal(_ index: Int) {
    let grid = layout
    let top = grid.top(ofItem: index)
    let next = revealingOffset(shownOffset, of: top, to: top + grid.rowHeight)
    guard next != shownOffset else { return }
    offset = next
    application.scroll(self, to: .init(id: elementID(of: Folder.files[index]), animated: true))
  }
}
