/// A test that asks for something that there is not. The description is a sentence for people.
public enum TestWindowError: Error, Equatable, CustomStringConvertible {
  /// There is no device of that name, or none that runs the system.
  case noDevice(String, nearest: [String])
  /// Nothing of that kind on the screen has that title or identifier.
  case noElement(kind: String, name: String, shown: [String])
  /// Several elements on the screen have that title. The parameter `in` chooses the controller.
  case severalElements(kind: String, name: String, controllers: [String])
  /// The window does not take what the test does, for the reason in the sentence.
  case refused(String)
  /// The controller was made before its window.
  case madeBefore(String)
  /// A condition did not come true in time.
  case inVain(String, hierarchy: String)
  /// This cannot be done on Apple's UIKit, for the reason in the sentence.
  case needsTheEngine(String)

  /// A sentence that says what is wrong, and what there is instead.
  public var description: String {
    switch self {
    case .noDevice(let name, let nearest):
      return "There is no device “\(name)” for this system.\(nearest.isEmpty ? "" : " The nearest are \(Self.list(nearest)).")"
    case .noElement(let kind, let name, let shown):
      let others = shown.isEmpty ? "There is none at all." : "The screen has \(Self.list(shown))."
      return "There is no \(kind) “\(name)” on the screen. \(others)"
    case .severalElements(let kind, let name, let controllers):
      let owners = controllers.joined(separator: ", ")
      return "Several \(kind)s on the screen are named “\(name)”: those of \(owners). Choose one with `in`."
    case .refused(let sentence): return sentence
    case .madeBefore(let name):
      return "The \(name) was made before its window. Make it in the call, as in TestWindow(root: \(name)()), "
        + "or open a TestWindow without a root and give the controller to show(_:)."
    case .inVain(let what, let hierarchy): return "The test waited in vain: \(what)\n\(hierarchy)"
    case .needsTheEngine(let sentence): return sentence
    }
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(20).map { "“\($0)”" }.joined(separator: ", ")
    return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
  }
}
