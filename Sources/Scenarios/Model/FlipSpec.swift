import ContentBlocks
import SplitKit

/// A split-or-flip container as a file describes it: two equal controllers, beside each other or one at a time.
struct FlipSpec: Sendable {
  let left, right: ControllerSpec
  let button: FlipButton
  /// The width, in points, that the container must exceed for a left column of 440 instead of 320.
  let minimumWidthForWideColumn: Double
}

extension FlipSpec {
  static let shape: Shape<ControllerDefinition> = .mapping(
    "Flip", "a split-or-flip container",
    ControllerSpec.nested.field("left", "The controller at the left."),
    ControllerSpec.nested.field("right", "The controller at the right."),
    Shape<String>.choice(FlipButton.allCases.map(\.rawValue)).field(
      "flipButton", default: FlipButton.children.rawValue,
      "Whose navigation item has the Flip button: that of each child, or that of the container, which is then on a stack.",
      written: "children"),
    Shape<Double>.length.field(
      "minimumWidthForWideColumn", default: 0,
      "The left column is 440 wide in a container that is wider than high and wider than this, and otherwise 320.", written: 0),
    CommonSpec.id, CommonSpec.className, CommonSpec.title, CommonSpec.tab, CommonSpec.properties(of: .controller)
  ) { (mark, left, right, button, width, id, className, title, tab, properties) throws(SourceError) in
    let flip = FlipSpec(
      left: left, right: right, button: FlipButton(rawValue: button) ?? .children, minimumWidthForWideColumn: width)
    return ControllerDefinition(
      kind: .flip(flip), common: CommonSpec(id: id, className: className, title: title, tab: tab, properties: properties),
      mark: mark)
  }
}
