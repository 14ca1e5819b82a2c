/// The places of a value and of its parts in a file, by paths as errors of messages name them, such as `traits.userInterfaceStyle` and
/// `devices[1]`.
package struct SourceMarks: Equatable, Sendable {
  /// The place of the whole value.
  package let start: SourceMark
  private var keys: [String: SourceMark] = [:]
  private var values: [String: SourceMark] = [:]

  /// Notes the places of the parts of a value.
  package init(_ node: SourceNode, at start: SourceMark? = nil) {
    self.start = start ?? node.mark
    note(node, at: "")
  }

  /// The place of the value at a path, or of its key. A path without a place has that of the part around it.
  package func mark(at path: String, isKey: Bool = false) -> SourceMark {
    let places = isKey ? keys : values
    var rest = path[...]
    while !rest.isEmpty {
      if let mark = places[String(rest)] ?? values[String(rest)] { return mark }
      rest = rest[..<(rest.lastIndex { $0 == "." || $0 == "[" } ?? rest.startIndex)]
    }
    return start
  }

  /// Whether the value has something at a path.
  package func has(_ path: String) -> Bool { values[path] != nil }

  private mutating func note(_ node: SourceNode, at path: String) {
    values[path] = node.mark
    switch node.content {
    case .scalar: break
    case .sequence(let nodes): for (index, part) in nodes.enumerated() { note(part, at: "\(path)[\(index)]") }
    case .mapping(let entries):
      for entry in entries {
        let inner = path.isEmpty ? entry.key : "\(path).\(entry.key)"
        keys[inner] = entry.mark
        note(entry.value, at: inner)
      }
    }
  }
}

extension SourceMarks {
  /// The places of a step in short, of which the key is the type, and the value is that of a member or has all members.
  init(short entry: SourceEntry, _ member: String?) {
    self.init(entry.value, at: entry.mark)
    values["type"] = entry.mark
    if let member, values[member] == nil { values[member] = entry.value.mark }
  }
}
