import Foundation

extension StoryboardScene {
  /// Gives a collection its prototypes of cells.
  func fill(_ collection: UICollectionView, _ node: StoryboardFile.View) {
    for prototype in node.prototypes {
      guard let identifier = prototype.attributes["reuseIdentifier"] else { continue }
      collection.prototypes[identifier] = { [weak self] in self?.makeItem(prototype) }
    }
  }

  /// Takes the view that a controller of a collection has made for itself.
  func take(_ collection: UICollectionView) {
    guard let view = node.view else { return }
    objects[view.id] = collection
    fill(collection, view)
  }

  private func makeItem(_ node: StoryboardFile.View) -> UICollectionViewCell? {
    var objects = StoryboardObjects()
    guard let cell = StoryboardViews(self).make(node, into: &objects) as? UICollectionViewCell else { return nil }
    connect(cell, node, objects)
    StoryboardViews.awake(cell)
    return cell
  }
}
