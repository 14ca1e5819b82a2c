/// One of the two places of a split-or-flip container. From right to left, the left one is at the right.
enum Side: String, CaseIterable {
  case left, right

  var opposite: Side {
    switch self {
    case .left: .right
    case .right: .left
    }
  }
}
