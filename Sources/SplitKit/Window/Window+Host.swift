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
      traits: traits(in: next))
  }

  /// The frame of a visible bar button, or nil if there is none.
  func frame(ofBarButton id: String) -> Rect? {
    let rows = ([rootViewController] + presented).flatMap(\.visibleNow).flatMap(\.barButtonRows)
    return rows.lazy.flatMap(\.elements).first { $0.id == id }?.frame
  }
}
