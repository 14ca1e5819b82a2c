import PreviewProtocol
import SplitKit

/// A place where a value is not as a pattern has it.
package struct Mismatch: CustomStringConvertible {
  package let path: String
  package let expected: String
  /// `not there` for what is missing.
  package let actual: String

  package var description: String { "\(path.isEmpty ? "the message" : path): expected \(expected), was \(actual)" }
}

/// The pattern of a transcript for an answer.
///
/// An object has the pattern's members, and maybe more. An array has the pattern's elements, one by one; or, where
/// the pattern begins with `"..."`, it contains them in this order. `"*"` is anything. To an exact pattern nothing may
/// be added. `Tests/transcripts/matching.jsonl` holds the cases; the socket's runner agrees with them too.
package struct Pattern {
  package let value: Value
  package let isExact: Bool

  package init(value: Value, isExact: Bool = false) {
    self.value = value
    self.isExact = isExact
  }

  package func mismatches(in actual: Value?, at path: String = "") -> [Mismatch] {
    guard let actual else { return [mismatch(nil, path)] }
    switch (value, actual) {
    case ("*", _): return []
    case (.object(let members), .object(let others)): return mismatches(of: members, in: others, path)
    case (.array(let elements), .array(let others)):
      if !isExact, elements.first == "..." { return missing(elements.dropFirst(), in: others, path) }
      return mismatches(of: elements, in: others, path)
    default: return value == actual ? [] : [mismatch(actual, path)]
    }
  }

  private func mismatch(_ actual: Value?, _ path: String) -> Mismatch {
    Mismatch(path: path, expected: value.text, actual: actual?.text ?? "not there")
  }

  private func pattern(_ value: Value) -> Pattern { Pattern(value: value, isExact: isExact) }
}

extension Pattern {
  private func mismatches(of members: [Member], in others: [Member], _ path: String) -> [Mismatch] {
    func nested(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
    let differing = members.flatMap { member in
      pattern(member.value).mismatches(in: Value.object(others)[member.name], at: nested(member.name))
    }
    guard isExact else { return differing }
    let surplus = others.filter { Value.object(members)[$0.name] == nil }
    return differing
      + surplus.map { Mismatch(path: nested($0.name), expected: "nothing", actual: $0.value.text) }
  }

  private func mismatches(of elements: [Value], in others: [Value], _ path: String) -> [Mismatch] {
    guard elements.count == others.count else { return [mismatch(.array(others), path)] }
    return zip(elements, others).enumerated().flatMap { index, pair in
      pattern(pair.0).mismatches(in: pair.1, at: "\(path)[\(index)]")
    }
  }

  /// The elements are looked for in order. For the first that is not found, what the nearest candidate lacks is told.
  private func missing(_ elements: ArraySlice<Value>, in others: [Value], _ path: String) -> [Mismatch] {
    var position = 0
    for element in elements {
      let candidates = others.indices[position...].map { index in
        (index, pattern(element).mismatches(in: others[index], at: "\(path)[\(index)]"))
      }
      if let found = candidates.first(where: { $0.1.isEmpty }) {
        position = found.0 + 1
      } else if case .object = element, let nearest = candidates.min(by: { $0.1.count < $1.1.count }) {
        return nearest.1
      } else {
        return [
          Mismatch(path: path, expected: "\(element.text) from [\(position)] on", actual: Value.array(others).text)
        ]
      }
    }
    return []
  }
}

extension Value {
  /// The value as JSON.
  package var text: String { String(decoding: JSONWriter.text(of: self), as: UTF8.self) }
}
