/// What a presentation adapts to: the window, with its insets and traits.
package struct PresentationSurroundings {
  package let grid: PixelGrid
  package let window: ViewPlacement
  /// The window's own: whatever the presenter's are, they count for nothing (general knowledge).
  package let traits: TraitCollection

  package init(grid: PixelGrid, window: ViewPlacement, traits: TraitCollection) {
    self.grid = grid
    self.window = window
    self.traits = traits
  }
}
