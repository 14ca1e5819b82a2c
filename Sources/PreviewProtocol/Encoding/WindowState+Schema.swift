import SplitKit

extension WindowState {
  /// The description of what `memberWindow(_:since:)` writes.
  static let schema = ObjectSchema([
    .required("size", .size), .required("scale", .number), .required("safeArea", .insets),
    .required("device", Schema.text.orNull, "The id of the device, or null."),
    .required("orientation", .choice(of: InterfaceOrientation.self)),
    .required("arrangement", .choice(of: WindowArrangement.self)),
    .optional("screen", .size, "The size of the device's screen as the device is held."),
    .optional("frame", .rect, "The window's frame on the screen."), .optional("side", .choice(of: WindowSide.self)),
    .optional("divider", .rect, "The divider between two apps, on the screen."),
    .optional("otherWindow", .rect, "The other app's window, on the screen."),
    .optional("note", .text, "Sentences about a place that never was."),
    .required("statusBar", .number, "The height of the status bar, or 0."),
    .optional("layoutMargins", .insets, "The layout margins of the root view."),
    .optional("readableWidth", .number, "The width of the readable content."),
    .required("keyboard", .number, "The height of the window's part that the keyboard covers, or 0."),
    .optional("focus", .text, "The id of the field that has the keyboard."),
    .required("activationState", .choice(of: ActivationState.self)), .required("traits", .named(.traits)),
    .optional("textStyles", textStyles, "The font size and the line height of each text style, unless they are those of large."),
    .required("because", .named(.reasons), "A sentence for each trait."),
  ])

  private static let textStyles = Schema.object(TextStyle.allCases.map { .required($0.rawValue, .numbers(2)) })
}

extension TraitCollection {
  static let schema = Schema.object(
    .required("userInterfaceIdiom", .choice(of: UserInterfaceIdiom.self)),
    .required("horizontalSizeClass", .choice(of: UserInterfaceSizeClass.self)),
    .required("verticalSizeClass", .choice(of: UserInterfaceSizeClass.self)),
    .required("layoutDirection", .choice(of: LayoutDirection.self)),
    .required("userInterfaceStyle", .choice(of: UserInterfaceStyle.self)),
    .required("preferredContentSizeCategory", .choice(of: ContentSizeCategory.self)),
    .optional("accessibilityContrast", .choice(of: AccessibilityContrast.self)),
    .optional("splitViewControllerLayoutEnvironment", .choice(of: LayoutEnvironment.self)))
}

extension ObjectSchema {
  /// The description of an object that has only the members that differ from an earlier state of it. Its `dropped` has the names
  /// of those that are gone, and a reason of null is gone.
  var ofChanges: ObjectSchema {
    var changes = self
    changes.members = members.map { member in
      member.name == "because" ? .optional("because", .map(Schema.text.orNull), member.summary) : member.asOptional
    }
    return changes.adding([.optional("dropped", .list(.text), "The names of the members that are gone.")])
  }
}
