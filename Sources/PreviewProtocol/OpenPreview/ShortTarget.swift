import Spelling
import SplitKit

/// Ids by their last parts: `compose` for `message/compose`.
package enum ShortTarget {
  /// The types of messages whose targets are elements. All others also take controllers that no tree has.
  private static let types: Set = ["tap", "edit", "focus", "drag"]

  /// The one id whose last part is a name; nil if there are none or several, or if the name is an id itself.
  package static func id(of name: String, among ids: [String]) -> String? {
    guard !name.isEmpty, !name.contains("/"), !ids.contains(name) else { return nil }
    let found = Set(ids.filter { lastPart(of: $0) == name })
    return found.count == 1 ? found.first : nil
  }

  /// The message with the whole id in place of a target that is the last part of one.
  ///
  /// - Parameter ids: The ids of all elements, which are read only if the message can have a short target.
  package static func whole(_ message: Value, among ids: () -> [String]) -> Value {
    guard let type = message["type"]?.string, types.contains(type), let name = message["target"]?.string, !name.contains("/"),
      let id = id(of: name, among: ids())
    else { return message }
    return .object((message.members ?? []).map { $0.name == "target" ? Member("target", .string(id)) : $0 })
  }

  /// A sentence with the ids that a name can have meant: those that have it as their last part, or those whose names or last parts are the
  /// nearest.
  package static func hint(for name: String, among ids: [String]) -> String {
    let same = Set(ids.filter { lastPart(of: $0) == name }).sorted()
    if same.count > 1 { return "\(Array(same.prefix(3)).listed(by: "and")) have this last part. Write the whole id." }
    return nearLastPart(to: name, among: ids).map { "Did you mean \($0)?" } ?? nearest(to: name, in: ids)
  }

  /// The id whose last part is near to a name that is near to no whole id, or nil.
  package static func nearLastPart(to name: String, among ids: [String]) -> String? {
    guard nearWord(to: name, in: ids) == nil, let last = nearWord(to: name, in: ids.map(lastPart)) else { return nil }
    return ids.first { lastPart(of: $0) == last }
  }

  /// The part of an id after the last slash.
  package static func lastPart(of id: String) -> String { id.lastIndex(of: "/").map { String(id[id.index(after: $0)...]) } ?? id }
}
