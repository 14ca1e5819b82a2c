import SplitKit

/// A place where a value is not as it was recorded.
struct ValueDifference: Equatable {
  let path: MemberPath
  /// The recorded value, or nil if there was none.
  let recorded: Value?
  /// The value now, or nil if there is none.
  let present: Value?
}

/// Finds every place where a value is not as it was recorded. The order of members does not count.
struct ValueComparison {
  /// The places that may differ.
  var mayDiffer: [MemberPattern] = []
  /// Whether the present objects can have members that the recorded ones have not.
  var isPartial = false
  private(set) var differences: [ValueDifference] = []
  /// The number of places that differ and may.
  private(set) var ignored = 0

  init(mayDiffer: [MemberPattern] = [], isPartial: Bool = false) {
    (self.mayDiffer, self.isPartial) = (mayDiffer, isPartial)
  }

  mutating func compare(_ recorded: Value?, _ present: Value?, at path: MemberPath = MemberPath()) {
    switch (recorded, present) {
    case (.object(let members), .object(let others)): compare(members, others, at: path)
    case (.array(let elements), .array(let others)): compare(elements, others, at: path)
    default:
      guard recorded != present else { return }
      note(ValueDifference(path: path, recorded: recorded, present: present))
    }
  }

  private mutating func note(_ difference: ValueDifference) {
    if mayDiffer.contains(where: { $0.covers(difference.path) }) { ignored += 1 } else { differences.append(difference) }
  }

  private mutating func compare(_ recorded: [Member], _ present: [Member], at path: MemberPath) {
    let others = Dictionary(present.map { ($0.name, $0.value) }) { _, last in last }
    for member in recorded { compare(member.value, others[member.name], at: path.appending(.member(member.name))) }
    guard !isPartial else { return }
    let known = Set(recorded.map(\.name))
    for member in present where !known.contains(member.name) {
      compare(.none, member.value, at: path.appending(.member(member.name)))
    }
  }

  private mutating func compare(_ recorded: [Value], _ present: [Value], at path: MemberPath) {
    for index in 0..<max(recorded.count, present.count) {
      compare(
        recorded.dropFirst(index).first, present.dropFirst(index).first, at: path.appending(.element(index)))
    }
  }
}
