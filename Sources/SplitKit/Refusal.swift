/// An error that refuses a request to the window. Nothing has changed when it is thrown.
public enum Refusal: Error, Equatable {
  /// There is no element and no controller with the id that stands at a path of the message.
  case unknownTarget(String, path: String = "target")
  /// The element exists, but is covered, off screen or not interactive.
  case notHittable(String, because: String)
  /// The app is in the background, where nothing can be touched.
  case inBackground
  /// The container has no such action.
  case unknownAction(String, on: String)
  /// The container has no such property.
  case unknownProperty(String, on: String)
  /// The preview has no such option.
  case unknownOption(String, of: String)
  /// A value at the given path of the message has the wrong type or range.
  case invalid(path: String, String)
  /// The value at the given path is valid, but there is no room for it.
  case tooLarge(path: String, String)
  /// A required value is missing.
  case missing(path: String, String)
  /// UIKit itself would raise an exception, or the OS version lacks what the member at a path of the message asks for. The sentence is
  /// UIKit's message if it is known.
  case unsupported(String, path: String? = nil)
}

extension Refusal {
  /// A sentence that names the request and the reason for its refusal.
  package var sentence: String {
    switch self {
    case .unknownTarget(let id, _): "There is no element named \(id)."
    case .notHittable(let id, let reason): "\(id) cannot take a touch: \(reason)."
    case .inBackground: "The window cannot take a touch: the app is in the background."
    case .unknownAction(let action, let type): "A \(type) has no action \(action)."
    case .unknownProperty(let property, let type): "A \(type) has no property \(property)."
    case .unknownOption(let option, let preview): "The scene \(preview) has no option \(option)."
    case .invalid(_, let sentence), .tooLarge(_, let sentence), .missing(_, let sentence), .unsupported(let sentence, _):
      sentence
    }
  }
}
