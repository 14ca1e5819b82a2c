/// The source of the mode of an expanded split at its next layout.
///
/// A layout takes it up once: afterwards the shown mode is the source again.
enum ModeSource {
  /// The shown mode, as far as the new surroundings allow it.
  case shownMode
  /// The preferred mode, because an assignment has requested it.
  case preference

  /// Returns the source for a layout that takes it up.
  mutating func take() -> ModeSource {
    defer { self = .shownMode }
    return self
  }
}
