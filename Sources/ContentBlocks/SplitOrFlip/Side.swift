/// One of the two sides of a split-or-flip container. In a right-to-left layout, the left side is at the right.
package enum Side: String, CaseIterable {
  case left, right

  package var opposite: Side {
    switch self {
    case .left: .right
    case .right: .left
    }
  }
}
