/// Why the window did not do what was asked. Nothing has changed when one is thrown.
public enum Refusal: Error, Equatable {
  /// There is no element and no controller of that id.
  case unknownTarget(String)
  /// It is there, but covered, off screen or not interactive.
  case notHittable(String, because: String)
  /// A container that has no such method.
  case unknownAction(String, on: String)
  /// A container that has no such property.
  case unknownProperty(String, on: String)
  /// A scene that has no such option.
  case unknownOption(String, of: String)
  /// A value of the wrong type or range, at that place in the message.
  case invalid(path: String, String)
  /// A value that an action needs.
  case missing(path: String, String)
  /// UIKit itself would raise; the sentence is UIKit's where it is known.
  case unsupported(String)
}

extension Refusal {
  /// One sentence that names what was asked and why it cannot be.
  public var sentence: String {
    switch self {
    case .unknownTarget(let id): "There is no element named \(id)."
    case .notHittable(let id, let reason): "\(id) cannot take a touch: \(reason)."
    case .unknownAction(let action, let type): "A \(type) has no action \(action)."
    case .unknownProperty(let property, let type): "A \(type) has no property \(property)."
    case .unknownOption(let option, let scene): "The scene \(scene) has no option \(option)."
    case .invalid(_, let sentence), .missing(_, let sentence), .unsupported(let sentence): sentence
    }
  }
}
