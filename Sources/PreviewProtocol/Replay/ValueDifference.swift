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
    case (.object(let members), .object):
      difference(fromObject: members, isPartial, at: path.isEmpty ? "" : "\(path).")
    case (.array(let elements), .array(let others)):
      others.difference(from: elements, isPartial, at: path)
    default:
      self == recorded ? nil : ValueDifference(path: path, recorded: recorded, present: self)
    }
  }

  /// The first member of this object that is not as the recorded one, or that was not recorded.
  private func difference(fromObject recorded: [Member], _ isPartial: Bool, at prefix: String) -> ValueDifference? {
    for member in recorded {
      let found = self[member.name].difference(from: member.value, isPartial, at: prefix + member.name)
      if let found { return found }
    }
    let known = Value.object(recorded)
    guard !isPartial, let surplus = members?.first(where: { known[$0.name] == nil }) else { return nil }
    return ValueDifference(path: prefix + surplus.name, recorded: nil, present: surplus.value)
  }
}

extension [Value] {
  /// The first element that is not as the recorded one, or that only one of the two arrays has.
  fileprivate func difference(from recorded: [Value], _ isPartial: Bool, at path: String) -> ValueDifference? {
    for (index, element) in recorded.enumerated() {
      let found = dropFirst(index).first.difference(from: element, isPartial, at: "\(path)[\(index)]")
      if let found { return found }
    }
    return dropFirst(recorded.count).first.map {
      ValueDifference(path: "\(path)[\(recorded.count)]", recorded: nil, present: $0)
    }
  }
}

extension Value? {
  fileprivate func difference(from recorded: Value, _ isPartial: Bool, at path: String) -> ValueDifference? {
    guard let value = self else { return ValueDifference(path: path, recorded: recorded, present: nil) }
    return value.firstDifference(from: recorded, isPartial: isPartial, at: path)
  }
}
