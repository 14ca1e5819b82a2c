import ContentBlocks
import SplitKit

/// An area that stands for content of any size.
final class PlaceholderContent: ScreenContent {
  private let spec: PlaceholderSpec

  init(_ spec: PlaceholderSpec) { self.spec = spec }

  func viewModel(in screen: ScreenViewController) -> Value {
    ["kind": "placeholder", "title": .string(spec.title), "detail": .text(spec.detail), "image": .text(spec.image)]
  }

  func metrics(in screen: ScreenViewController) -> (any ContentMetrics)? {
    spec.height.map { AreaLayout(kind: "placeholder", contentSize: Size(width: screen.contentWidth, height: $0)) }
  }
}

/// The layout of one area without elements.
struct AreaLayout: ContentMetrics {
  let kind: String
  let contentSize: Size
  var numbers: [Member] { [Member("contentHeight", .number(contentSize.height))] }

  func element(at touch: ContentTouch, in viewModel: Value) -> String? { nil }
}
