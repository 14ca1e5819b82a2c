/// The places in answers that may differ from a recording, with everything below them.
///
/// A pattern is a path as differences have it, in which `*` stands for any name or index, such as `panes[*].frame` or
/// `viewModels.*.title`. A name with a `.` or a `[` in it can only be said with `*`. The pattern `*` is the whole answer, also one that
/// is missing.
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
    do throws(Fault) {
      while !rest.isEmpty { steps.append(try Self.step(from: &rest, isFirst: steps.isEmpty)) }
    } catch {
      throw MemberPatternError(text, error.rawValue)
    }
    self.steps = steps
  }

  /// A rule that a text breaks.
  private enum Fault: String, Error {
    case name = "A name is missing"
    case index = "An index is a whole number from 0 on, or *"
    case bracket = "A [ needs its ]"
    case afterBracket = "After a ] comes the end, a . or a ["
  }

  /// Takes the next step off a text: an index in brackets, or a name after a dot.
  private static func step(from rest: inout Substring, isFirst: Bool) throws(Fault) -> Step {
    if rest.first == "[" {
      guard let end = rest.firstIndex(of: "]") else { throw .bracket }
      defer { rest = rest[end...].dropFirst() }
      guard let step = element(rest[..<end].dropFirst()) else { throw .index }
      guard [nil, ".", "["].contains(rest[end...].dropFirst().first) else { throw .afterBracket }
      return step
    }
    if !isFirst { rest.removeFirst() }
    let name = rest.prefix { $0 != "." && $0 != "[" }
    rest = rest[name.endIndex...]
    guard let step = member(name) else { throw .name }
    return step
  }

  /// Whether this pattern is about a place: the place itself, or one that it is below.
  func covers(_ path: MemberPath) -> Bool {
    if steps == [.any] { return true }
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
