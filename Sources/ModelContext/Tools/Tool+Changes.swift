import PreviewProtocol
import SplitKit

/// The tools that change the window, the app's environment, or what is on screen.
extension Tool {
  /// The window and its surroundings.
  static let windowChanges: [Tool] = [
    .change(
      "resize", "Gives the window a size, as a drag of its corner does.",
      [
        .required("width", .size), .required("height", .size),
        .optional("safeArea", .insets, "[top, left, bottom, right]. Without it, the insets stay."),
      ]),
    .change(
      "rotate", "Turns the device.",
      [.optional("to", .choice(InterfaceOrientation.allCases), "Without it, between portrait and landscape.")]),
    .change(
      "arrange",
      "Moves the window on the screen of its device: full screen, Split View, Slide Over, tiles. list_devices with a device lists them.",
      [
        .required(
          "arrangement", .choice(WindowArrangement.allCases), "The arrangement, if the device has it in this orientation."),
        .optional("side", .choice(WindowSide.allCases), "By default the present side."),
        .optional("dividerX", .coordinate, "Where a finger releases the divider, on the screen."),
      ]),
    .change(
      "traits", "Overrides traits: dark, text size, right to left, size classes. Null removes an override.", Parameter.traits),
    .change(
      "background", "Sends the app to the background, where the system lays it out for its snapshots. foreground brings it back.",
      [
        .optional(
          "snapshots",
          .list(
            .object([
              .optional("width", .size), .optional("height", .size),
              .optional("userInterfaceStyle", .choice(UserInterfaceStyle.allCases), "Light or dark."),
            ]), count: 0...Limits.snapshots), "Steps in place of the OS version's own. Each has at least one member.")
      ]),
    .change("foreground", "Brings the app back from the background."),
  ]

  /// Touches of the app.
  static let touches: [Tool] = [
    .change("tap", "Taps an element of the outline, or a point.", Parameter.place),
    .change(
      "swipe", "Swipes once: from an edge to bring a column in, on a bar to go back, down on a sheet to dismiss it.",
      [
        .required("direction", .choice(SwipeDirection.allCases), "Where the finger goes."),
        .required("x", .coordinate, "Where it begins."), .required("y", .coordinate, "Where it begins."),
      ]),
    .change(
      "scroll", "Scrolls the content of a pane to an offset. A row that is out of sight can be tapped without that.",
      [
        .required("target", .text, "The id of a pane, such as messages/pane."),
        .required("x", .coordinate, "0 is the leading end."),
        .required("y", .coordinate, "0 is the top."),
      ]),
    .change(
      "edit", "Replaces the text of a field.",
      [.required("target", .text, "The id of a field."), .required("text", .text, "At most 32 KiB.")]),
  ]

  /// Assignments and calls that an app's own code would make.
  static let code: [Tool] = [
    .change(
      "set", "Assigns properties of a controller by their UIKit names. The tool properties lists what can be set.",
      [
        .required("target", .text, "The id of a controller."),
        .required(
          "properties", .anyObjects, "For example {\"preferredDisplayMode\": \"oneBesideSecondary\"}. Null is UIKit's default."),
      ]),
    .change(
      "perform",
      """
      Calls a method of a controller. Any controller: present {controller, style?, source?, detents?}, dismiss, show {controller}, \
      showDetail {controller}. The target window: setRootViewController {controller}. Split view: setViewControllers {controllers}, \
      toggleDisplayMode, showColumn {column}, hideColumn {column}, setViewController {column, controller}. Navigation controller: \
      push {controller}, pop, popTo {controller}, popToRoot. Tab bar controller: select {index}. A name that no controller has makes \
      a new plain one.
      """,
      [
        .required("target", .text, "The id of a controller, or window."), .required("action", .text, "The method."),
        .optional("arguments", .anyObject, "The arguments in braces, such as {\"column\": \"primary\"}."),
      ], members: performance),
  ]

  /// The members of a `perform`, whose arguments stand beside its other members on the wire.
  private static let performance: @Sendable (Arguments) throws(ToolError) -> [Member] = { (arguments) throws(ToolError) in
    let others = arguments.members.filter { !["preview", "arguments"].contains($0.name) }
    let inner = try arguments.object("arguments")
    if let member = inner.first(where: { ["type", "id", "target", "action", "slot", "slots"].contains($0.name) }) {
      throw ToolError("arguments.\(member.name) is no argument of an action.")
    }
    return others + inner
  }
}
