import SplitKit

extension Preview {
  /// All previews of this package, in the order in which clients offer them.
  package static let all: [Preview] = [instagram, splitOrFlip, adaptability, mailSlide, mail, lab].map(\.openedInMeasuredVersion)
}
