import SplitKit

extension Call {
  /// The description of what `write(_: Call)` writes.
  static let schema = Schema.object(
    .required("call", .text, "The selector, such as splitViewController(_:willChangeTo:)."),
    .required("phase", .choice(of: Phase.self)), .required("receiver", .text, "`delegate`, or the name of a controller."),
    .required("arguments", .list(.any)), .optional("answer", .any), .optional("isCollapsed", .flag),
    .optional("displayMode", .names(of: DisplayMode.self)), .optional("viewControllers", .list(.text)),
    .optional("childTraits", .list(.names(sizeClasses))),
    .optional("stack", .count, "The number of controllers, for the delegate of a navigation bar."), .optional("barItems", .count),
    .optional("selectedIndex", .count), .optional("snapshot", .count, "The step of the snapshot pass."))

  private static let sizeClasses = (UserInterfaceSizeClass.allCases + [.unspecified]).map(\.rawValue)
}

extension Transition {
  static let schema = Schema.object(
    .required("duration", .number), .required("curve", .names([Curve.easeInOut.rawValue])),
    .required(
      "changes",
      .list(
        .object(
          .required("target", .text), .required("kind", .choice(of: Kind.self)),
          .optional("from", .text, "The other controller of a push, a pop or a slide.")))))
}
