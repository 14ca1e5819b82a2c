import SplitKit

/// A place where a value is not as it was recorded.
struct ValueDifference: Equatable {
  /// The path, such as `panes[2].frame[0]`, or an empty one for the value itself.
  let path: String
  /// The recorded value, or nil if there was none.
  let recorded: Value?
  /// The value now, or nil if there is none.
  let present: Value?
}

extension Value {
  /// The first place where this value is not as the recorded one, or nil if there is none.
  ///
  /// The order of members does not count.
  ///
  /// - Parameter isPartial: Whether objects of this value can have members that the recorded ones have not.
  func firstDifference(from recorded: Value, isPartial: Bool = false, at path: String = "") -> ValueDifference? {
    switch (recorded, self) {
    case (.object(let members), .object(let others)):
      for member in members {
        if let found = self[member.name].difference(
          from: member.value, isPartial, at: path.isEmpty ? member.name : "\(path).\(member.name)")
        {
          return found
        }
      }
      guard !isPartial, let surplus = others.first(where: { recorded[$0.name] == nil }) else { return nil }
      return ValueDifference(
        path: path.isEmpty ? surplus.name : "\(path).\(surplus.name)", recorded: nil, present: surplus.value)
    case (.array(let elements), .array(let others)):
      for index in 0..<max(elements.count, others.count) {
        let present = others.dropFirst(index).first
        guard index < elements.count else {
          return ValueDifference(path: "\(path)[\(index)]", recorded: nil, present: present)
        }
        if let found = present.difference(from: elements[index], isPartial, at: "\(path)[\(index)]") { return found }
      }
      return nil
    default:
      return self == recorded ? nil : ValueDifference(path: path, recorded: recorded, present: self)
    }
  }
}

extension Value? {
  fileprivate func difference(from recorded: Value, _ isPartial: Bool, at path: String) -> ValueDifference? {
    guard let value = self else { return ValueDifference(path: path, recorded: recorded, present: nil) }
    return value.firstDifference(from: recorded, isPartial: isPartial, at: path)
  }
}
