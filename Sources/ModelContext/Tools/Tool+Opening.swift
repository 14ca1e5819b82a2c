import PreviewProtocol
import SplitKit

/// The tools that open a preview, look at it, and close it.
extension Tool {
  /// Opens one of these scenes.
  static func open(_ scenes: [Preview]) -> Tool {
    Tool(
      name: "open",
      summary: """
        Opens an app in a simulated window, and returns an outline: the window with its traits, the tree of view controllers, the \
        panes with their frames, and the ids that can be tapped. The first word is the id of the preview, which other tools take.
        """,
      parameters: [
        .required("scene", .choice(scenes.map(\.id)), "The app. list_scenes describes them."),
        .optional("options", .anyObject, "The app's own options by name. list_scenes with a scene lists them."),
        .optional("profile", .choice(Profile.all.map(\.id)), "The OS version. Without it, the app's own default."),
        .optional("device", .text, "A device on whose screen the window stands, by its id from list_devices."),
        .optional("window", .window, "The window. Without it, the device's whole screen, or the app's usual window."),
        .optional("policy", .choice(TraitPolicy.allCases), "How size classes follow from a size. Without it, as on the device."),
        .optional("traits", .object(Parameter.traits), "Overrides of traits."),
        .optional("language", .choice(InterfaceLanguage.allCases), "The language of the system's own words."),
      ],
      isReadOnly: false
    ) { (arguments, bench) throws(ToolError) in
      let preview = try bench.previews.make(for: arguments["scene"]?.string ?? "")
      return .message("open", arguments.members, to: preview) { (answer) throws(ToolError) in
        let scene = try answer.checked()
        bench.previews.keep(preview)
        return .text(preview.words(for: scene))
      }
    }
  }

  static let close = Tool(
    name: "close", summary: "Closes a preview. At most \(AgentPreviews.maximumCount) are open at a time.", parameters: [preview],
    isReadOnly: false
  ) { (arguments, bench) throws(ToolError) in
    let preview = try bench.previews.preview(try arguments.text("preview"))
    bench.previews.close(preview)
    return .done(.text("\(preview.id) is closed."))
  }

  static let outline = Tool(
    name: "outline",
    summary: """
      Returns the whole outline of a preview. The tools that change something return it too, but leave out the parts that are as \
      before.
      """,
    parameters: [
      preview, .optional("full", .flag, "Whether to add reasons, further properties, hidden panes, and every element of a list."),
    ],
    isReadOnly: true
  ) { (arguments, bench) throws(ToolError) in
    let preview = try bench.previews.preview(try arguments.text("preview"))
    let isFull = try arguments.flag("full")
    return .message("sync", [], to: preview) { (answer) throws(ToolError) in
      let scene = try answer.checked()
      let text = preview.tell(preview.outline(of: scene, isFull: false), isWhole: true)
      return .text(isFull ? preview.outline(of: scene, isFull: true).text : text)
    }
  }
}
