import Spelling
import SplitKit

/// Ids by their last parts: `compose` for `message/compose`.
package enum ShortTarget {
  /// The one id whose last part is a name; nil if there are none or several, or if the name is an id itself.
  package static func id(of name: String, among ids: [String]) -> String? {
    guard !name.isEmpty, !name.contains("/"), !ids.contains(name) else { return nil }
    let found = Set(ids.filter { lastPart(of: $0) == name })
    return found.count == 1 ? found.first : nil
  }

  /// A sentence with the ids that a name can have meant: those that have it as their last part, or those whose names or last parts are the
  /// nearest.
  package static func hint(for name: String, among ids: [String]) -> String {
    let same = Set(ids.filter { lastPart(of: $0) == name }).sorted()
    if same.count > 1 { return "\(same.prefix(3).map(\.self).listed(by: "and")) have this last part. Write the whole id." }
    if nearWord(to: name, in: ids) == nil, let last = nearWord(to: name, in: ids.map(lastPart)),
      let id = ids.first(where: { lastPart(of: $0) == last })
    {
      return "Did you mean \(id)?"
    }
    return nearest(to: name, in: ids)
  }

  private static func lastPart(of id: String) -> String { id.lastIndex(of: "/").map { String(id[id.index(after: $0)...]) } ?? id }
}

extension Value {
  /// The message with the whole id in place of a target that is the last part of one.
  ///
  /// - Parameter ids: The ids that there are, which are read only if the message has a target that could be short.
  package func withWholeTarget(among ids: () -> [String]) -> Value {
    guard let name = self["target"]?.string, !name.contains("/"), var members,
      let index = members.firstIndex(where: { $0.name == "target" }),
      let id = ShortTarget.id(of: name, among: ids())
    else { return self }
    members[index] = Member("target", .string(id))
    return .object(members)
  }
}
