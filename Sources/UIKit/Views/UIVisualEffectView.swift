import Foundation
internal import SplitKit

/// Contents that shine through a blurred background: `UIVibrancyEffect`. It is not drawn.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// Glass, since iOS 26: `UIGlassEffect`. It is drawn as a translucent colour.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
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
