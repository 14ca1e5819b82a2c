/// What the controllers in a window see of it.
extension Window: ControllerHost {
  var presentationSurroundings: PresentationSurroundings { surroundings() }

  func setNeedsLayout() { needsLayout = true }
}

extension Window {
  /// What a presentation finds around itself: as the window is, or as it is about to be.
  func surroundings(in environment: Environment? = nil) -> PresentationSurroundings {
    let next = environment ?? Environment(size: size, safeArea: safeArea, overrides: traitOverrides)
    return PresentationSurroundings(
      grid: PixelGrid(scale: scale), window: contentPlacement(for: next.size, safeArea: next.safeArea),
      traits: traits(in: next))
  }

  /// Where a button of a bar is that can be seen; nil where it is in none.
  func frame(ofBarButton id: String) -> Rect? {
    let rows = ([rootViewController] + presented).flatMap(\.visibleNow).flatMap(\.barButtonRows)
    return rows.lazy.flatMap(\.elements).first { $0.id == id }?.frame
  }
}
