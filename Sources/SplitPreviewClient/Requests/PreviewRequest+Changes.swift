/// The messages that change a preview. Each of them becomes the scene after it.
///
/// docs/protocol.md describes what they do and which of them a server refuses.
extension PreviewRequest where Answer == PreviewScene {
  init(scene type: String, _ members: [String: JSON?] = [:]) {
    self.init(type, members) { reply throws(PreviewError) in
      guard let scene = reply.scene else { throw .protocolMismatch(path: "type", expected: "a scene") }
      return scene
    }
  }

  /// Gives the window a size, in points. Without a safe area, the insets stay.
  public static func resize(width: Double, height: Double, safeArea: PreviewScene.EdgeInsets? = nil) -> Self {
    Self(scene: "resize", ["width": .number(width), "height": .number(height), "safeArea": safeArea?.json])
  }

  /// Turns the device; without an orientation, between portrait and landscape.
  public static func rotate(to orientation: Orientation? = nil) -> Self {
    Self(scene: "rotate", ["to": JSON(orientation?.rawValue)])
  }

  /// Moves the window on its device's screen.
  ///
  /// - Parameters:
  ///   - arrangement: How the window stands beside others.
  ///   - side: The side of the screen: `left` or `right`.
  ///   - dividerX: The place of the divider on the screen, in points.
  public static func arrange(_ arrangement: Arrangement, side: String? = nil, dividerX: Double? = nil) -> Self {
    Self(scene: "arrange", ["arrangement": .string(arrangement.rawValue), "side": JSON(side), "dividerX": JSON(dividerX)])
  }

  /// Sends the app to the background, with the system's snapshots or with others.
  public static func background(snapshots: [JSON]? = nil) -> Self {
    Self(scene: "background", ["snapshots": snapshots.map(JSON.array)])
  }

  /// Brings the app back.
  public static var foreground: Self { Self(scene: "foreground") }

  /// Starts an app again that has ended and has a process of its own: at the user's place, or anew.
  public static func restart(isFresh: Bool = false) -> Self { Self(scene: "restart", isFresh ? ["fresh": true] : [:]) }

  /// Taps an element by its id.
  public static func tap(_ target: String) -> Self { Self(scene: "tap", ["target": .string(target)]) }

  /// Taps whatever is frontmost at a point of the window.
  public static func tap(x: Double, y: Double) -> Self { Self(scene: "tap", ["x": .number(x), "y": .number(y)]) }

  /// Reports a finished swipe that began at a point of the window.
  public static func swipe(_ direction: SwipeDirection, x: Double, y: Double) -> Self {
    Self(scene: "swipe", ["direction": .string(direction.rawValue), "x": .number(x), "y": .number(y)])
  }

  /// Drags an edge that a pane reports as resizable to an x coordinate of the window.
  public static func drag(_ target: String, x: Double, _ phase: DragPhase) -> Self {
    Self(scene: "drag", ["target": .string(target), "x": .number(x), "phase": .string(phase.rawValue)])
  }

  /// Scrolls a pane to an offset, in points.
  public static func scroll(_ target: String, x: Double = 0, y: Double) -> Self {
    Self(scene: "scroll", ["target": .string(target), "x": .number(x), "y": .number(y)])
  }

  /// Replaces the text of a field.
  public static func edit(_ target: String, text: String) -> Self {
    Self(scene: "edit", ["target": .string(target), "text": .string(text)])
  }

  /// Gives a field the keyboard; nil takes the keyboard away.
  public static func focus(_ target: String?) -> Self { Self(scene: "focus", ["target": JSON(target) ?? .null]) }

  /// Overrides traits by their names in UIKit, such as `userInterfaceStyle`; nil removes an override.
  public static func overrideTraits(_ traits: [String: String?]) -> Self {
    Self(scene: "traits", traits.mapValues { JSON($0) ?? .null })
  }

  /// Assigns properties of a controller by their names in UIKit, in their order. `JSON.null` is the default.
  public static func set(_ target: String, _ properties: KeyValuePairs<String, JSON>) -> Self {
    let steps = properties.map { name, value in JSON.object([name: value]) }
    return Self(scene: "set", ["target": .string(target), "properties": .array(steps)])
  }

  /// Calls a method of a container, such as `perform("nav:A", "push", ["controller": "B"])`.
  public static func perform(_ target: String, _ action: String, _ arguments: [String: JSON] = [:]) -> Self {
    let own: [String: JSON] = ["target": .string(target), "action": .string(action)]
    return Self(scene: "perform", arguments.merging(own) { _, own in own })
  }

  /// Asks for a whole scene.
  public static var sync: Self { Self(scene: "sync") }
}

/// The direction of a swipe.
public enum SwipeDirection: String, Sendable, CaseIterable {
  case left, right, up, down
}

/// A moment of a drag.
public enum DragPhase: String, Sendable, CaseIterable {
  case began, changed, ended, cancelled
}

extension PreviewRequest where Answer == Void {
  /// Closes the preview.
  public static var close: Self { Self("close") { _ in } }

  /// Asks for a sign that every message so far is applied.
  static var ping: Self { Self("ping") { _ in } }
}
