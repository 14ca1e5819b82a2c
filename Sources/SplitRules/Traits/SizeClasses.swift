/// The size classes of a window.
package struct SizeClasses: Equatable, Sendable {
  package let horizontal: UserInterfaceSizeClass
  package let vertical: UserInterfaceSizeClass

  package init(horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
