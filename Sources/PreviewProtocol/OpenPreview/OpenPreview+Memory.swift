import SplitKit

extension OpenPreview {
  /// An estimate of the memory that the app takes, in bytes, with its last scene. The factors were measured with the
  /// sample previews (docs/security.md).
  var estimatedBytes: Int {
    Self.usualBytes + application.controllerCount * Self.controllerBytes + 2 * application.writtenTexts.total
      + ((content as? any SizedContent)?.contentBytes ?? 0)
  }

  private static let usualBytes = 24_576
  private static let controllerBytes = 1_024
}
