import SplitKit

extension Preview {
  /// A bare split view with every choice open, to explore and to test it (spec/protocol.md, the `lab` scene).
  ///
  /// It has the classic style; the column styles join with their own options.
  public static let lab = Preview(
    id: "lab", title: "Lab",
    summary: "A bare split view: resize the window, tap the arrows, swipe in from the edge. A socket test reads every call.",
    profiles: [.ios26, .ios13], windowSize: Size(width: 1180, height: 820), options: labOptions
  ) { (application, options) throws(Refusal) in
    try LabContent(application, options)
  }

  private static let labOptions = [
    PreviewOption("style", .choice(["unspecified"]), default: "unspecified", "The style that the split is made with."),
    PreviewOption(
      "hosted", .flag, default: false,
      "Whether the split is the child of a plain root, on which traits are overridden, or the root itself."),
    PreviewOption(
      "collapseSecondary", .flag, default: false, "What the delegate answers when the secondary is to collapse."),
    PreviewOption(
      "separateSecondary", .name, default: nil, "The controller that the delegate answers as the secondary."),
    PreviewOption(
      "primaryForCollapsing", .name, default: nil, "The controller that the delegate answers as the only one."),
    PreviewOption(
      "primaryForExpanding", .name, default: nil, "The controller that the delegate answers as the primary."),
    PreviewOption(
      "targetDisplayMode", .choice(DisplayMode.allCases.map(\.name)), default: "automatic",
      "Where the display mode button goes."),
    PreviewOption(
      "showDetail", .flag, default: false, "Whether the delegate says that it has shown a detail itself."),
    PreviewOption(
      "properties", .properties, default: nil, "Properties of the split, assigned before it first appears."),
  ]
}
