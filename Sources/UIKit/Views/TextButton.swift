import Foundation
internal import SplitKit

/// A text that can be tapped, of which controls of the system are made.
@MainActor
final class TextButton: UIControl {
  let label = UILabel()

  /// Creates a button that does something when it is tapped.
  init(font: UIFont, _ perform: @escaping () -> Void) {
    super.init(frame: .zero)
    (label.font, label.textAlignment) = (font, .center)
    addSubview(label)
    addAction(UIAction { _ in perform() }, for: .touchUpInside)
  }
  required init?(coder: NSCoder) { nil }

  /// The distance of the text from the leading and the trailing edge.
  var padding: CGFloat = 0 { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: padding, dy: 0)
    accessibilityLabel = label.text
  }
  override var intrinsicContentSize: CGSize {
    CGSize(width: label.intrinsicContentSize.width + 2 * padding, height: IntrinsicSizes.datePicker)
  }
}
