import ArgumentParser
import SplitKit

/// The values of a repeatable flag whose texts have the form name=value.
struct NamedValues {
  /// The name of the flag, without its dashes.
  let flag: String
  let example: String

  /// The members for the texts. Throws an error for a text of another form, and for a name that is given twice.
  func members(_ texts: [String], value: (String) -> Value) throws -> [Member] {
    var members: [Member] = []
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        throw ValidationError("--\(flag) \(text) has no value. Write it as a name and a value, such as \(example).")
      }
      members.append(Member(parts[0], value(parts[1])))
    }
    for (index, member) in members.enumerated() where members[..<index].contains(where: { $0.name == member.name }) {
      throw ValidationError("--\(flag) \(member.name) is given twice.")
    }
    return members
  }
}
