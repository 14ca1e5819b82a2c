/// The wishes of a controller about the sheet that presents it: the properties of `UISheetPresentationController`.
package struct SheetConfiguration: Equatable, Sendable {
  /// The heights at which the sheet can rest. The default is `large` alone (AD documented).
  package var detents = [SheetDetent.large]
  /// The detent at which the sheet rests. Without a detent of this name, the sheet rests at the smallest one (AD
  /// documented).
  package var selectedDetentIdentifier: String?
  /// The largest detent at which nothing is dimmed. By default, every detent dims (AD documented).
  package var largestUndimmedDetentIdentifier: String?
  /// Whether the sheet shows a grabber. The default is false (AD documented).
  package var prefersGrabberVisible = false

  package init() {}

  /// Whether there is a detent with the given name.
  package func hasDetent(_ identifier: String) -> Bool { detents.contains { $0.identifier == identifier } }
}
