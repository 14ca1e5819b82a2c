import SplitKit

extension Pane {
  /// The description of what `writeMembers(of:since:)` writes.
  static let members = ObjectSchema([
    .required("role", .names(roles, isOpen: true), "An app's own container can give others."),
    .required("container", .text, "The id of the container that placed the pane."),
    .optional("column", .names(of: Column.self)), .required("controller", .text, "The id of the controller whose view this is."),
    .required("frame", .rect), .required("safeArea", .insets),
    .optional("contentSafeArea", .insets, "The insets of the content below the pane's bars."),
    .required("isVisible", .flag), .required("isInHierarchy", .flag), .required("isDimmed", .flag),
    .required("isInteractive", .flag, "Whether the pane takes touches."),
    .optional("opacity", .number(0...1), "The opacity of a dimming pane."),
    .optional("navigationBar", .text, "The id of the bar's view model."), .optional("navigationBarFrame", .rect),
    .optional("toolbar", .text, "The id of the view model of a bar in the pane itself."),
    .optional("bottomToolbar", .text, "The id of the view model of the stack's toolbar."),
    .optional("bottomToolbarFrame", .rect), .optional("layout", .named(.layout)),
    .optional("selection", .list(.text), "The ids of the selected elements."),
    .optional("presentation", .named(.presentation)), .optional("resizable", resizable, "The edge that can be dragged."),
    .optional("decoration", decoration), .optional("gestures", .list(.text), "The gestures that the pane recognizes."),
    .optional("viewModel", .text, "The id of the content's view model."),
  ])

  static let schema = Schema.object(ObjectSchema([.required("id", .text)]).adding(members.members))

  private static let roles = [
    PaneRole.primary, .supplementary, .secondary, .compact, .inspector, .content, .tabBar, .sidebar, .separator, .dimming, .modal,
    .popover, .overlay,
  ].map(\.name)

  private static let decoration = Schema.object(
    .required("borderWidth", .number), .required("cornerRadius", .number), .required("shadowOpacity", .number),
    .required("shadowOffset", .point))

  private static let resizable = Schema.object(
    .required("id", .text, "The target of a drag."),
    .required("edge", .names([ResizableEdge.Side.left, .right].map(\.rawValue))), .required("minimum", .number),
    .required("maximum", .number))
}

extension ContentLayout {
  /// The numbers that depend on size. Each kind of content has further ones.
  static let schema: Schema = .object(
    ObjectSchema([
      .required("kind", .text), .optional("columns", .count), .required("contentInset", .insets), .required("contentSize", .size),
      .required("offset", .point),
      .optional(
        "scrollTo", .object(.required("id", .text), .required("animated", .flag)), "Where the page is to scroll, once."),
    ]).open)
}

extension ShownPresentation {
  static let schema = Schema.object(
    .required("style", .choice(of: ModalPresentationStyle.self), "The style in this window."),
    .optional("isInContainer", .flag, "Whether it covers the view of its container alone, and not the window."),
    .optional("source", .rect),
    .optional("sourceItem", .text), .optional("arrow", .choice(of: PopoverArrowDirection.self)),
    .optional("frame", .rect, "UIKit's frame of a popover, which includes the arrow."),
    .optional("detent", .text, "The identifier of the detent at which the sheet rests."),
    .optional("detents", .list(.object(.required("identifier", .text), .required("value", .number)))),
    .optional("maximumDetentValue", .number),
    .optional("topHeight", .number, "The height of the part from which a swipe up leads to a larger detent."),
    .optional("scale", .number, "The factor by which a floating sheet is drawn smaller."), .optional("grabber", .rect),
    .required(
      "because", .object(.required("style", .text), .required("frame", .text), .optional("arrow", .text))))
}
