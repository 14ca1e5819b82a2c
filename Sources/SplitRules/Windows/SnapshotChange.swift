/// A step of a snapshot pass that a client describes. A length or a style that is nil stays what it is.
package struct SnapshotChange: Equatable, Sendable {
  package let width: Double?
  package let height: Double?
  package let userInterfaceStyle: UserInterfaceStyle?

  package init(width: Double? = nil, height: Double? = nil, userInterfaceStyle: UserInterfaceStyle? = nil) {
    self.width = width
    self.height = height
    self.userInterfaceStyle = userInterfaceStyle
  }
}
