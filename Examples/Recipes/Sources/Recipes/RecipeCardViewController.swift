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

  /// The page draws the kind `labels` itself, as a text in the middle. The kind `recipe` has a view of the app's own.
  override var viewModel: Value? {
    guard let recipe else { return ["kind": "labels", "title": nil, "text": "Choose a recipe."] }
    let steps = Recipe.all[recipe].steps
    return [
      "kind": "recipe", "text": .string(steps[step]), "step": .number(Double(step + 1)),
      "count": .number(Double(steps.count)), "id": .string(nextID),
    ]
  }

  private var nextID: String { "\(id)/next" }

  /// The whole card is one element, so a tap anywhere on it leads to the next step.
  override func element(at point: Point) -> String? { recipe == nil ? nil : nextID }

  override func didTap(element: String) {
    guard element == nextID, let recipe else { return }
    step = (step + 1) % Recipe.all[recipe].steps.count
  }
}
