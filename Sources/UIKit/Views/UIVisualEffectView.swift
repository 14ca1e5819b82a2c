import Foundation
internal import SplitKit

/// Contents that shine through a blurred background: `UIVibrancyEffect`. It is not drawn.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Creates an effect for a kind of contents.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) }
}

/// The contents of a vibrancy: `UIVibrancyEffectStyle`, with UIKit's raw values. They have no effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Several views of glass that flow together, since iOS 26: `UIGlassContainerEffect`. It is not drawn.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which they flow together in points. It is kept.
  open var spacing: CGFloat = 0
}

/// Glass, since iOS 26: `UIGlassEffect`. It is drawn as a translucent colour.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// The kinds of glass, with UIKit's raw values. They are drawn alike.
  public enum Style: Int, Sendable { case regular, clear }
  /// Creates glass.
  public override init() { super.init() }
  /// Creates glass of a kind.
  public convenience init(style: Style) { self.init() }
  /// Kept, without an effect.
  open var isInteractive = false
  /// The colour of the glass, or nil.
  open var tintColor: UIColor?
}

/// A view with an effect: `UIVisualEffectView`. It is a box with a translucent colour.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }
  /// Creates a view as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }
  /// The effect, or nil for none.
  open var effect: UIVisualEffect? { didSet { noteChange() } }
  /// The view to which contents are added.
  public let contentView = UIView()

  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override func contentNode(in reading: inout ReadingContext) -> Value {
    let color = effect.map { effect in
      (effect as? UIGlassEffect)?.tintColor ?? UIColor.systemBackground.withAlphaComponent(effect is UIVibrancyEffect ? 0 : 0.7)
    }
    guard backgroundColor == nil, let color else { return node("box", [:], in: &reading) }
    return node("box", ["background": .color(color, reading)], in: &reading)
  }
}
