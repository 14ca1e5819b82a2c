extension Application {
  /// Asks the page to scroll a controller's content to an element. Only the next scene contains this request.
  package func scroll(_ controller: ViewController, to target: ContentLayout.ScrollTarget) {
    scrollTargets[controller.id] = target
  }

  /// The element to which a controller's content scrolls, or nil if nothing has asked for it in this message.
  package func scrollTarget(of controller: ViewController) -> ContentLayout.ScrollTarget? {
    scrollTargets[controller.id]
  }
}
