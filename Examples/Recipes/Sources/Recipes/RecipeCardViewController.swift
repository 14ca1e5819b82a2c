import SplitPreview

/// The card of one recipe, which shows a step at a time: content of the app's own.
final class RecipeCardViewController: ViewController {
  private(set) var recipe: Int?
  private(set) var step = 0

  func show(_ recipe: Int) {
    self.recipe = recipe
    step = 0
    title = Recipe.all[recipe].name
  }

  func goTo(step: Int) {
    guard let recipe, Recipe.all[recipe].steps.indices.contains(step) else { return }
    self.step = step
  }

  /// The page draws `labels` as a text in the middle; what the text says is the app's.
  override var viewModel: Value? {
    guard let recipe else { return ["kind": "labels", "title": nil, "text": "Choose a recipe."] }
    return [
      "kind": "labels", "title": nil, "text": .string(Recipe.all[recipe].steps[step]), "id": .string(nextID),
    ]
  }

  private var nextID: String { "\(id)/next" }

  /// The whole card is one element: a finger goes on wherever it taps.
  override func element(at point: Point) -> String? { recipe == nil ? nil : nextID }

  override func didTap(element: String) {
    guard element == nextID, let recipe else { return }
    step = (step + 1) % Recipe.all[recipe].steps.count
  }
}
