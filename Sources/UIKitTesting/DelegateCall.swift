/// A call of UIKit to the app: to a delegate, or to a controller about its life.
public struct DelegateCall: Hashable, Sendable, CustomStringConvertible {
  /// The class of the app's object that took the call.
  public let receiver: String
  /// The method as Swift names it, such as `splitViewController(_:willChangeTo:)`.
  public let method: String
  /// The arguments as texts, without the sender: the classes of controllers, and the names of values.
  public let arguments: [String]
  /// The answer as a text, or nil if the method returns nothing.
  public let answer: String?

  /// Creates a call, to compare with one of a window.
  public init(receiver: String, method: String, arguments: [String] = [], answer: String? = nil) {
    (self.receiver, self.method, self.arguments, self.answer) = (receiver, method, arguments, answer)
  }

  /// The receiver and the method, such as `SceneDelegate.splitViewControllerDidCollapse(_:)`.
  public var name: String { "\(receiver).\(method)" }

  /// The name, the arguments and the answer.
  public var description: String {
    let values = arguments.isEmpty ? "" : " [\(arguments.joined(separator: ", "))]"
    return name + values + (answer.map { " → \($0)" } ?? "")
  }
}
