/// The types of the messages of a client, by their names on the wire. `docs/protocol.md` lists them.
///
/// The decoder compares names itself, because it is fast that way. This list is for descriptions: a message that has no type here
/// does not compile, and neither does a type without a description.
package enum MessageType: String, CaseIterable, Sendable {
  case open, close, resize, rotate, arrange, background, foreground, tap, swipe, drag, scroll, edit, focus, traits, set, perform
  case sync, sweep, overview, explain, audit, picture, export, properties, find, restart, ping
}

extension ClientMessage {
  /// The type that the message has on the wire.
  package var type: MessageType {
    switch self {
    case .open, .resume: .open
    case .close: .close
    case .resize: .resize
    case .rotate: .rotate
    case .arrange: .arrange
    case .background: .background
    case .foreground: .foreground
    case .tap: .tap
    case .swipe: .swipe
    case .drag: .drag
    case .scroll: .scroll
    case .edit: .edit
    case .focus: .focus
    case .traits: .traits
    case .set: .set
    case .perform: .perform
    case .sync: .sync
    case .ping: .ping
    case .sweep: .sweep
    case .overview: .overview
    case .explain: .explain
    case .audit: .audit
    case .picture: .picture
    case .export: .export
    case .properties: .properties
    case .find: .find
    case .restart: .restart
    }
  }
}

extension MessageType {
  /// A sentence about the effect.
  package var summary: String {
    switch self {
    case .open: "Opens a preview anew, or continues a session."
    case .close: "Closes the preview."
    case .resize: "Gives the window a size."
    case .rotate: "Turns the device; without `to`, between portrait and landscape."
    case .arrange: "Moves the window on its device's screen."
    case .background: "Sends the app to the background and takes the snapshots for the app switcher."
    case .foreground: "Brings the app back from the background."
    case .tap: "Taps an element, or whatever is frontmost at a point."
    case .swipe: "Reports a finished swipe that began at a point."
    case .drag: "Drags an edge that a pane reports as resizable."
    case .scroll: "Scrolls a pane to an offset."
    case .edit: "Replaces the text of a field."
    case .focus: "Gives a field the keyboard, or takes the keyboard away."
    case .traits: "Overrides traits, or removes overrides."
    case .set: "Assigns properties of a controller in order."
    case .perform: "Calls a method of a container."
    case .sync: "Asks for a whole scene."
    case .sweep: "Asks for the breakpoints of a range of widths."
    case .overview: "Asks how the preview looks in each window of a device."
    case .explain: "Asks why a part of the preview is shown, hidden or sized as it is."
    case .audit: "Asks what some people cannot use in the preview at widths of a range."
    case .picture: "Asks for a picture of the scene."
    case .export: "Asks for the settings of the scene as lines of Swift."
    case .properties: "Asks what can be set on a controller."
    case .find: "Asks for the next row of a list that has a text."
    case .restart: "Starts an app that has a process of its own again."
    case .ping: "Asks for a pong."
    }
  }
}
