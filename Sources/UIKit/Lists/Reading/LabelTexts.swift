extension UIView {
  /// The texts of this view and of those in it, if they are labels, in the order of the subviews.
  private var labelTexts: [String] {
    let own = (self as? UILabel)?.text
    return (own.map { [$0] } ?? []) + subviews.flatMap(\.labelTexts)
  }

  /// The texts of the labels in this view, a line each, or nil if there are none.
  var joinedLabelTexts: String? {
    let texts = labelTexts
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}
