/// The places in answers that may differ from a recording, with everything below them.
///
/// A pattern is a path as differences have it, in which `*` stands for any name or index, such as `panes[*].frame` or
/// `viewModels.*.title`. A name with a `.` or a `[` in it can only be said with `*`.
package struct MemberPattern: Equatable, Sendable {
  private enum Step: Equatable {
    case any
    case exactly(MemberPath.Step)
  }

  private let steps: [Step]

  /// Reads a pattern. Throws a sentence about what is wrong.
  package init(_ text: String) throws(MemberPatternError) {
    guard !text.isEmpty, text.utf8.count <= Self.longest else {
      throw MemberPatternError(text, "It must have from 1 to \(Self.longest) bytes")
    }
    var steps: [Step] = []
    var rest = text[...]
    while !rest.isEmpty {
      let isElement = rest.first == "["
      if isElement { rest.removeFirst() } else if !steps.isEmpty, rest.first == "." { rest.removeFirst() }
      let name = rest.prefix { isElement ? $0 != "]" : $0 != "." && $0 != "[" }
      rest = rest[name.endIndex...]
      if isElement {
        guard rest.first == "]" else { throw MemberPatternError(text, "A [ needs its ]") }
        rest.removeFirst()
      }
      guard let step = isElement ? Self.element(name) : Self.member(name) else {
        throw MemberPatternError(text, isElement ? "An index is a whole number from 0 on, or *" : "A name is missing")
      }
      steps.append(step)
      guard rest.isEmpty || rest.first == "." || rest.first == "[" else {
        throw MemberPatternError(text, "After a ] comes the end, a . or a [")
      }
    }
    if text.hasSuffix(".") { throw MemberPatternError(text, "A name is missing") }
    self.steps = steps
  }

  /// Whether this pattern is about a place: the place itself, or one that it is below.
  func covers(_ path: MemberPath) -> Bool {
    guard steps.count <= path.steps.count else { return false }
    return zip(steps, path.steps).allSatisfy { step, place in step == .any || step == .exactly(place) }
  }

  private static func member(_ name: Substring) -> Step? {
    name.isEmpty ? nil : name == "*" ? .any : .exactly(.member(String(name)))
  }

  private static func element(_ index: Substring) -> Step? {
    if index == "*" { return .any }
    guard index.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(index) else { return nil }
    return .exactly(.element(number))
  }

  /// The greatest length of a pattern in bytes, and the greatest number of patterns in one list. Both are choices of ours.
  private static let longest = 1_024
  package static let most = 64
}

/// A text that is no pattern.
package struct MemberPatternError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The fault, and what would be right, without a full stop.
  let reason: String

  init(_ pattern: String, _ rule: String) {
    reason = "\"\(pattern.clipped(to: 80))\" is no path of a member such as panes[*].frame. \(rule)"
  }

  package var description: String { "\(reason)." }
}
