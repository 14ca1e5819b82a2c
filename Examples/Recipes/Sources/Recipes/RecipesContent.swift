import SplitPreview

/// The app: what a client that opens the preview gets.
final class RecipesContent: PreviewContent {
  private let split: RecipesSplitViewController

  init(_ application: Application, opensFirst: Bool) {
    split = RecipesSplitViewController(application)
    super.init(rootViewController: split)
    if opensFirst { split.open(0) }
  }

  /// Where the user is, so that a page that comes back after a restart of the server shows it again.
  override var place: Value {
    guard let recipe = split.card.recipe else { return [:] }
    return ["recipe": .number(Double(recipe)), "step": .number(Double(split.card.step))]
  }

  override func restore(_ place: Value) {
    guard let recipe = place["recipe"]?.number.flatMap({ Int(exactly: $0) }) else { return }
    split.open(recipe)
    if let step = place["step"]?.number.flatMap({ Int(exactly: $0) }) { split.card.goTo(step: step) }
  }
}
