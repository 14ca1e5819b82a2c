/// The limits for the values of a message. `MessageID` has those for an id, and `SplitKit` those for a name.
enum Limits {
  /// A width or height in points (protocol.md, `invalid`).
  static let size = 1.0...20_000.0

  /// An x or y in points. The limit exceeds the largest window by far.
  static let coordinate = -100_000.0...100_000.0

  /// The offset of a content in points. A list of a million rows of 100 points is as long.
  static let offset = -100_000_000.0...100_000_000.0

  /// An inset of a window's safe area, in points. The largest of a device is 68 (devices.md, iPhone Air).
  static let inset = 0.0...1_000.0

  /// The greatest number of steps of a snapshot pass (docs/protocol.md, `background`).
  static let snapshots = 8

  /// The number of slots of a session, which are numbered from 0 (docs/protocol.md, "Slots").
  static let slots = 16

  /// The number of pixels for each point. Devices have 1, 2 and 3.
  static let scale = 1.0...4.0

  /// The greatest length of the options of an `open` in bytes of JSON, 16 KiB (protocol.md, `open`). The session keeps
  /// them, for sweeps.
  static let optionsBytes = 16_384

  /// The greatest length of a place in bytes of JSON, 4 KiB (protocol.md, `place`).
  static let placeBytes = 4_096
}
