import SplitKit

/// A message of a client, checked and typed (docs/protocol.md, "Messages of a client").
///
/// This type does not know which names exist. The session checks whether there is a preview `lab`, an element
/// `detail/row-5` or a property `primaryEdge`.
package enum ClientMessage: Equatable, Sendable {
  /// Opens a preview from the start. The case is indirect because its content is much longer than that of any other, and every
  /// message is copied a few times.
  indirect case open(Open)

  /// Continues the session with the given name.
  case resume(session: String)

  /// Closes the open preview.
  case close

  /// Gives the window a size. Without a safe area, the insets stay.
  case resize(Size, safeArea: EdgeInsets?)

  /// Turns the device; without an orientation, between portrait and landscape.
  case rotate(to: InterfaceOrientation?)

  /// Gives the window another arrangement on its device's screen. `dividerX` is the place at which a finger releases
  /// the divider, in coordinates of the screen.
  case arrange(WindowArrangement, side: WindowSide?, dividerX: Double?)

  /// Sends the app to the background. With `snapshots`, these steps take the place of the profile's snapshot pass.
  case background(snapshots: [SnapshotChange]?)

  /// Brings the app back from the background.
  case foreground

  case tap(TapTarget)

  /// Reports a finished swipe, which began at the given point.
  case swipe(SwipeDirection, from: Point)

  /// Drags an edge that a pane reports as resizable. `x` is the position of the finger in the window.
  case drag(target: String, x: Double, DragPhase)

  /// Reports that the content of a pane was scrolled to an offset.
  case scroll(target: String, offset: Point)

  /// Replaces the text of a field.
  case edit(target: String, text: String)

  /// Gives a field the keyboard, or takes the keyboard away for nil.
  case focus(target: String?)

  case traits(TraitChanges)

  /// Assigns the properties of a container in the given order. A name can appear more than once.
  case set(target: String, properties: [Member])

  /// Calls a method of a container. `arguments` has every member of the message except `type`, `id`, `target`,
  /// `action` and the slots. Each action reads its own arguments.
  case perform(target: String, action: String, arguments: [Member])

  /// Asks for a whole scene.
  case sync

  case ping

  /// Asks at which of these widths the open preview's layout flips.
  case sweep(SweepRange)

  /// Asks how the open preview looks in each window of a device.
  case overview(device: String)

  /// Asks why a part of the open preview is where it is, or is hidden.
  case explain(ExplainQuestion)

  /// Asks what some people cannot use in the open preview, at these widths.
  case audit(SweepRange)

  /// Asks for a picture of the open preview.
  case picture

  /// Asks for the settings of the open preview as lines of Swift.
  case export

  /// Asks which properties of a controller can be assigned, and what they are now.
  case properties(target: String)

  /// Asks which row of a controller's list is the next one with a text.
  case find(target: String, RowSearch)

  /// Starts the app's process again: at the user's place, or afresh.
  case restart(isFresh: Bool)
}

/// The target of a tap.
package enum TapTarget: Equatable, Sendable {
  /// An element with the given id.
  case element(String)

  /// The frontmost element or view at a point in window coordinates.
  case point(Point)
}

extension ClientMessage {
  /// Whether the answer can merge with later ones while the client's socket takes no bytes. The message itself is
  /// always applied.
  package var hasMergeableAnswer: Bool {
    switch self {
    case .resize, .swipe, .drag, .scroll: true
    case .open, .resume, .close, .rotate, .arrange, .background, .foreground, .tap, .edit, .focus, .traits, .set, .perform,
      .sync, .ping, .sweep, .overview, .explain, .audit, .picture, .export, .properties, .find, .restart:
      false
    }
  }

  /// Whether the message only gives the window another size.
  var isResize: Bool { if case .resize = self { true } else { false } }

  /// Whether the message is a touch of the app, which an app in the background does not get.
  var isTouch: Bool {
    switch self {
    case .tap, .swipe, .drag, .scroll, .edit, .focus: true
    case .open, .resume, .close, .resize, .rotate, .arrange, .background, .foreground, .traits, .set, .perform, .sync, .ping,
      .sweep, .overview, .explain, .audit, .picture, .export, .properties, .find, .restart:
      false
    }
  }

  /// Whether the message is allowed before a preview is open.
  package var isAllowedBeforeOpen: Bool {
    switch self {
    case .open, .resume, .ping: true
    case .close, .resize, .rotate, .arrange, .background, .foreground, .tap, .swipe, .drag, .scroll, .edit, .focus, .traits,
      .set, .perform, .sync, .sweep, .overview, .explain, .audit, .picture, .export, .properties, .find, .restart:
      false
    }
  }
}
