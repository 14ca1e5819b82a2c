/// The size classes of a window.
public struct SizeClasses: Equatable, Sendable {
  public let horizontal: UserInterfaceSizeClass
  public let vertical: UserInterfaceSizeClass

  public init(horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
