import SplitPreview

extension Preview {
  /// A cookbook in two columns.
  static let recipes = Preview(
    id: "recipes", title: "Recipes",
    summary: "Choose a recipe, make the window narrow, and cook it: each tap on the card is a step.",
    profiles: [.ios26, .ios14],
    pageModule: "apps/own/page.js",
    options: [
      PreviewOption(
        "opensFirst", .flag, default: false, "Whether the first recipe is open from the start.")
    ]
  ) { application, options in
    RecipesContent(application, opensFirst: options["opensFirst"] == true)
  }
}
