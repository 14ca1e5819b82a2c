/// The side of a popover that has the arrow: `UIPopoverArrowDirection`. An arrow that points up belongs to a popover
/// below what it points at.
package enum PopoverArrowDirection: String, Sendable, CaseIterable { case up, down, left, right }
