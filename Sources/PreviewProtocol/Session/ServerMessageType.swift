/// The types of the messages of the server, by their names on the wire.
package enum ServerMessageType: String, CaseIterable, Sendable {
  case hello, scene, error, pong, closed, sweep, overview, explanation, audit, picture, export, properties, found, reload, scenes
  case crashing, crash

  /// The messages that the server sends without being asked.
  package static let unasked: [ServerMessageType] = [.hello, .reload, .scenes, .crashing, .crash]
}

extension ServerMessageType {
  /// A sentence about the meaning.
  package var summary: String {
    switch self {
    case .hello: "The first message of a connection."
    case .scene: "What the window shows."
    case .error: "A message was refused."
    case .pong: "The answer to a ping."
    case .closed: "Nothing is open in the slot any more."
    case .sweep: "The breakpoints: the widths at which the layout changes."
    case .overview: "The preview in each window of a device."
    case .explanation: "Why a part of the preview is as it is."
    case .audit: "What some people cannot use in the preview."
    case .picture: "A picture of the scene, as SVG."
    case .export: "The settings of the scene, as Swift."
    case .properties: "What can be set on a controller."
    case .found: "The next row of a list that has a text."
    case .reload: "Files of the page have changed."
    case .scenes: "Scenario files were read again."
    case .crashing: "The process of an app is about to end, and writes where it was."
    case .crash: "The process of an app has ended."
    }
  }
}

extension MessageType {
  /// The type of the answer to a message that is not refused.
  package var answer: ServerMessageType {
    switch self {
    case .open, .resize, .rotate, .arrange, .background, .foreground, .tap, .swipe, .drag, .scroll, .edit, .focus, .traits, .set,
      .perform, .sync, .restart:
      .scene
    case .close: .closed
    case .sweep: .sweep
    case .overview: .overview
    case .explain: .explanation
    case .audit: .audit
    case .picture: .picture
    case .export: .export
    case .properties: .properties
    case .find: .found
    case .ping: .pong
    }
  }
}
