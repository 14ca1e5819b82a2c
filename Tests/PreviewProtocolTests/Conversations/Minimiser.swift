import SplitKit

/// Leaves out of a list that goes wrong whatever it does not need to go wrong.
struct ListMinimiser<Element> {
  /// Whether this list still shows the fault.
  let fails: ([Element]) -> Bool

  /// Runs are tried from the longest on, and single elements until none can go.
  func fewest(_ elements: [Element]) -> [Element] {
    var kept = elements
    var length = max(1, kept.count / 2)
    while length > 0 {
      let fewer = withoutRuns(of: length, in: kept)
      if length > 1 || fewer.count == kept.count { length /= 2 }
      kept = fewer
    }
    return kept
  }

  private func withoutRuns(of length: Int, in elements: [Element]) -> [Element] {
    var kept = elements
    var start = 0
    while start < kept.count {
      var fewer = kept
      fewer.removeSubrange(start..<min(start + length, kept.count))
      if fails(fewer) { kept = fewer } else { start += length }
    }
    return kept
  }
}

/// Makes a conversation that goes wrong as small as it can be and still goes wrong in the same way.
struct Minimiser {
  /// Whether these messages still show the fault.
  let fails: ([Value]) -> Bool

  /// The messages without those that the fault does not need, then each without the members that it does not need.
  func fewest(_ messages: [Value]) -> [Value] {
    var kept = ListMinimiser(fails: fails).fewest(messages)
    for index in kept.indices { simplify(&kept, at: index) }
    return kept
  }

  private func simplify(_ messages: inout [Value], at index: Int) {
    for path in paths(in: messages[index]) {
      var simpler = messages
      simpler[index] = messages[index].removing(path)
      if fails(simpler) { messages = simpler }
    }
  }

  private func paths(in message: Value) -> [[String]] {
    (message.members ?? []).flatMap { member in
      [[member.name]] + (member.value.members ?? []).map { [member.name, $0.name] }
    }
  }
}

extension Value {
  /// The object without the member at that path.
  fileprivate func removing(_ path: [String]) -> Value {
    guard case .object(let members) = self, let first = path.first else { return self }
    guard path.count > 1 else { return .object(members.filter { $0.name != first }) }
    return .object(
      members.map { $0.name == first ? Member(first, $0.value.removing(Array(path.dropFirst()))) : $0 })
  }
}
