/// A property of a controller that a client can assign with the message `set`, with its present value.
package struct SettableProperty: Equatable, Sendable {
  /// The kinds of values.
  package enum Kind: Equatable, Sendable {
    /// One of some names, or of some numbers.
    case choice([Value])
    /// True or false.
    case flag
    /// A number from the first to the second limit, in points, or as a fraction.
    case number(ClosedRange<Double>, Unit)
    /// A width and a height, each from 0 to 20,000 points.
    case size
    /// A text.
    case text
    /// A list of texts, with the greatest number of them.
    case texts(most: Int)
    /// A list of the detents of a sheet.
    case detents
  }

  /// The unit of a number.
  package enum Unit: String, Sendable {
    case points
    /// A part of the split view's width.
    case fraction
  }

  package let name: String
  package let kind: Kind
  package let value: Value
  /// The value that null assigns, or nil if null is refused.
  package let defaultValue: Value?
  /// A sentence about the meaning.
  package let summary: String

  init(_ name: String, _ kind: Kind, _ value: Value, default defaultValue: Value?, _ summary: String) {
    (self.name, self.kind, self.value, self.defaultValue, self.summary) = (name, kind, value, defaultValue, summary)
  }

  init(_ name: String, _ flag: Bool, default usual: Bool, _ summary: String) {
    self.init(name, .flag, .bool(flag), default: .bool(usual), summary)
  }

  init(_ name: String, text: String?, _ summary: String) {
    self.init(name, .text, text.map { .string($0) } ?? .null, default: .null, summary)
  }

  /// A property whose value is one of some names. Its default is the first of them.
  init(_ name: String, _ value: String, of names: [String], _ summary: String) {
    self.init(name, .choice(names.map { .string($0) }), .string(value), default: .string(names[0]), summary)
  }
}

extension ViewController {
  /// All properties that a client can assign to this controller: those of its class, and then those of every controller.
  package var settableProperties: [SettableProperty] {
    ownSettableProperties + itemProperties + presentationProperties + sheetProperties
  }

  /// The properties of the navigation item and of the title.
  private var itemProperties: [SettableProperty] {
    let modes = (application.profile.bars.navigationBar.largeTitleModes ?? []).map(\.rawValue)
    let largeTitle = SettableProperty(
      "largeTitleDisplayMode", navigationItem.largeTitleDisplayMode.rawValue, of: modes.isEmpty ? ["automatic"] : modes,
      "Whether the title is large in a bar that prefers large titles.")
    return [
      SettableProperty("title", text: title, "The title in a navigation bar, and on a back button to this controller."),
      SettableProperty("backButtonTitle", text: navigationItem.backButtonTitle, "The title of a back button to this controller."),
      SettableProperty(
        "hidesBackButton", navigationItem.hidesBackButton, default: false, "Whether the bar has no back button."),
      SettableProperty(
        "leftItemsSupplementBackButton", navigationItem.leftItemsSupplementBackButton, default: false,
        "Whether the leading items stand beside the back button, and not in its place."),
      SettableProperty(
        "hidesBottomBarWhenPushed", hidesBottomBarWhenPushed, default: false,
        "Whether the bars at the bottom go when this controller is pushed. It is read at the push."),
    ] + titlesOfToolbar + (modes.isEmpty ? [] : [largeTitle])
  }

  /// The items of the toolbar, which a message replaces by titles alone. Items with images could not be assigned again.
  private var titlesOfToolbar: [SettableProperty] {
    let titles = toolbarItems.compactMap { $0.image == nil ? $0.title : nil }
    guard titles.count == toolbarItems.count else { return [] }
    return [
      SettableProperty(
        "toolbarItems", .texts(most: Self.maximumToolbarItems), .array(titles.map { .string($0) }), default: .array([]),
        "The titles of the items in the toolbar of the stack.")
    ]
  }

  private var presentationProperties: [SettableProperty] {
    [
      SettableProperty(
        "modalPresentationStyle", modalPresentationStyle.rawValue, of: ModalPresentationStyle.namesFromDefault,
        "The style in which this controller is presented. It is read at the presentation."),
      SettableProperty(
        "definesPresentationContext", definesPresentationContext, default: self is NavigationController,
        "Whether presentations in the current context cover this controller's view alone."),
      SettableProperty(
        "isModalInPresentation", isModalInPresentation, default: false, "Whether the user cannot dismiss this controller."),
      SettableProperty(
        "preferredContentSize", .size, .array([.number(preferredContentSize.width), .number(preferredContentSize.height)]),
        default: .array([.number(0), .number(0)]), "The size of a form sheet or a popover. 0 is no preference."),
    ]
  }

  /// The properties of a sheet, since iOS 14.
  private var sheetProperties: [SettableProperty] {
    guard application.profile.presentations.detents != nil else { return [] }
    let sheet = sheetConfiguration
    let names = [Value.null] + sheet.detents.map { .string($0.identifier) }
    func choice(_ name: String, _ value: String?, _ summary: String) -> SettableProperty {
      SettableProperty(name, .choice(names), value.map { .string($0) } ?? .null, default: .null, summary)
    }
    return [
      SettableProperty(
        "detents", .detents, .array(sheet.detents.map(\.described)), default: .array(["large"]),
        "The heights at which a sheet can rest."),
      choice(
        "selectedDetentIdentifier", sheet.selectedDetentIdentifier,
        "The detent at which the sheet rests. Without one, it is the smallest."),
      choice(
        "largestUndimmedDetentIdentifier", sheet.largestUndimmedDetentIdentifier,
        "The largest detent at which nothing behind the sheet is dimmed."),
      SettableProperty(
        "prefersGrabberVisible", sheet.prefersGrabberVisible, default: false, "Whether the sheet shows a grabber."),
    ]
  }
}

extension ModalPresentationStyle {
  /// All names, beginning with the default.
  fileprivate static var namesFromDefault: [String] {
    [Self.automatic.rawValue] + allCases.filter { $0 != .automatic }.map(\.rawValue)
  }
}

extension SheetDetent {
  /// The detent as `set` takes it.
  var described: Value {
    switch self {
    case .medium, .large: .string(identifier)
    case .custom(let identifier, let value): ["identifier": .string(identifier), "value": .number(value)]
    }
  }
}
