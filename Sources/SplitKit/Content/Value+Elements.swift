extension Value {
  /// Calls the body with every `id` in a view model, and with whether its element is enabled.
  package func forEachElement(_ body: (_ id: String, _ isEnabled: Bool) -> Void) {
    switch self {
    case .array(let elements): for element in elements { element.forEachElement(body) }
    case .object(let members):
      if let id = self["id"]?.string { body(id, self["isEnabled"]?.bool ?? true) }
      for member in members { member.value.forEachElement(body) }
    case .null, .bool, .number, .string: break
    }
  }
}
