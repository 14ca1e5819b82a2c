/// A sentence about something in the app that the preview does not support.
public struct Remark: Equatable, Sendable {
  /// Where it is.
  public let place: Place
  /// The name of it in the reference, such as `SwiftUI`.
  public let topic: String
  /// The consequence for the app.
  public let sentence: String
}
