import SplitKit

/// A message of a client, checked and typed (protocol.md, "Client to server").
///
/// What a name means is not known here: that there is a scene `lab`, an element `detail/row-5` or a property
/// `primaryEdge` is for the session to say.
package enum ClientMessage: Equatable, Sendable {
  /// Starts a scene afresh.
  case open(Open)

  /// Goes on with the session of that name.
  case resume(session: String)

  /// The window has this size now. Without a safe area the insets stay.
  case resize(Size, safeArea: EdgeInsets?)

  /// Turns the device; without an orientation, between portrait and landscape.
  case rotate(to: InterfaceOrientation?)

  /// Puts the window in another arrangement on its device's screen; `dividerX` is where a finger leaves the divider, in
  /// coordinates of the screen.
  case arrange(WindowArrangement, side: WindowSide?, dividerX: Double?)

  case tap(TapTarget)

  /// A finished swipe that began at that point.
  case swipe(SwipeDirection, from: Point)

  /// A finger drags what a pane calls resizable; `x` is the finger's, in the window.
  case drag(target: String, x: Double, DragPhase)

  /// A pane's content was scrolled to this offset.
  case scroll(target: String, offset: Point)

  /// The text of a field is this now.
  case edit(target: String, text: String)

  /// A field has the keyboard now; nil for none.
  case focus(target: String?)

  case traits(TraitChanges)

  /// Assigns a container's properties in this order. A name may come more than once.
  case set(target: String, properties: [Member])

  /// Calls a method of a container. `arguments` has every member of the message but `type` and `id`, `target` and
  /// `action`, so that each action takes its own.
  case perform(target: String, action: String, arguments: [Member])

  /// Asks for a whole scene.
  case sync

  case ping

  /// Asks where the open scene's layout flips over these widths.
  case sweep(SweepRange)
}

/// What a tap is aimed at.
package enum TapTarget: Equatable, Sendable {
  /// An element, by its id.
  case element(String)

  /// Whatever is frontmost there, in window coordinates.
  case point(Point)
}

extension ClientMessage {
  /// Whether the answer may merge with the next ones while the client's socket takes no bytes. The message itself
  /// is applied all the same.
  package var hasMergeableAnswer: Bool {
    switch self {
    case .resize, .swipe, .drag, .scroll: true
    case .open, .resume, .rotate, .arrange, .tap, .edit, .focus, .traits, .set, .perform, .sync, .ping, .sweep: false
    }
  }

  /// Whether the message needs no open scene.
  package var isAllowedBeforeOpen: Bool {
    switch self {
    case .open, .resume, .ping: true
    case .resize, .rotate, .arrange, .tap, .swipe, .drag, .scroll, .edit, .focus, .traits, .set, .perform, .sync, .sweep:
      false
    }
  }
}
