import SplitKit

/// A screen with a grid of posts under headers. A subclass provides the headers, and says where a post leads.
class PostGridViewController: ViewController {
  private var anchor = GridAnchor.header(0)
  private lazy var content = makeContent()

  /// The mosaic of the posts in the present content.
  var mosaic: Mosaic { .squares }
  /// Whether the mosaic follows from the content's shape.
  var arrangesByShape: Bool { false }
  /// The inset of each cell on all sides, in points.
  var itemInset: Double { 1 }
  /// The heights of the sections' headers, in points.
  var headerHeights: [Double] { [] }
  /// The strip in the headers.
  var strip: Strip? { nil }
  func makeContent() -> Value { nil }
  func didChoose(post: Int) {}

  final override var viewModel: Value? { content }

  private var layout: PostGridLayout {
    PostGridLayout(
      width: contentWidth, headerHeights: headerHeights, mosaic: mosaic, count: Posts.count, itemInset: itemInset,
      strip: strip, area: arrangesByShape ? contentArea : nil)
  }

  final override var contentLayout: ContentLayout? {
    let grid = layout
    return ContentLayout(grid, contentInset: scrollInsets, offset: Point(x: 0, y: offset(in: grid)))
  }

  private func offset(in grid: PostGridLayout) -> Double {
    min(grid.offset(of: anchor), maximumOffset(of: grid.contentSize.height))
  }

  final override func didScroll(to offset: Point) {
    let grid = layout
    anchor = grid.anchor(at: max(0, min(offset.y, maximumOffset(of: grid.contentSize.height))))
  }

  /// Chooses a post. A tap on an item of a strip does nothing.
  final override func didTap(element: String) {
    if let post = Posts.number(ofCell: element, of: id) { didChoose(post: post) }
  }
}

extension ViewController {
  /// Whether the content area is higher than wide, which decides about the prototype's mosaics (spec/split-view.md 9.6,
  /// R-IG observed; that insets do not count is our interpretation).
  var isContentTall: Bool { contentArea.height > contentArea.width }

  /// The size of the view without the bars and the insets at the edges.
  var contentArea: Size { view.frame.inset(by: view.safeArea).size }
}
