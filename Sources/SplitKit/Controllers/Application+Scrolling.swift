extension Application {
  /// Asks the page to move a controller's content to an element; the scene says so once.
  public func scroll(_ controller: ViewController, to target: ContentLayout.ScrollTarget) {
    scrollTargets[controller.id] = target
  }

  /// Where a controller's content is to move to; nil when nothing asked since the last message.
  public func scrollTarget(of controller: ViewController) -> ContentLayout.ScrollTarget? {
    scrollTargets[controller.id]
  }
}
