import SplitKit

extension SystemLook {
  /// The description of what `member(_:_:in:)` writes about a profile.
  static let schema = Schema.object(
    .required("name", .text, "The name of the style sheet."), .required("floats", .list(.names(of: Column.self))),
    .required("bars", bars), .required("cornerRadii", radii),
    .required("popover", .object(.required("frame", .number), .required("arrow", .size))),
    .required("swipeDismisses", .list(.choice(of: ModalPresentationStyle.self))), .optional("cardMargin", .number),
    .required("statusBar", statusBar), .required("keyboardInsets", .names(["field", "all"])), .required("screen", screen),
    .optional("language", .choice(of: InterfaceLanguage.self), "The language of the words, unless it is English."),
    .optional("words", .object(SystemWord.allCases.map { .required($0.rawValue, .text) }), "The system's own words."))

  private static let bars = Schema.object(
    .required("searchRow", .number),
    .required(
      "letters", .object(BarLetters.names.map { .required($0, letters) }), "The letters with which the widths are measured."))

  /// Letters, whose spacing is in sizes of the font.
  static let letters = Schema.object(
    .required("size", .number), .required("weight", .number), .optional("spacing", .number))

  /// The arrangements that some version does not have.
  private static let arrangements = WindowArrangement.allCases.filter { arrangement in
    Profile.all.contains { arrangement.kind.note(on: $0.screen) != nil }
  }

  private static let radii = Schema.object(
    ["floating", "pageSheet", "formSheet", "card", "floatingSheet", "popover"].map { .required($0, .number) })

  private static let statusBar = Schema.object(
    .required("padClock", .names([StatusBarLook.ClockPlace.middle, .leading].map(\.rawValue))),
    .required("signal", .names([StatusBarLook.SignalSign.bars, .dots].map(\.rawValue))), .required("multitaskingDots", .flag))

  private static let screen = Schema.object(
    .required("insets", .names(["safeArea", "safeAreaSince26"])), .required("hasTiles", .flag), .required("gap", .number),
    .required("leastTileWidth", .number), .required("windowControls", .flag),
    .required(
      "otherTimes", .object(arrangements.map { .optional($0.rawValue, .text) }),
      "The arrangements that the version does not have, each with the reason."))
}
