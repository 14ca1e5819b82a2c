import ContentBlocks
import SplitKit

/// The home screen, which is also the camera's. It shows stories over a mosaic or, if the content is not higher than
/// wide, over squares without insets. Any post leads to a profile.
final class HomeViewController: PostGridViewController {
  private let visits: ProfileVisits
  private let overlays: Overlays

  init(_ application: Application, id: String, title: String, visits: ProfileVisits, _ overlays: Overlays) {
    (self.visits, self.overlays) = (visits, overlays)
    super.init(application, id: id, title: title)
    navigationItem.rightBarButtonItem = overlays.heart(of: self)
  }

  override var mosaic: Mosaic { isContentTall ? .home : .squares }
  override var arrangesByShape: Bool { true }
  override var itemInset: Double { isContentTall ? 1 : 0 }
  override var headerHeights: [Double] {
    [TextHeight(traitCollection.isRegularInBothDirections ? 300 : 220, .subheadline).at(textSize)]
  }
  override var strip: Strip? {
    .init(
      itemWidth: traitCollection.isRegularInBothDirections ? 160 : 100,
      insets: EdgeInsets(top: 10, left: 7, bottom: 10, right: 7))
  }

  override func makeContent() -> Value {
    [
      "kind": "grid",
      "sections": [
        ["header": Stories.cards(of: id), "items": []], ["items": Posts.cells(of: .home, in: id, as: .home)],
      ],
    ]
  }

  override func didChoose(post: Int) { navigationController?.pushViewController(visits.make()) }

  override func didChoose(element: String) {
    guard let reel = Stories.reel(element, of: id) else { return }
    overlays.present(.stories(reel, story: 0, picture: 0), from: self)
  }
}
