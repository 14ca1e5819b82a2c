/// An animation of a symbol: the effects of the module Symbols. None is drawn.
public struct SymbolEffect: Hashable, Sendable {
  private let name: String
  /// A jump.
  public static let bounce = SymbolEffect(name: "bounce")
  /// A change of opacity.
  public static let pulse = SymbolEffect(name: "pulse")
  /// A change of the colours of its parts.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// A change of size.
  public static let scale = SymbolEffect(name: "scale")
  /// Coming into view.
  public static let appear = SymbolEffect(name: "appear")
  /// Going out of view.
  public static let disappear = SymbolEffect(name: "disappear")
  /// A change to another symbol.
  public static let replace = SymbolEffect(name: "replace")
  /// A change to another symbol.
  public static let automatic = SymbolEffect(name: "automatic")
  /// A turn.
  public static let rotate = SymbolEffect(name: "rotate")
  /// A swing.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// A change of size that goes on.
  public static let breathe = SymbolEffect(name: "breathe")
}

/// How an animation of a symbol runs. It has no effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The usual way.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// At a speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
}
