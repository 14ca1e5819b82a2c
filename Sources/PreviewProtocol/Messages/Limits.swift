/// The bounds of what a message may say. Those of an id stand in `MessageID`, those of a
/// name in `SplitKit`.
enum Limits {
  /// A width or height in points (protocol.md, `invalid`).
  static let size = 1.0...20_000.0

  /// An x, y or offset in points: well past the largest content that a scene of the largest size lays out.
  static let coordinate = -100_000.0...100_000.0

  /// One of a window's safe area insets in points. The largest of a device is 68 (devices.md, iPhone Air).
  static let inset = 0.0...1_000.0

  /// A screen's pixels for a point. Devices have 1, 2 and 3.
  static let scale = 1.0...4.0

  /// A place in bytes of JSON: 4 KiB (protocol.md, `place`).
  static let placeBytes = 4_096
}
