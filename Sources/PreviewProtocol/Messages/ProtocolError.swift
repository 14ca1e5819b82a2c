/// What a refused message is answered with. The session is then as it was before the message.
package struct ProtocolError: Error, Equatable, Sendable {
  package let code: ErrorCode

  /// One sentence for people: what was said, and what can be said instead.
  package let message: String

  /// The member of the message that is to blame, such as `window.safeArea[2]`, where there is one.
  package let path: String?

  /// How much of a sentence or a path is sent: a client that says a long name does not get all of it back.
  static let maximumLength = 400

  package init(_ code: ErrorCode, _ message: String, path: String? = nil) {
    self.code = code
    self.message = message.clipped(to: Self.maximumLength)
    self.path = path?.clipped(to: Self.maximumLength)
  }
}

/// The reasons for which a message is refused (protocol.md, `error`).
package enum ErrorCode: String, Sendable, CaseIterable {
  /// Not JSON, not an object, nested deeper than 16, a duplicate member, a lone surrogate.
  case malformed
  case unknownType
  case missing
  /// A member has the wrong type or range.
  case invalid
  case unknownScene, unknownDevice, unknownProfile, unknownPolicy
  case unknownTarget, unknownAction, unknownProperty, unknownOption
  /// An element that was there and is gone.
  case stale
  /// The element is there, but covered, off screen or not interactive.
  case notHittable
  /// UIKit itself would raise.
  case unsupported
  /// Anything but `open` and `ping` before the first `open`.
  case notOpen
  case binary
  /// The session to resume is gone.
  case expired
  case tooFast
}
