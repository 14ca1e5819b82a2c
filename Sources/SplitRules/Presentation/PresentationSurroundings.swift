/// The environment to which a presentation adapts: the window, with its insets and traits.
package struct PresentationSurroundings {
  package let grid: PixelGrid
  package let window: ViewPlacement
  /// The traits of the window. The traits of the presenting controller have no effect (general knowledge).
  package let traits: TraitCollection

  package init(grid: PixelGrid, window: ViewPlacement, traits: TraitCollection) {
    self.grid = grid
    self.window = window
    self.traits = traits
  }
}
