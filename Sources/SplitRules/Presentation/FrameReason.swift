/// The rule that decided about the frame of a presented controller. A sentence begins with the word of the rule, and has the
/// figures after it (spec/containers.md 8.4).
package enum FrameReason: Equatable, Sendable {
  /// The presentation covers the window.
  case window(Size)
  /// The presentation covers the view of a controller that defines a presentation context.
  case context(Size)
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
    case .context(let size): "context: the whole view of the presenting controller, \(size.text)"
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

extension FrameReason {
  /// The rule alone.
  package var rule: Rule {
    switch self {
    case .window: .frameOfWindow
    case .context: .frameOfContext
    case .usual: .usualFrame
    case .topInset: .frameBelowTop
    case .detent: .detentFrame
    case .preferredSize: .preferredFrame
    case .fits: .popoverFits
    case .moved: .popoverMoved
    case .squeezed: .popoverSqueezed
    case .barItem: .popoverAtBar
    case .keyboard: .popoverAboveKeyboard
    }
  }

  /// The reason as the end of a sentence, after "because".
  package var clause: String {
    switch self {
    case .window(let size): "the presentation covers all of \(size.text)"
    case .context(let size): "the presenting controller defines a presentation context, and its view is \(size.text)"
    case .usual(let size, let window): "\(size.text) is the usual size in a window of \(window.text)"
    case .topInset(let inset, let top): "the top inset is \(shortest(inset)), and the sheet begins at \(shortest(top))"
    case .detent(let place, _): "the sheet rests at the detent \(place.identifier), which is \(shortest(place.value))"
    case .preferredSize(let size, let given):
      "the controller prefers \(size.text)\(size == given ? "" : ", which is held to \(given.text)")"
    case .fits: "the popover has room where it touches its source"
    case .moved(let distance): "the popover is moved by \(shortest(distance)) along the side of its source"
    case .squeezed(let size): "no side of the source has room, and the popover is squeezed to \(size.text)"
    case .barItem(let y): "the source of the popover is in a bar, and the popover is placed at \(shortest(y))"
    case .keyboard(let height): "the keyboard covers \(shortest(height))"
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
  ) -> Reason {
    let wanted = self == .automatic ? design.automaticStyle : self
    if adapted != wanted {
      let isLow = design.coversCompactHeight && traits.verticalSizeClass == .compact
      return Reason(
        isLow ? .compactHeightStyle : .compactWidthStyle,
        "\(isLow ? "compact height" : "compact width"): \(wanted.rawValue) becomes \(adapted.rawValue)")
    }
    if self == .automatic { return Reason(.automaticStyle, "automatic: \(adapted.rawValue) in \(profile)") }
    return staysInCompactWindow(traits, design)
      ? Reason(.keptStyle, "profile: \(rawValue) stays in \(profile)") : Reason(.requestedStyle, "asked: \(rawValue)")
  }

  /// Whether the style would adapt to this environment in a later version, and does not in this one.
  private func staysInCompactWindow(_ traits: TraitCollection, _ design: PresentationDesign) -> Bool {
    switch self {
    case .automatic, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false
    case .pageSheet, .formSheet, .popover:
      traits.verticalSizeClass == .compact || (!design.adaptsStyles && traits.horizontalSizeClass == .compact)
    }
  }
}

extension Size {
  fileprivate var text: String { "\(shortest(width)) x \(shortest(height))" }
}
