import SplitKit

/// A controller with content, as a file describes it.
struct ScreenSpec: Sendable {
  /// The contents by their names, the first one to begin with. A screen with one content has it under an empty name.
  let contents: [Named<ContentSpec>]
  /// The buttons before and after the title, in reading order, and those of the toolbar.
  let leading, trailing, toolbar: [ButtonSpec]
  /// The actions of the screen when it first appears.
  let appear: [ActionSpec]
}

extension ScreenSpec {
  static let shape: Shape<ControllerDefinition> = .mapping(
    "Screen", "a screen",
    ContentSpec.shape.optional("content", "What the screen shows."),
    Shape<[Named<ContentSpec>]>.named(ContentSpec.shape).field(
      "contents", default: [], "What the screen can show, by names that the action choose takes. The first one is shown first."),
    buttons("leading", "The buttons of the navigation bar before the title."),
    buttons("trailing", "The buttons of the navigation bar after the title, in reading order."),
    buttons("toolbar", "The buttons of the toolbar, which a navigation controller shows unless it is hidden."),
    ActionSpec.actions("appear", "What the screen does when it first appears: an action, or a list of them in order."),
    CommonSpec.id, CommonSpec.className, CommonSpec.title, CommonSpec.tab, CommonSpec.properties(of: .controller)
  ) { (mark, content, contents, leading, trailing, toolbar, appear, id, className, title, tab, properties) throws(SourceError) in
    guard (content == nil) != contents.isEmpty else {
      throw SourceError(at: mark, "A screen has content or contents, and one of them alone.")
    }
    let screen = ScreenSpec(
      contents: content.map { [Named("", at: mark, $0)] } ?? contents, leading: leading, trailing: trailing, toolbar: toolbar,
      appear: appear)
    return ControllerDefinition(
      kind: .screen(screen), common: CommonSpec(id: id, className: className, title: title, tab: tab, properties: properties),
      mark: mark)
  }

  private static func buttons(_ name: String, _ summary: String) -> Field<[ButtonSpec]> {
    Shape<[ButtonSpec]>.list(of: ButtonSpec.shape, atMost: 16).field(name, default: [], summary)
  }
}
