import ContentBlocks
import SplitKit

extension Preview {
  /// The article's container of two equal controllers (seed 1), with the two uses that it names: a list of places with
  /// a map, and a grid of files with a cover flow.
  package static let splitOrFlip = Preview(
    id: "split-or-flip", title: "Split or Flip",
    summary: "Choose a place. Up to 667 points there is one side, and Flip shows the other. The first button leads to files.",
    profiles: [.ios13] + Profile.all.filter { $0.isAdaptive && $0 != .ios13 }, windowSize: Size(width: 1024, height: 768),
    pageModule: "apps/split-or-flip/page.js",
    options: [
      PreviewOption(
        "use", .choice(SplitOrFlipUse.allCases.map(\.rawValue)), default: "places",
        "What the two sides show at launch: a list and a map of places, or a grid and a cover flow of files."),
      PreviewOption(
        "flipButton", .choice(FlipButton.allCases.map(\.rawValue)), default: "children",
        "Whose navigation item has the Flip button: each child's, as in the article's repository, or the container's, as "
          + "in its text."),
      PreviewOption(
        "minimumWidthForWideColumn", .length, default: 0,
        "The left column is 440 wide in a window that is wider than high and wider than this, else 320: 0 is the article's "
          + "rule, 880 its repository's."),
    ]
  ) { (application, options) throws(Refusal) in
    SplitOrFlipContent(application, options)
  }
}

/// The content of the two sides.
enum SplitOrFlipUse: String, CaseIterable {
  /// The sides are a list of places and a map of them.
  case places
  /// The sides are a grid of files and a cover flow of them.
  case files

  var other: SplitOrFlipUse {
    switch self {
    case .places: .files
    case .files: .places
    }
  }
}
