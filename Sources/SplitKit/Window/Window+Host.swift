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

  /// A visible item of a bar as the source of a popover, or nil if there is none.
  func source(ofBarItem id: String) -> PopoverSource? { sourceInBar(id) ?? sourceInTabBar(id) }

  private func sourceInBar(_ id: String) -> PopoverSource? {
    for controller in ([rootViewController] + presented).flatMap(\.visibleNow) where controller.isOnScreen {
      for (kind, row) in controller.rowsOfBars {
        guard let frame = row.elements.first(where: { $0.id == id })?.frame else { continue }
        return source(frame, in: row.area, of: kind, controller)
      }
    }
    return nil
  }

  private func sourceInTabBar(_ id: String) -> PopoverSource? {
    for pane in panes where pane.pane.role == .tabBar && pane.pane.isVisible {
      guard let frame = pane.target.elements.element(id)?.frame else { continue }
      return source(frame, in: pane.pane.frame, of: .tabBar, pane.target.controller)
    }
    return nil
  }

  /// An item as a source. Its frame, which the sheet around it lays out, is where the item is drawn.
  private func source(_ item: Rect, in bar: Rect, of kind: BarKind, _ controller: ViewController) -> PopoverSource {
    let source = PopoverSource(item: item, in: bar, of: kind, by: application.profile.presentations.popover)
    return controller.presentationRoot.presentation?.scale.map { source.drawn(in: $0) } ?? source
  }
}

extension ViewController {
  /// The rows of items in this controller's own bars, with the kinds of these bars.
  fileprivate var rowsOfBars: [(kind: BarKind, row: ElementRow)] {
    let kind: BarKind = self is NavigationController ? .navigationBar : .ownToolbar
    return barButtonRows.map { (kind, $0) } + bottomToolbarRows.map { (.toolbar, $0) }
  }
}
