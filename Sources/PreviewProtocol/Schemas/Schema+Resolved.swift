extension Schema {
  /// The description with others in place of their names, and with objects that have no other members.
  ///
  /// The schemas of a tool and of a file of checks have no definitions but their own. The members of messages refer to few, and to none in a
  /// circle.
  package var resolved: Schema {
    switch self {
    case .any, .never, .null, .flag, .constant, .text, .textExcept, .names, .number, .whole: self
    case .list(let element, let count, let isSet): .list(element.resolved, count: count, isSet: isSet)
    case .tuple(let elements): Self.list(of: elements.map(\.resolved))
    case .object(let object): .object(object.resolved)
    case .map(let value): .map(value.resolved)
    case .anyOf(let schemas): .anyOf(schemas.map(\.resolved))
    case .named(let name): name.schema.resolved
    }
  }

  /// Elements that are all alike as a list of so many, because some clients refuse an array without `items`.
  private static func list(of elements: [Schema]) -> Schema {
    guard let first = elements.first, elements.allSatisfy({ $0 == first }) else { return .tuple(elements) }
    return .list(first, count: elements.count...elements.count, isSet: false)
  }
}

extension ObjectSchema {
  fileprivate var resolved: ObjectSchema {
    var copy = self
    copy.members = members.map { member in
      SchemaMember(name: member.name, schema: member.schema.resolved, isRequired: member.isRequired, summary: member.summary)
    }
    copy.isClosed = !hasOthers
    return copy
  }
}
