/// The part of the window that its controllers see.
extension Window: ControllerHost {
  var presentationSurroundings: PresentationSurroundings { surroundings() }

  func setNeedsLayout() { needsLayout = true }
}

extension Window {
  /// The surroundings of a presentation in the present window, or in a new environment.
  func surroundings(in environment: Environment? = nil) -> PresentationSurroundings {
    let next = environment ?? Environment(size: size, safeArea: safeArea, overrides: traitOverrides)
    return PresentationSurroundings(
      grid: PixelGrid(scale: scale), window: contentPlacement(for: next.size, safeArea: next.safeArea),
      traits: next.overrides.applied(to: derivedTraits(for: next.size)))
  }

  /// The frame of a visible bar button, or nil if there is none.
  func frame(ofBarButton id: String) -> Rect? {
    for root in [rootViewController] + presented {
      for case let navigation as NavigationController in root.visibleNow
      where !(navigation.parent is NavigationController) {
        if let item = NavigationBarRow(of: navigation)?.items.first(where: { $0.id == id }) { return item.frame }
      }
      for toolbar in root.visibleNow.compactMap(\.toolbar) {
        if let item = toolbar.itemFrames.first(where: { $0.id == id }) { return item.frame }
      }
    }
    return nil
  }
}
