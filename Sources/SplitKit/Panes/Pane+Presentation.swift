extension Pane {
  /// What this pane is under a presentation: out of reach, and under a full screen out of sight.
  mutating func lie(under style: ModalPresentationStyle, dimmedBy opacity: Double) {
    isInteractive = false
    if opacity > 0 { isDimmed = true }
    guard style.coversPresenter else { return }
    isVisible = false
    isInHierarchy = false
  }
}
