/// The side of a popover that has the arrow: `UIPopoverArrowDirection`.
///
/// A popover whose arrow points up stands below its source.
package enum PopoverArrowDirection: String, Sendable, CaseIterable { case up, down, left, right }
