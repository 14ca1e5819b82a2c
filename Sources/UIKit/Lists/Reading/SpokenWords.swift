extension UIView {
  /// The words that a screen reader says of the view as a part of a cell: those of the visible labels in it, in their order. Controls
  /// are elements of their own.
  var spokenWords: [String] {
    guard !isHidden, !(self is UIControl) else { return [] }
    if let label = accessibilityLabel { return label.isEmpty ? [] : [label] }
    if let text = (self as? UILabel)?.text { return text.isEmpty ? [] : [text] }
    return subviews.flatMap(\.spokenWords)
  }
}

extension [UIView] {
  /// The words of all views as the name of a cell, joined as VoiceOver joins them (general knowledge); nil for no words.
  @MainActor var spokenName: String? {
    let words = flatMap(\.spokenWords)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
