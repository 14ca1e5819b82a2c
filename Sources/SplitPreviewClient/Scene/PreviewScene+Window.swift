extension PreviewScene {
  /// The window of an app.
  public struct Window: Sendable, Equatable {
    /// All members of the window by their names on the wire.
    public let members: [String: JSON]
    /// The size, in points.
    public let size: Size
    /// The insets of the safe area.
    public let safeArea: EdgeInsets
    /// The traits, overrides included.
    public let traits: Traits
    /// The id of the device, or nil for a free window.
    public let device: String?
    /// The orientation of the interface.
    public let orientation: Orientation
    /// The place on the screen of the device.
    public let arrangement: Arrangement
    /// Whether the app is in the foreground.
    public let isActive: Bool
    /// The id of the field that has the keyboard.
    public let focus: String?

    init(_ members: Members) throws(PreviewError) {
      self.members = members.values
      size = try members.read("size", "a size", Size.init)
      safeArea = try members.read("safeArea", "insets", EdgeInsets.init)
      traits = try Traits(try members.object("traits"))
      device = try members.readIfPresent("device", "a string", \.string)
      orientation = try members.word("orientation")
      arrangement = try members.word("arrangement")
      isActive = try members.string("activationState") == "foregroundActive"
      focus = try members.readIfPresent("focus", "a string", \.string)
    }
  }

  /// The traits of a window (`UITraitCollection`).
  public struct Traits: Sendable, Equatable {
    /// All traits by their names in UIKit.
    public let members: [String: JSON]
    /// The horizontal size class.
    public let horizontalSizeClass: SizeClass
    /// The vertical size class.
    public let verticalSizeClass: SizeClass

    init(_ members: Members) throws(PreviewError) {
      self.members = members.values
      horizontalSizeClass = try members.word("horizontalSizeClass")
      verticalSizeClass = try members.word("verticalSizeClass")
    }

    /// A trait by its name in UIKit, such as `userInterfaceStyle`, or nil if the profile has none of this name.
    public subscript(name: String) -> String? { members[name]?.string }
  }
}
