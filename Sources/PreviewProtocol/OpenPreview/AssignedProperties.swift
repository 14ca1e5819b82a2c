import SplitKit

/// The names of the properties that clients have set, by controller. Their values are those that the controllers have.
struct AssignedProperties {
  /// The controllers, in the order of their first assignment.
  private(set) var targets: [String] = []
  private var names: [String: [String]] = [:]

  /// The greatest number of controllers, of which the oldest are forgotten (ours).
  private static let mostTargets = 32

  /// The names of the properties of a controller.
  subscript(target: String) -> [String] { names[target] ?? [] }

  mutating func note(_ properties: [String], of target: String) {
    if names[target] == nil { targets.append(target) }
    for name in properties where !self[target].contains(name) { names[target, default: []].append(name) }
    if targets.count > Self.mostTargets { names[targets.removeFirst()] = nil }
  }
}

extension OpenPreview {
  /// The properties that clients have set, with their present values.
  var assignedProperties: [Member] {
    assigned.targets.compactMap { target in
      guard let controller = content.controller(named: target) ?? application.controller(target) as? ViewController else {
        return nil
      }
      let names = assigned[target]
      let values = controller.settableProperties.filter { names.contains($0.name) }.map { Member($0.name, $0.value) }
      return values.isEmpty ? nil : Member(target, .object(values))
    }
  }
}
