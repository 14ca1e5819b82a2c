import ContentBlocks
import SplitKit

/// The layout of a cover flow: one cover in the middle, and the others beside it, turned away and overlapping. It is
/// estimated by eye from the cover flow of 2007.
struct CoverFlowLayout: Equatable {
  /// The area between the bars and the window's edges, in points.
  let area: Size
  let count: Int
  /// The number of the cover in the middle, in reading order.
  let middle: Int
  let textSize: ContentSizeCategory

  /// The height by which the name and the kind below the covers are higher than at `large`. The covers leave it free.
  private var captionGrowth: Double { textSize.growth(of: .body) + textSize.growth(of: .subheadline) }
  private var height: Double { max(0, area.height - captionGrowth) }
  /// The side length of a cover.
  var unit: Double { (min(0.5 * area.width, 0.5 * height, 400) * 2).rounded() / 2 }
  /// The distance from one turned cover to the next.
  var spacing: Double { (unit * 0.25 * 2).rounded() / 2 }
  /// The top of the covers. It is a little above the middle, to leave room for the reflection and the name below.
  var top: Double { ((height - unit) * 0.38 * 2).rounded() / 2 }

  /// The cover at a point of the area, in reading order, or nil if there is none. In an area that is hardly higher than a
  /// point, the covers have no spacing, and a touch finds none.
  ///
  /// The first cover beside it begins where it ends and shows one and a half times the spacing. Each further cover
  /// shows the spacing.
  func cover(at point: Point) -> Int? {
    guard spacing > 0, point.y >= top, point.y < top + unit else { return nil }
    let distance = point.x - area.width / 2
    let beyond = abs(distance) - unit / 2
    let steps = beyond < 0 ? 0 : max(1, Int(beyond / spacing + 0.5))
    let cover = distance < 0 ? middle - steps : middle + steps
    return (0..<count).contains(cover) ? cover : nil
  }
}

extension CoverFlowLayout: ContentMetrics {
  var kind: String { "coverFlow" }
  var contentSize: Size { area }
  var numbers: [Member] { LayoutNumbers(unit: unit, contentTop: top, spacing: spacing, captionGrowth: captionGrowth).members }

  func element(at touch: ContentTouch, in viewModel: Value) -> String? {
    cover(at: touch.contentPoint).flatMap { viewModel["items"]?.id(ofElement: $0) }
  }
}
