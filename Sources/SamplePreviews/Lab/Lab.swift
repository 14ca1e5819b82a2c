import SplitKit

extension Preview {
  /// Split views, tabs and bars without an app, with all options, for exploration and tests (docs/protocol.md, `lab`).
  package static let lab = Preview(
    id: "lab", title: "Lab",
    summary: "Split views, tabs and bars without an app: resize the window, and press i for the options and the calls.",
    profiles: Profile.all.filter(\.isAdaptive).reversed(), windowSize: Size(width: 1180, height: 820), options: labOptions
  ) { (application, options) throws(Refusal) in
    try labContent(application, options)
  }

  /// The lab's content: a split, or tabs without one.
  private static func labContent(
    _ application: Application, _ options: PreviewOptions
  ) throws(Refusal) -> PreviewContent {
    let content = options["tabContent"].string.flatMap(LabTabContent.init(rawValue:)) ?? .split
    let isInTab = options["embedding"].string == LabEmbedding.tab.rawValue
    if options.isChosen("tabContent"), !isInTab {
      throw .invalid(path: "options.tabContent", "tabContent is about the tabs of embedding tab; there are none.")
    }
    if options["tabs"] == true, !application.profile.hasTabs {
      throw .unsupported("UITab came with iOS 18")
    }
    return isInTab && content != .split
      ? try LabTabs(application, content, options) : try LabContent(application, options)
  }

  private static let labOptions =
    [
      PreviewOption(
        "style", .choice(SplitViewStyle.allCases.map(\.name)), default: "doubleColumn",
        "The style that the split is made with; unspecified is the classic one, made without."),
      PreviewOption(
        "hosted", .flag, default: false,
        "Whether the split is the child of a plain root, on which traits are overridden, or the root itself."),
      PreviewOption(
        "embedding", .choice(LabEmbedding.allCases.map(\.rawValue)), default: "window",
        "Where the split stands: in the window, in a tab beside another one, in a pushed container, in a modal, or nowhere."),
      PreviewOption(
        "contents", .choice(["wrapped", "bare"]), default: "wrapped",
        "Whether A and B of a classic split are in navigation controllers, or bare; a style always wraps them."),
      PreviewOption("compactColumn", .flag, default: false, "Whether C is set for the compact column of a column style."),
      PreviewOption(
        "inspectorColumn", .flag, default: false, "Whether I is set for the inspector column of a column style (iOS 26)."),
    ] + labBars + labAnswers + [
      PreviewOption(
        "properties", .properties, default: nil, "Properties of the split, assigned before it first appears.")
    ]

  private static let labBars = [
    PreviewOption(
      "tabContent", .choice(LabTabContent.allCases.map(\.rawValue)), default: "split",
      "What the tabs of the embedding tab contain: the split, stacks of plain controllers, or plain controllers alone."),
    PreviewOption(
      "tabs", .flag, default: false, "Whether the tab bar controller has tabs, as since iOS 18, or view controllers."),
    PreviewOption("shouldSelectTab", .flag, default: true, "What the delegate answers when a tab is tapped."),
    PreviewOption(
      "navigationToolbar", .flag, default: false,
      "Whether stacks show their toolbars, for which each plain controller has three items."),
    PreviewOption("largeTitles", .flag, default: false, "Whether the bars of stacks prefer large titles (since iOS 13)."),
  ]

  private static let labAnswers = [
    PreviewOption(
      "collapseSecondary", .flag, default: false, "What the delegate answers when the secondary is to collapse."),
    PreviewOption(
      "separateSecondary", .name, default: nil, "The controller that the delegate answers as the secondary."),
    PreviewOption(
      "primaryForCollapsing", .name, default: nil, "The controller that the delegate answers as the only one."),
    PreviewOption(
      "primaryForExpanding", .name, default: nil, "The controller that the delegate answers as the primary."),
    PreviewOption(
      "topColumnForCollapsing", .choice(["proposed"] + Column.allCases.map(\.name)), default: "proposed",
      "The column that the delegate puts on top; a classic split never asks."),
    PreviewOption(
      "displayModeForExpanding", .choice(["proposed"] + DisplayMode.allCases.map(\.name)), default: "proposed",
      "The mode that the delegate expands into; a classic split never asks."),
    PreviewOption(
      "targetDisplayMode", .choice(DisplayMode.allCases.map(\.name)), default: "automatic",
      "Where the display mode button goes."),
    PreviewOption(
      "showDetail", .flag, default: false, "Whether the delegate says that it has shown a detail itself."),
    PreviewOption(
      "show", .flag, default: false, "Whether the delegate says that it has shown a controller itself."),
    PreviewOption(
      "barDelegate", .flag, default: false,
      "Whether the navigation controllers are the delegates of their bars; log all shows the calls."),
    PreviewOption(
      "shouldPop", .flag, default: true, "What they answer when the user taps the back button."),
  ]
}
