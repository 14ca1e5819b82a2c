import SplitKit

/// A screen of posts in a grid under headers. What the headers are and what a post leads to is a subclass's to say.
class PostGridViewController: ViewController {
  private var anchor = GridAnchor.header(0)
  private lazy var content = makeContent()

  /// How the posts are arranged in the content as it is now.
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

  /// A post is chosen; what is in a strip is there to be looked at.
  final override func didTap(element: String) {
    if let post = Posts.number(ofCell: element, of: id) { didChoose(post: post) }
  }
}

extension ViewController {
  /// Whether the content, what bars and edges leave of the view, is higher than wide: what the prototype's mosaics ask of
  /// their container (spec/split-view.md 9.6, R-IG observed; that insets are no part of it is our reading).
  var isContentTall: Bool { contentArea.height > contentArea.width }

  /// What bars and edges leave of the view.
  var contentArea: Size { view.frame.inset(by: view.safeArea).size }
}
