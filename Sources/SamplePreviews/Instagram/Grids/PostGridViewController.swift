import ContentBlocks
import SplitKit

/// A screen with a grid of posts under headers. A subclass provides the headers, and says where a post leads.
class PostGridViewController: ViewController {
  private var anchor = GridAnchor.header(0)
  private var cache = ContentCache()

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
  /// A number that grows with every change of the content.
  var revision: Int { 0 }
  func makeContent() -> Value { nil }
  func didChoose(post: Int) {}
  /// Handles a tap on an element that is no post.
  func didChoose(element: String) {}

  override var viewModel: Value? { cache.content([revision], make: makeContent) }

  private var layout: PostGridLayout {
    PostGridLayout(
      width: contentWidth, headerHeights: headerHeights, mosaic: mosaic, count: Posts.count, itemInset: itemInset,
      strip: strip, textSize: textSize, area: arrangesByShape ? contentArea : nil)
  }

  override var contentLayout: ContentLayout? {
    let grid = layout
    return ContentLayout(
      grid, contentInset: scrollInsets, offset: Point(x: 0, y: offset(in: grid)),
      scrollTo: application.scrollTarget(of: self))
  }

  private func offset(in grid: PostGridLayout) -> Double {
    min(grid.offset(of: anchor), maximumOffset(of: grid.contentSize.height))
  }

  override func didScroll(to offset: Point) {
    let grid = layout
    anchor = grid.anchor(at: max(0, min(offset.y, maximumOffset(of: grid.contentSize.height))))
  }

  override func didTap(element: String) {
    if let post = Posts.number(ofCell: element, of: id) { didChoose(post: post) } else { didChoose(element: element) }
  }

  /// Scrolls to the first post, with an animation.
  func scrollToPosts() {
    anchor = .cell(0, units: 0)
    application.scroll(self, to: .init(id: Posts.cellID(0, of: id), animated: true))
  }
}

extension ViewController {
  /// Whether the content area is higher than wide, which decides about the prototype's mosaics (spec/split-view.md 9.6,
  /// R-IG observed; that insets do not count is our interpretation).
  var isContentTall: Bool { contentArea.height > contentArea.width }

  /// The size of the view without the bars and the insets at the edges.
  var contentArea: Size { view.frame.inset(by: view.safeArea).size }
}
