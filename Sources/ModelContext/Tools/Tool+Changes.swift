import PreviewProtocol
import SplitKit

/// The tools that change the window, the app's environment, or what is on screen.
extension Tool {
  /// The window and its surroundings.
  static let windowChanges: [Tool] = [
    .change(.resize, "Gives the window a size, as a drag of its corner does."),
    .change(.rotate, "Turns the device; without to, between portrait and landscape."),
    .change(
      .arrange,
      "Moves the window on the screen of its device: full screen, Split View, Slide Over, tiles. list_devices with a device lists them."
    ),
    .change(.traits, "Overrides traits: dark, text size, right to left, size classes."),
    .change(
      .background, "Sends the app to the background, where the system lays it out for its snapshots. foreground brings it back."),
    .change(.foreground, "Brings the app back from the background."),
  ]

  /// Touches of the app.
  static let touches: [Tool] = [
    .change(
      .tap, "Taps an element of the outline, or whatever is frontmost at a point.",
      with: [.optional("target", .text, "An id of the outline. Give either a target, or x and y.")]),
    .change(
      .swipe,
      "Swipes once, beginning at a point: from an edge to bring a column in or to go back, down on a sheet to dismiss it."),
    .change(
      .scroll, "Scrolls the content of a pane to an offset. A row that is out of sight can be tapped without that.",
      with: [.required("target", .text, "The id of a pane, such as messages/pane.")]),
    .change(
      .drag, "Drags an edge that the outline names after a pane (resized by), in calls with the phases began, changed and ended."),
    .change(.edit, "Replaces the text of a field."),
  ]

  /// Assignments and calls that an app's own code would make.
  static let code: [Tool] = [
    .change(
      .set, "Assigns properties of a controller by their UIKit names. The tool properties lists what can be set.",
      with: [
        .required(
          "properties", .anyOf([.map(.any), .list(.map(.any))]),
          "For example {\"preferredDisplayMode\": \"oneBesideSecondary\"}. Null is UIKit's default.")
      ]),
    .change(
      .perform,
      """
      Calls a method of a controller. Any controller: present {controller, style?, source?, detents?}, dismiss, show {controller}, \
      showDetail {controller}. The target window: setRootViewController {controller}. Split view: setViewControllers {controllers}, \
      toggleDisplayMode, showColumn {column}, hideColumn {column}, setViewController {column, controller}. Navigation controller: \
      push {controller}, pop, popTo {controller}, popToRoot. Tab bar controller: select {index}. A name that no controller has makes \
      a new plain one.
      """,
      with: [
        .required("action", .text, "The method."),
        .optional("arguments", .map(.any), "The arguments in braces, such as {\"column\": \"primary\"}."),
      ], members: performance),
  ]

  /// The members of a `perform`, whose arguments stand beside its other members on the wire.
  private static let performance: @Sendable (Arguments) throws(ToolError) -> [Member] = { (arguments) throws(ToolError) in
    let others = arguments.members.filter { !["preview", "arguments"].contains($0.name) }
    let inner = try arguments.object("arguments")
    if let member = inner.first(where: { ActionArguments.others.contains($0.name) }) {
      throw ToolError("arguments.\(member.name) is no argument of an action.")
    }
    return others + inner
  }
}
