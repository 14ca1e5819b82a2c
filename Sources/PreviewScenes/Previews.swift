import SplitKit

extension Preview {
  /// Every app of this package that can be previewed, in the order in which it is offered.
  package static let all: [Preview] = [.instagram, .splitOrFlip, .adaptability, .mailSlide, .mail, .lab]
}
