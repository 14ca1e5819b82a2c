import SplitPreview

/// The list of recipes beside the card of one.
final class RecipesSplitViewController: SplitViewController {
  let card: RecipeCardViewController

  init(_ application: Application) {
    card = RecipeCardViewController(application, id: "card")
    super.init(application, id: "split", style: .doubleColumn)
    let list = RecipeListViewController(application, id: "list", title: "Recipes")
    list.didChoose = { [weak self] in self?.open($0) }
    setViewController(list, for: .primary)
    setViewController(card, for: .secondary)
    delegate = self
  }

  /// Opens a recipe. Collapsed, this pushes its card onto the list.
  func open(_ recipe: Int) {
    guard Recipe.all.indices.contains(recipe) else { return }
    card.show(recipe)
    show(.secondary)
  }
}

extension RecipesSplitViewController: SplitViewControllerDelegate {
  /// A narrow window begins with the list, until a recipe is open.
  func splitViewController(
    _ splitViewController: SplitViewController, topColumnForCollapsingToProposedTopColumn column: Column
  ) -> Column {
    card.recipe == nil ? .primary : .secondary
  }
}
