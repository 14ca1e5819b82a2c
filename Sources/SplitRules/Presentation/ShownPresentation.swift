/// The presentation of a controller as it is drawn.
///
/// It is an object, because nearly every pane has none, and a copy of so many members takes long.
@dynamicMemberLookup
package final class ShownPresentation: Sendable {
  package let facts: PresentationFacts

  package init(_ facts: PresentationFacts) { self.facts = facts }

  package subscript<Fact>(dynamicMember fact: KeyPath<PresentationFacts, Fact>) -> Fact { facts[keyPath: fact] }
}

extension ShownPresentation: Equatable {
  package static func == (one: ShownPresentation, other: ShownPresentation) -> Bool {
    one === other || one.facts == other.facts
  }
}

/// The members of a presentation in a scene. All rectangles are in the window, as they are drawn.
package struct PresentationFacts: Equatable, Sendable {
  /// The style in the present window: for example, a popover in a compact width is a page sheet.
  package let style: ModalPresentationStyle
  /// Whether the presentation lies inside the tree, over the view of its container alone, and not over the window.
  package var isInContainer = false
  /// The source of a popover.
  package var source: Rect?
  /// The id of the item in a bar that is the source of a popover.
  package var sourceItem: String?
  /// The side of a popover that has the arrow.
  package var arrow: PopoverArrowDirection?
  /// UIKit's frame of a popover, which includes the arrow.
  package var frame: Rect?
  /// The detents of a sheet, or nil where they have no effect.
  package var detents: SheetDetents?
  /// The scale at which a floating sheet is drawn, or nil for any other presentation.
  package var scale: Double?
  /// The height of the top of a sheet, from which a swipe up leads to a larger detent, or nil for a sheet with fewer than two
  /// detents.
  package var topHeight: Double?
  /// The frame of the grabber of a sheet that shows one.
  package var grabber: Rect?
  package let because: PresentationReasons

  package init(style: ModalPresentationStyle, because: PresentationReasons) {
    (self.style, self.because) = (style, because)
  }
}

/// The reasons for the style, for the frame and, of a popover, for the arrow, a sentence each.
package struct PresentationReasons: Equatable, Sendable {
  package let style: String
  package let frame: String
  package let arrow: String?

  package init(style: String, frame: FrameReason, arrow: ArrowReason?) {
    (self.style, self.frame, self.arrow) = (style, frame.sentence, arrow?.sentence)
  }
}

extension Rect {
  /// The frame of the grabber of a sheet with this frame (spec/containers.md 370).
  package var grabber: Rect { Rect(x: x + (width - 36) / 2, y: y + 5, width: 36, height: 5) }
}
