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

/// The end of an animation of a symbol: `UISymbolEffectCompletionContext`.
public struct UISymbolEffectCompletionContext: Sendable {
  /// Whether the animation has run to its end.
  public let isFinished = true
}

/// Called after an animation of a symbol.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

extension SymbolEffect {
  /// One part after the other.
  public var iterative: SymbolEffect { self }
  /// Each part on top of those before.
  public var cumulative: SymbolEffect { self }
  /// Forwards and backwards.
  public var reversing: SymbolEffect { self }
  /// Forwards alone.
  public var nonReversing: SymbolEffect { self }
  /// The parts by their layers.
  public var byLayer: SymbolEffect { self }
  /// The symbol as a whole.
  public var wholeSymbol: SymbolEffect { self }
  /// Upwards.
  public var up: SymbolEffect { self }
  /// Downwards.
  public var down: SymbolEffect { self }
  /// With the clock.
  public var clockwise: SymbolEffect { self }
  /// Against the clock.
  public var counterClockwise: SymbolEffect { self }
  /// Off and then up.
  public var offUp: SymbolEffect { self }
  /// Down and then up.
  public var downUp: SymbolEffect { self }
  /// Up and then up.
  public var upUp: SymbolEffect { self }
  /// To the left.
  public var left: SymbolEffect { self }
  /// To the right.
  public var right: SymbolEffect { self }
}
