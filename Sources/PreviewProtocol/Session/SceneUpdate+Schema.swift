import SplitKit

extension SceneUpdate {
  /// The description of a scene with a window, a hierarchy and all panes. With `updates` of `changed`, it leaves out the window, the
  /// hierarchy and the place while they equal the last ones sent.
  static let whole = Schema.object(
    beginning + [
      .optional("window", .named(.window)), .optional("hierarchy", .named(.node)), unshown,
      .required("panes", .list(.named(.pane)), "The panes, from back to front."),
    ] + end)

  /// The description of a scene that has only what differs from the scene before.
  static let moved = Schema.object(
    beginning + [
      .optional("window", .named(.windowChange)),
      .optional("nodes", .map(.named(.nodeChange)), "Controllers that differ, by id."),
      .optional("panes", .map(.named(.paneChange)), "Panes that differ, by id."), unshown,
      .optional(
        "dropped", .object(.optional("nodes", .list(.text)), .optional("panes", .list(.text))), "The ids of those that are gone."),
      .optional("order", .object(.optional("nodes", .named(.tree)), .optional("panes", .list(.text)))),
    ] + end)

  private static let beginning: [SchemaMember] =
    [
      .required("type", .constant("scene")), .required("rev", .count, "It grows if the scene differs from the last one sent."),
    ] + Acknowledgement.members + [
      .optional("received", .anyOf([.named(.messageID), .null]), "The newest id that was received before a resume."),
      .optional("slots", .named(.slots), "The open slots, in the answers to a resume."),
      .required("session", .text), .required("scene", .text, "The id of the preview."),
      .required("profile", .names(Profile.all.map(\.id))), .optional("look", .named(.look)),
    ]

  private static let unshown = SchemaMember.optional(
    "unshown", .list(.named(.node)), "The controllers that are in no tree.")

  private static let end: [SchemaMember] = [
    .required("viewModels", .map(.anyOf([.named(.viewModel), .null])), "The contents that changed, by id; null drops one."),
    .required("events", .list(.named(.call)), "The calls that UIKit made, in order."),
    .optional("eventsDropped", .count), .required("transition", .anyOf([.named(.transition), .null])),
    .optional("result", .list(.text).orNull, "The controllers that a pop returned."),
    .optional("place", .map(.any), "What `open.place` restores."),
  ]
}
