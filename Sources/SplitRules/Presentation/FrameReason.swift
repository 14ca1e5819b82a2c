/// The rule that decided about the frame of a presented controller. A sentence begins with the word of the rule, and has the
/// figures after it (spec/containers.md 8.4).
package enum FrameReason: Equatable, Sendable {
  /// The presentation covers the window.
  case window(Size)
  /// The sheet has the size of the version, as far as the window has room.
  case usual(Size, in: Size)
  /// The sheet begins at or below the top inset.
  case topInset(Double, top: Double)
  case detent(SheetDetents.Place, of: Double)
  /// The controller prefers a size, which the window may limit.
  case preferredSize(Size, given: Size)
  /// The popover stands where it touches its source.
  case fits
  /// The popover was moved along the side of its source.
  case moved(Double)
  /// The popover got smaller, because it has no room.
  case squeezed(Size)
  /// The popover hangs from the bar of its item, or stands on it.
  case barItem(Double)
  case keyboard(Double)

  package var sentence: String {
    switch self {
    case .window(let size): "window: the whole of \(size.text)"
    case .usual(let size, let window): "window: \(size.text) in \(window.text)"
    case .topInset(let inset, let top): "top inset: \(shortest(inset)), and the sheet begins at \(shortest(top))"
    case .detent(let place, let maximum):
      "detent: \(place.identifier) is \(shortest(place.value)), below the maximum of \(shortest(maximum))"
    case .preferredSize(let size, let given):
      size == given ? "preferred size: \(size.text)" : "preferred size: \(size.text), held to \(given.text)"
    case .fits: "fits: as it stands at its source"
    case .moved(let distance): "moved: by \(shortest(distance)) along the side of its source"
    case .squeezed(let size): "squeezed: to \(size.text), because no side has room"
    case .barItem(let y): "bar item: at \(shortest(y)), by the bar of its source"
    case .keyboard(let height): "keyboard: it covers \(shortest(height))"
    }
  }
}

/// The rule that decided about the arrow of a popover.
package enum ArrowReason: Equatable, Sendable {
  /// One direction alone is permitted.
  case permitted(PopoverArrowDirection)
  /// The first permitted direction whose place fits, or no direction without a source.
  case fits(PopoverArrowDirection?)
  /// The first permitted direction whose place fits after a move.
  case moved(PopoverArrowDirection)
  /// No direction has room: the popover has the given one, or no arrow.
  case squeezed(PopoverArrowDirection?)
  case barItem

  package var sentence: String {
    switch self {
    case .permitted(let arrow): "permitted: \(arrow.rawValue) alone"
    case .fits(let arrow?): "fits: \(arrow.rawValue) is the first permitted direction with room"
    case .fits(nil): "fits: none, because there is no source"
    case .moved(let arrow): "moved: \(arrow.rawValue) is the first permitted direction with room after a move"
    case .squeezed(let arrow?): "squeezed: \(arrow.rawValue), although no permitted direction has room"
    case .squeezed(nil): "squeezed: none, because no permitted direction has room"
    case .barItem: "bar item: none, because its source is in a bar"
    }
  }

  /// The reason for a direction among the permitted ones: one that is permitted alone needs no other reason.
  static func choosing(_ reason: ArrowReason, _ arrow: PopoverArrowDirection, among count: Int) -> ArrowReason {
    count == 1 ? .permitted(arrow) : reason
  }
}

extension ModalPresentationStyle {
  /// The reason for the style that this one became in an environment. The profile is named where its rules differ from those
  /// of later versions.
  package func reason(
    for adapted: ModalPresentationStyle, in traits: TraitCollection, _ design: PresentationDesign, profile: String
  ) -> String {
    let wanted = self == .automatic ? design.automaticStyle : self
    if adapted != wanted {
      let isLow = design.coversCompactHeight && traits.verticalSizeClass == .compact
      return "\(isLow ? "compact height" : "compact width"): \(wanted.rawValue) becomes \(adapted.rawValue)"
    }
    if self == .automatic { return "automatic: \(adapted.rawValue) in \(profile)" }
    return staysInCompactWindow(traits, design) ? "profile: \(rawValue) stays in \(profile)" : "asked: \(rawValue)"
  }

  /// Whether the style would adapt to this environment in a later version, and does not in this one.
  private func staysInCompactWindow(_ traits: TraitCollection, _ design: PresentationDesign) -> Bool {
    switch self {
    case .automatic, .fullScreen, .overFullScreen: false
    case .pageSheet, .formSheet, .popover:
      traits.verticalSizeClass == .compact || (!design.adaptsStyles && traits.horizontalSizeClass == .compact)
    }
  }
}

extension Size {
  fileprivate var text: String { "\(shortest(width)) x \(shortest(height))" }
}
