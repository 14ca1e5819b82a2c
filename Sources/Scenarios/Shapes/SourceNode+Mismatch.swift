extension SourceNode {
  /// An error for a value of the wrong kind. `rule` names what would be right, without a full stop.
  func mismatch(_ rule: String) -> SourceError {
    SourceError(at: mark, "This is \(summary). It must be \(rule).")
  }

  private var summary: String {
    switch content {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar(let scalar) where scalar.isBeforeComment: "nothing, because # begins a comment. A text with # needs quotes"
    case .scalar(let scalar) where scalar.isNull: "nothing"
    case .scalar(let scalar) where scalar.flag != nil || scalar.number != nil: scalar.text
    case .scalar(let scalar): "\"\(scalar.text.prefix(40))\(scalar.text.count > 40 ? "…" : "")\""
    }
  }
}
