import SplitKit

extension SplitOrFlipViewController {
  /// Gives the other side the focus.
  package func flip(animated: Bool = true) { setDisplayFocus(displayFocus.opposite, animated: animated) }

  /// Gives a side the focus, if it does not have it. If only one side is visible, the two change places, with or
  /// without an animation. Side by side, the side with the focus comes to the front (spec/split-view.md 8.5).
  package func setDisplayFocus(_ side: Side, animated: Bool) {
    guard side != displayFocus else { return }
    displayFocus = side
    updateTitle()
    setNeedsLayout()
    guard animated, displayMode == .one, !isFlipping, let incoming = self[side].contentViewController,
      let outgoing = self[side.opposite].contentViewController
    else { return }
    slide(incoming, outgoing)
  }

  /// Slides both sides, for the duration of UIKit's own animations. The outgoing side leaves the hierarchy at the end
  /// (spec 8.5).
  ///
  /// The engine has no clock, so the flip lasts until the completion, which runs after the layout of this message. This
  /// layout keeps everything where the animation has put it (spec 8.1). Another layout follows the completion.
  private func slide(_ incoming: ViewController, _ outgoing: ViewController) {
    isFlipping = true
    changeVisibleChildren { self[displayFocus].isInHierarchy = true }
    application.animate(duration: Application.animationDuration) {
      placeChildren()
    } completion: { [weak self] in
      self?.finishFlip()
    }
    application.addTransition(.slide, target: incoming.id, from: outgoing.id)
  }

  private func finishFlip() {
    isFlipping = false
    changeVisibleChildren { self[displayFocus.opposite].isInHierarchy = false }
    setNeedsLayout()
  }
}
