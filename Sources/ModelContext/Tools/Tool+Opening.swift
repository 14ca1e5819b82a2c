import PreviewProtocol
import SplitKit

/// The tools that open a preview, look at it, and close it.
extension Tool {
  static let open =
    Tool(
      name: "open",
      summary: """
        Opens an app in a simulated window, and returns an outline: the window with its traits, the tree of view controllers, the \
        panes with their frames, and the ids that can be tapped. The first word is the id of the preview, which other tools take.
        """,
      parameters: opening,
      isReadOnly: false
    ) { (arguments, bench) throws(ToolError) in
      let scene = arguments["scene"]?.string ?? ""
      let preview = try bench.previews.make(for: scene)
      return .message(.open, bench.previews.withDeviceID(arguments.members, in: scene), to: preview) {
        (answer) throws(ToolError) in
        let opened = try answer.checked()
        bench.previews.keep(preview)
        return .text(preview.words(for: opened)).after(bench.previews.linesAboutFile(of: scene))
      }
    }

  /// The parameters of `open`: the members of the message, without those for programs that keep scenes or continue at a place.
  private static var opening: [Parameter] {
    let words: [Parameter] = [
      .required("scene", .text, "The id of the app. list_scenes lists them."),
      .optional("options", .map(.any), "The app's own options by name. list_scenes with a scene lists them."),
      .optional(
        "device", .text,
        "A device on whose screen the window stands, by its id from list_devices, or by words of its name, such as iPad Pro 11."),
    ]
    return Parameter.members(of: .open, with: words).filter { !["place", "updates"].contains($0.name) }
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
    return .message(.sync, [], to: preview) { (answer) throws(ToolError) in
      let scene = try answer.checked()
      let text = preview.tell(preview.outline(of: scene, isFull: false), isWhole: true)
      return .text(isFull ? preview.outline(of: scene, isFull: true).text : text)
    }
  }
}
