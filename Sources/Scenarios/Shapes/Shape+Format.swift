import SplitKit

extension Shape where Output == Double {
  /// The version of the format that this package reads. A file names its own first, so that a later version can say how to change it.
  static let formatVersion = 1.0

  /// The key that every file begins with.
  static let formatField = format.field("format", "The version of the format: `format: 1`.")

  /// The version of a file's format.
  private static let format = Shape(
    schema: { _ in ["const": .number(formatVersion)] },
    read: { (node) throws(SourceError) in
      guard case .scalar(let scalar) = node.content, scalar.number == formatVersion else {
        if case .scalar(let scalar) = node.content, let number = scalar.number, number > formatVersion {
          throw SourceError(
            at: node.mark,
            "The file has format \(scalar.text), and this build of split-preview reads format 1. A newer build is needed.")
        }
        throw node.mismatch("1, because this version of split-preview reads format 1")
      }
      return formatVersion
    })
}
