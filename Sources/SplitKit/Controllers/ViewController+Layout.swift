extension ViewController {
  /// Gives this controller its place and lays out what it contains.
  public func layOut(_ placement: ViewPlacement) {
    if placement != givenPlacement, parent?.autoresizesChildren != true { displacement = .zero }
    givenPlacement = placement
    view = placement
    view.frame.x += displacement.x
    view.frame.y += displacement.y
    layoutChildren()
  }

  /// Asks for a layout before the message ends. Several changes before one layout are one layout.
  public func setNeedsLayout() { topmost.window?.setNeedsLayout() }

  /// Lays the children out now, unless the container has given this controller no place yet: nothing is mounted in a view
  /// without a size.
  func layoutIfPlaced() {
    if view.frame != .zero { layoutChildren() }
    setNeedsLayout()
  }

  /// Lays the window out now if anything asked for it.
  public func layoutIfNeeded() { topmost.window?.layoutIfNeeded() }

  /// The outermost controller around this one, over presentations too: the one that the window owns.
  var topmost: ViewController {
    var controller = self
    while let next = controller.parent ?? controller.modal.presenting { controller = next }
    return controller
  }
}
