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

  /// A visible bar button as the source of a popover, or nil if there is none. A button of an app's own toolbar counts as a
  /// rectangle (spec/containers.md 386).
  func source(ofBarButton id: String) -> PopoverSource? {
    for controller in ([rootViewController] + presented).flatMap(\.visibleNow) {
      for row in controller.barButtonRows {
        guard let frame = row.elements.first(where: { $0.id == id })?.frame else { continue }
        return controller is NavigationController ? .item(frame, bar: row.area) : .rectangle(frame)
      }
    }
    return nil
  }
}
