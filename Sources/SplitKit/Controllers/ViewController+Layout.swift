extension ViewController {
  /// Gives this controller its place and lays out what it contains.
  func layOut(_ placement: ViewPlacement) {
    view = placement
    layoutChildren()
  }

  /// Asks for a layout before the message ends. Several changes before one layout are one layout.
  public func setNeedsLayout() { topmost.window?.needsLayout = true }

  private var topmost: ViewController {
    var controller = self
    while let next = controller.parent ?? controller.presentingViewController { controller = next }
    return controller
  }
}
