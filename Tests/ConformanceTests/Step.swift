import SplitKit

/// A message of a case, and maybe what is expected of its answer.
///
/// A step is written as an object whose member is named as the message's type and holds what it is mainly about, with
/// the rest beside it:
///
/// ```
/// {"open": {"window": [820, 1180], "safeArea": [32, 0, 25, 0], "options": {…}}}   the lab in the classic style
/// {"resize": [500, 768]}            {"rotate": "portrait"}         {"traits": {"horizontalSizeClass": "compact"}}
/// {"drag": "split/primary/edge", "x": 400, "phase": "changed"}
/// {"scroll": "home", "to": [0, 300]}
/// {"tap": "nav:A/back"}             {"tap": [700, 900]}            {"swipe": "right", "at": [0, 500]}
/// {"set": {"primaryEdge": "trailing"}}                             {"set": {"title": "T"}, "on": "A"}
/// {"perform": "showDetail", "controller": "D"}                     {"perform": "pop", "on": "nav:A"}
/// {"background": [{"width": 320}]} {"background": null} (the profile's own snapshots)      {"foreground": null}
/// ```
///
/// An action without `on` is done to `split`.
struct Step: Sendable {
  /// The message as on the wire. An `open` can leave out the profile, which then comes from the statement.
  let message: Value
  let expectation: Expectation?

  init(_ value: Value) throws {
    guard let main = value.members?.first else { throw DataError("\(value) is no step") }
    let others = value.members!.dropFirst().filter { $0.name != "expect" }
    message = try Self.message(main, Array(others))
    expectation = try value["expect"].map(Expectation.init)
  }

  /// The message in that profile, as text.
  func message(in profile: String) -> Value {
    guard message["type"] == "open", message["profile"] == nil, let members = message.members else { return message }
    return .object(members + [Member("profile", .string(profile))])
  }
}

extension Step {
  private static func message(_ main: Member, _ others: [Member]) throws -> Value {
    let type = Member("type", .string(main.name))
    switch main.name {
    case "open":
      try main.value.check(hasOnly: ["scene", "window", "safeArea", "scale", "options", "traits", "policy", "profile", "device"])
      return .object([type] + (try open(main.value)))
    case "resize": return .object([type] + (try sides(main.value, ["width", "height"])) + others)
    case "rotate": return .object([type, Member("to", main.value)])
    case "traits": return .object([type] + (main.value.members ?? []))
    case "tap":
      let isElement = main.value.string != nil
      return .object([type] + (isElement ? [Member("target", main.value)] : try sides(main.value, ["x", "y"])))
    case "swipe":
      return .object([type, Member("direction", main.value)] + (try sides(Value.object(others).required("at"), ["x", "y"])))
    case "scroll":
      return .object(
        [type, Member("target", main.value)] + (try sides(Value.object(others).required("to"), ["x", "y"])))
    case "drag": return .object([type, Member("target", main.value)] + others)
    case "set": return .object([type, target(others), Member("properties", main.value)])
    case "perform":
      return .object([type, target(others), Member("action", main.value)] + others.filter { $0.name != "on" })
    case "background": return .object([type] + (main.value == .null ? [] : [Member("snapshots", main.value)]))
    case "sync", "foreground": return .object([type])
    default: throw DataError("\(main.name) is no step")
    }
  }

  private static func target(_ others: [Member]) -> Member {
    Member("target", others.first { $0.name == "on" }?.value ?? "split")
  }

  private static func sides(_ value: Value, _ names: [String]) throws -> [Member] {
    let numbers = try value.list()
    guard numbers.count == names.count else { throw DataError("\(value) are not two numbers") }
    return zip(names, numbers).map { Member($0, $1) }
  }

  /// The lab is opened in the classic style unless something else is said.
  private static func open(_ value: Value) throws -> [Member] {
    let scene = value["scene"] ?? "lab"
    var options = value["options"]?.members ?? []
    if scene == "lab", value["options"]?["style"] == nil { options.insert(Member("style", "unspecified"), at: 0) }
    var window = try sides(value.required("window"), ["width", "height"])
    window += (value.members ?? []).filter { ["safeArea", "scale"].contains($0.name) }
    return [Member("scene", scene), Member("options", .object(options)), Member("window", .object(window))]
      + (value.members ?? []).filter { ["traits", "policy", "profile", "device"].contains($0.name) }
  }
}
