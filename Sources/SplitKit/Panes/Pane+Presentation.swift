extension PaneState {
  /// Changes the state for a presentation above the pane: it is out of reach and, under a full screen, invisible.
  mutating func lie(under style: ModalPresentationStyle, isDimmed dims: Bool) {
    isInteractive = false
    if dims { isDimmed = true }
    guard style.coversPresenter else { return }
    isVisible = false
    isInHierarchy = false
  }

  /// Changes the frames to those at which they are drawn in a scaled sheet. Insets and lengths stay those of the layout.
  mutating func scale(by scale: SheetScale) {
    frame = scale.drawn(frame)
    navigationBarFrame = navigationBarFrame.map(scale.drawn)
    bottomToolbarFrame = bottomToolbarFrame.map(scale.drawn)
  }
}
