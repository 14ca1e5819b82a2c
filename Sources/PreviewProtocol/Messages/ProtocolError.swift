/// The error with which a message is refused. The session is then as it was before the message.
package struct ProtocolError: Error, Equatable, Sendable {
  package let code: ErrorCode

  /// A sentence for people that says what the message had and what it can have instead.
  package let message: String

  /// The path of the invalid member, such as `window.safeArea[2]`, or nil if there is none.
  package let path: String?

  /// The greatest length of a sentence and of a path, so that the answer does not repeat a long name in full.
  static let maximumLength = 400

  package init(_ code: ErrorCode, _ message: String, path: String? = nil) {
    self.code = code
    self.message = message.clipped(to: Self.maximumLength)
    self.path = path?.clipped(to: Self.maximumLength)
  }
}

/// The reasons for which a message is refused (protocol.md, `error`).
package enum ErrorCode: String, Sendable, CaseIterable {
  /// The text is not JSON or not an object, is nested deeper than 16, or has a duplicate member or a lone surrogate.
  case malformed
  case unknownType
  case missing
  /// A member has the wrong type or range.
  case invalid
  /// The value is valid, but the session has no room for it.
  case tooLarge
  case unknownScene, unknownDevice, unknownProfile, unknownPolicy
  case unknownTarget, unknownAction, unknownProperty, unknownOption
  /// The element existed and is gone.
  case stale
  /// The element exists, but is covered, off screen or not interactive.
  case notHittable
  /// UIKit itself would raise an exception.
  case unsupported
  /// The message is not `open` or `ping`, and no preview is open.
  case notOpen
  case binary
  /// The session to resume is gone.
  case expired
  case tooFast
  /// The process of the app has ended, and nobody has started it again.
  case crashed
}
