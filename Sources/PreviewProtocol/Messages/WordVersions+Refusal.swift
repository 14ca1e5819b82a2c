import Spelling
import SplitKit

/// Refusals of words that the OS version of a preview does not have.
///
/// The wire takes the name of a style or display mode in each version, because it has no type for each version. An app in such a version
/// would not compile, so a person or a model that writes the name is to hear of it.
extension WordVersions {
  /// A sentence about a word that none of some versions has, or nil if one has it.
  ///
  /// - Parameters:
  ///   - subject: The fact, property or option that the word is a value of.
  ///   - isElement: Whether the subject is a list that has the word.
  package static func sentence(
    about subject: String, _ word: String, in profiles: [Profile], isElement: Bool = false
  ) -> String? {
    let known = self.profiles(of: word)
    guard !profiles.isEmpty, !profiles.contains(where: known.contains) else { return nil }
    let (never, can) = isElement ? ("never has", "have") : ("is never", "be")
    let (asked, all) = (profiles.map(\.id).listed(by: "or"), known.map(\.id).listed(by: "and"))
    return "\(subject) \(never) \(word) in \(asked). It can \(can) \(word) in \(all)."
  }

  /// The refusal of the first style or display mode, at any depth, that a version does not have, or nil.
  ///
  /// - Parameter path: The path of the members in their message, such as `options`.
  package static func refusal(of members: [Member], at path: String, in profile: Profile) -> ProtocolError? {
    members.lazy.compactMap { refusal(of: $0.value, named: $0.name, at: "\(path).\($0.name.clipped)", in: profile) }.first
  }

  /// The refusal of an opening with an option that is such a style or display mode, or nil.
  static func refusal(of open: Open, in profile: Profile) -> ProtocolError? {
    refusal(of: open.options, at: "options", in: profile)
  }

  private static func refusal(of value: Value, named name: String, at path: String, in profile: Profile) -> ProtocolError? {
    if let members = value.members { return refusal(of: members, at: path, in: profile) }
    if let elements = value.array {
      return elements.enumerated().lazy.compactMap {
        refusal(of: $0.element, named: name, at: "\(path)[\($0.offset)]", in: profile)
      }.first
    }
    guard let word = value.string, stylesAndModes.contains(word), isStyleOrMode(name) else { return nil }
    return sentence(about: name.clipped, word, in: [profile]).map { ProtocolError(.invalid, $0, path: path) }
  }

  /// Whether a property or an option is a style or a display mode, as its name says. An app's own option can have the same word for
  /// something else.
  private static func isStyleOrMode(_ name: String) -> Bool {
    ["style", "displaymode"].contains { name.lowercased().contains($0) }
  }

  /// The refusal of a message that sets a property to a style or display mode which a version does not have, or nil.
  package static func refusal(of message: Value, in profile: Profile) -> ProtocolError? {
    guard message["type"] == "set", let properties = message["properties"] else { return nil }
    return refusal(of: properties, named: "properties", at: "properties", in: profile)
  }
}
