import SplitKit

extension ViewModel {
  /// The description of a view model: that of a bar, or that of a content. The members of a content belong to its app.
  static let schema = Schema.anyOf([
    .named(.navigationBar), .named(.tabBar), .named(.sidebar), .named(.toolbar), .object(content.open),
  ])

  private static let content = ObjectSchema([
    .required("kind", .textExcept(["navigationBar", "tabBar", "sidebar", "toolbar"]), "The kind of content.")
  ])

  static let navigationBar = Schema.object(
    .required("kind", .constant("navigationBar")), .required("title", Schema.text.orNull), .required("leading", items),
    .required("trailing", items, "The items, beginning with the outermost one."),
    .optional("search", search),
    .optional("isLarge", .constant(true)), .optional("rowHeight", .number, "The height of the row above a large title."),
    .optional("prompt", .text, "The line above the row of items."), .optional("promptHeight", .number),
    .optional("tint", .text, "The colour of the buttons."), background, shadow,
    .optional("titleColor", .text, "The colour of the title in the row."),
    .optional("largeTitleColor", .text, "The colour of a large title."),
    .optional("titleFont", font, "The letters of the title in the row."),
    .optional("largeTitleFont", font, "The letters of a large title."),
    .optional("subtitle", .text, "The line below the title."),
    .optional("largeTitleHeight", .number, "The height at rest of a large title with a subtitle below it."),
    .optional("titleMargin", .number, "The distance between a large title and the edges of the bar."), letters,
    .optional("titlePlace", .object(.required("inset", .number), .required("width", .number))),
    .optional("isTitleHidden", .constant(true)), .optional("backButton", .named(.barItem)))

  private static let search = Schema.object(
    .required("id", .text), .required("text", .text), .required("placeholder", .text), .optional("isSecure", .constant(true)),
    .optional("hasReturn", .constant(true), "The app hears of the return key."),
    .optional("hasClear", .constant(true), "The app hears of the button that deletes the text."),
    .optional("hasCancel", .constant(true), "The app hears of the button that ends the search."),
    .optional("showsCancel", .flag, "Whether the button is there that ends the search."),
    .optional(
      "fieldHeight", .number,
      "The height of the field of a search that has taken the place of the bar, which then has neither a title nor items."),
    .optional("scopeHeight", .number, "The height of the scopes, which are the lowest part of the bar."))

  static let tabBar = Schema.object(
    .required("kind", .constant("tabBar")), .optional("position", .constant("top")), .required("items", items),
    .optional("sidebarButton", .named(.barItem)), .optional("tint", .text, "The colour of the selected tab."),
    background, shadow, .optional("itemColor", .text, "The colour of the other tabs."))

  static let sidebar = Schema.object(
    .required("kind", .constant("sidebar")), .required("button", .named(.barItem)), .required("headerHeight", .number),
    .required("rowHeight", .number), .required("items", items))

  static let toolbar = Schema.object(
    .required("kind", .constant("toolbar")), .required("position", .names(["top", "bottom"])), .optional("rowInset", .number),
    .optional("rowHeight", .number), .required("items", items), .optional("tint", .text, "The colour of the buttons."),
    background, shadow, letters)

  private static let background = SchemaMember.optional(
    "background", .text, "The background that the app has given the bar. Without any opacity, the content is seen through it.")
  private static let shadow = SchemaMember.optional(
    "shadow", .text, "The colour of the line between the bar and the content. Without any opacity, there is none.")

  private static let letters = SchemaMember.optional(
    "letters", .object(BarLetters.followingNames.map { .required($0, SystemLook.letters) }),
    "The letters at a text size that is not large. They take the place of those of the look.")

  private static let font = Schema.object(
    .required("size", .number, "The size in points."), .required("weight", .number, "The weight, from 100 to 900."),
    .optional("spacing", .number, "The space after each letter, in sizes of the font."))

  private static let items = Schema.list(.named(.barItem))

  static let barItem = Schema.object(
    .required("id", .text), .optional("title", .text), .optional("image", .text, "The name of an SF Symbol."),
    .optional("label", .text, "The words for people who do not see the button."), .optional("isEnabled", .flag),
    .optional("isSelected", .flag), .optional("isInGroup", .constant(true)),
    .optional("tint", .text, "The colour of the button."),
    .optional("badge", .text, "The text of a badge, which is empty for a dot."), .optional("badgeColor", .text),
    .optional("inset", .number, "The distance from an edge of the bar."), .optional("width", .number))
}
