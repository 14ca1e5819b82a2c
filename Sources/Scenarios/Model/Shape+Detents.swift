import SplitKit

extension Shape where Output == [Value] {
  /// The detents of a sheet as the message `perform` has them: `medium`, `large`, or a height in points. They are different, and the
  /// smallest is the first. How high `medium` is depends on the window, so nothing is said about its place.
  static let detents = Shape(
    schema: { definitions in
      let height: Value = ["type": "number", "exclusiveMinimum": 0, "maximum": 20_000]
      let text: Value = ["type": "string", "pattern": "^[0-9]+([.][0-9]+)?$"]
      return [
        "type": "array", "items": definitions.orOption(["anyOf": [["enum": ["medium", "large"]], height, text]]), "minItems": 1,
        "maxItems": 16,
        "uniqueItems": true,
      ]
    },
    read: { (node) throws(SourceError) in
      guard case .sequence(let nodes) = node.content, (1...16).contains(nodes.count) else {
        throw node.mismatch("a list of 1 to 16 detents, such as [medium, large]")
      }
      var detents: [(value: Value, mark: SourceMark)] = []
      for node in nodes {
        let next = try detent(node)
        try check(next, at: node.mark, after: detents)
        detents.append((next, node.mark))
      }
      return detents.map(\.value)
    })

  private static func detent(_ node: SourceNode) throws(SourceError) -> Value {
    guard case .scalar(let scalar) = node.content else { throw node.mismatch(rule) }
    if ["medium", "large"].contains(scalar.text) { return .string(scalar.text) }
    // A height was a text in earlier files.
    let height = scalar.number ?? Scalar(scalar.text, isQuoted: false).number
    guard let height, height > 0, height <= 20_000 else { throw node.mismatch(rule) }
    return .number(height)
  }

  private static let rule = "medium, large, or a height in points above 0 and up to 20000"

  private static func check(_ next: Value, at mark: SourceMark, after others: [(value: Value, mark: SourceMark)])
    throws(SourceError)
  {
    if let first = others.first(where: { $0.value == next }) {
      throw SourceError(at: mark, "This detent is there already, in \(first.mark.words). Take this one out.")
    }
    if let large = others.first(where: { $0.value == "large" }) {
      throw SourceError(at: mark, "This detent comes after large in \(large.mark.words). Put the smallest detent first.")
    }
    if let height = next.number, let larger = others.first(where: { ($0.value.number ?? 0) > height }) {
      throw SourceError(at: mark, "This detent is smaller than the one in \(larger.mark.words). Put the smallest detent first.")
    }
  }
}
