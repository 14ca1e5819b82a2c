/// The properties of a sheet by their names on the wire, as far as one message gives them. `present` and `set` have the same
/// ones.
struct SheetProperties {
  /// The names of the properties.
  static let names = Set(Action.sheetArguments)

  private var wishes: SheetConfiguration
  /// The names of detents that the message gives, with the path of each.
  private var namedDetents: [(path: String, name: String)] = []
  private var isChanged = false
  private let profile: Profile

  /// Begins with the present properties of a controller.
  init(of controller: ViewController) {
    wishes = controller.sheetConfiguration
    profile = controller.application.profile
  }

  /// Takes the property at a path of the message. Null is the default. Throws an error for a value that is not valid, and
  /// before iOS 14.
  mutating func take(_ property: Member, path: String) throws(Refusal) {
    guard profile.presentations.detents != nil else {
      throw .unsupported("Sheets have detents and a grabber since ios14; this is \(profile.id), so \(path) cannot be set.")
    }
    isChanged = true
    switch property.name {
    case "detents": wishes.detents = try Self.detents(property.value, path)
    case "selectedDetentIdentifier": wishes.selectedDetentIdentifier = try name(property.value, path)
    case "largestUndimmedDetentIdentifier": wishes.largestUndimmedDetentIdentifier = try name(property.value, path)
    default: wishes.prefersGrabberVisible = try Self.flag(property.value, path)
    }
  }

  /// Returns the function that assigns the properties to a controller, or nil if the message gives none. Throws an error if
  /// a given name is that of no detent.
  func assignment(to controller: ViewController) throws(Refusal) -> (() -> Void)? {
    for (path, name) in namedDetents where !wishes.hasDetent(name) {
      let names = wishes.detents.map(\.identifier).joined(separator: ", ")
      throw .invalid(path: path, "\(path) is \(name), and the detents are \(names).")
    }
    guard isChanged else { return nil }
    return { [wishes] in controller.sheetPresentationController.configuration = wishes }
  }
}

extension SheetProperties {
  /// The name of a detent: a string, the number of a detent that is named by it, or null for none.
  private mutating func name(_ value: Value, _ path: String) throws(Refusal) -> String? {
    if value == .null { return nil }
    guard let name = value.string ?? value.number.map(SheetDetent.name(ofPoints:)) else {
      throw .invalid(path: path, "\(path) is the name of one of the detents, or null.")
    }
    namedDetents.append((path, name))
    return name
  }

  private static func flag(_ value: Value, _ path: String) throws(Refusal) -> Bool {
    if value == .null { return false }
    guard let flag = value.bool else { throw .invalid(path: path, "\(path) is true or false.") }
    return flag
  }

  /// The greatest number of detents (ours).
  private static let most = 16

  private static func detents(_ value: Value, _ path: String) throws(Refusal) -> [SheetDetent] {
    if value == .null { return [.large] }
    guard let values = value.array, (1...most).contains(values.count) else {
      throw .invalid(path: path, "\(path) is a list of 1 to \(most) detents.")
    }
    var detents: [SheetDetent] = []
    for (index, value) in values.enumerated() {
      let next = try detent(value, "\(path)[\(index)]")
      try check(next, after: detents, in: path)
      detents.append(next)
    }
    return detents
  }

  /// Checks that a detent has a name of its own and is larger than those before it. How large `medium` is depends on the
  /// window.
  private static func check(_ next: SheetDetent, after others: [SheetDetent], in list: String) throws(Refusal) {
    let path = "\(list)[\(others.count)]"
    if let first = others.firstIndex(where: { $0.identifier == next.identifier }) {
      throw .invalid(path: path, "\(path) is a second detent named \(next.identifier), after \(list)[\(first)].")
    }
    if others.contains(.large) {
      throw .invalid(path: path, "\(path) comes after large, and the smallest detent is the first one.")
    }
    let values = (others + [next]).compactMap(\.points)
    if let value = next.points, values.dropLast().contains(where: { $0 > value }) {
      throw .invalid(path: path, "\(path) is smaller than a detent before it, and the smallest detent is the first one.")
    }
  }

  private static func detent(_ value: Value, _ path: String) throws(Refusal) -> SheetDetent {
    switch value {
    case "medium": return .medium
    case "large": return .large
    case .number(let points) where isHeight(points): return SheetDetent(points: points)
    case .object:
      if let detent = try custom(value, path) { return detent }
    default: break
    }
    throw .invalid(
      path: path,
      "\(path) is medium, large, a number of points above 0 and up to 20000, or an object with such a number as its value "
        + "and an identifier of 1 to 64 bytes.")
  }

  /// The detent that an object describes, or nil for any other object. Throws an error for a name that a detent of the system
  /// has.
  private static func custom(_ value: Value, _ path: String) throws(Refusal) -> SheetDetent? {
    guard let name = value["identifier"]?.string, (1...64).contains(name.utf8.count) else { return nil }
    if let taken = [SheetDetent.medium, .large].first(where: { $0.identifier == name }) {
      throw .invalid(
        path: path, "\(path) has the identifier \(taken.identifier), and a detent of the system already has this name.")
    }
    guard let points = value["value"]?.number, isHeight(points), value.members?.count == 2 else { return nil }
    return .custom(identifier: name, value: points)
  }

  private static func isHeight(_ points: Double) -> Bool { points > 0 && points <= 20_000 }
}

extension SheetDetent {
  /// The number of points of a custom detent.
  fileprivate var points: Double? {
    switch self {
    case .medium, .large: nil
    case .custom(_, let value): value
    }
  }
}
