import SplitKit
import TestSupport

/// The expectations of a step about its answer.
///
/// | member | what it says |
/// |---|---|
/// | `split` | members of the node `split` in the hierarchy |
/// | `nodes` | members of nodes, by id; null for one that is not in the tree |
/// | `unshown` | the same of controllers that are in no tree |
/// | `panes` | members of panes, by role, or by id where it has a slash; null for one that is not there |
/// | `models` | members of view models, by id |
/// | `counts` | how many elements lists of view models have, by id and by the way there: `sections.1.items` |
/// | `window`, `transition` | members of those |
/// | `result` | the names that the method returned, or the word `null` for null |
/// | `error` | the code with which the message is refused |
/// | `will` | every question and will-call of the delegate, in this order |
/// | `did` | every did-call of the delegate, in any order |
/// | `content` | every call that is not the delegate's, in this order |
/// | `contentInAnyOrder` | the same in any order |
/// | `calls` | every call, in this order |
/// | `inOrder` | calls that were made in this order, with others between them |
/// | `never` | calls that were not made, by their notation or by their names alone |
/// | `inside` | members of the events so written; `ask`, `will` and `did` are all of the delegate's of that phase |
///
/// Objects match as in the transcripts: they have these members and maybe more. Lists and numbers are exact, and null
/// is what is not there or null.
struct Expectation: Sendable {
  let value: Value
  private var members: [Member] { value.members ?? [] }

  init(_ value: Value) throws {
    try value.check(hasOnly: [
      "split", "nodes", "unshown", "panes", "models", "counts", "window", "transition", "error", "will", "did", "content",
      "contentInAnyOrder", "calls", "inOrder", "never", "inside", "result",
    ])
    guard value.members?.isEmpty == false else { throw DataError("nothing is expected") }
    self.value = value
  }

  /// Where the answer is not as expected, a sentence each.
  func problems(in answer: Answer) -> [String] {
    if answer.isRefusal { return problems(inError: answer.message) }
    return members.flatMap { problems($0.name, $0.value, answer) }
  }

  private func problems(inError error: Value) -> [String] {
    guard let code = value["error"] else { return ["was refused: \(error["message"]?.text ?? "")"] }
    return error["code"] == code ? [] : ["was refused as \(error["code"]?.text ?? ""), not as \(code.text)"]
  }

  private func problems(_ name: String, _ expected: Value, _ answer: Answer) -> [String] {
    let events = Events(answer.message["events"]?.array ?? [])
    switch name {
    case "split": return match(expected, answer.node("split"), "split")
    case "nodes": return each(expected) { match($1, answer.node($0), $0) }
    case "unshown": return each(expected) { match($1, answer.unshown($0), $0) }
    case "panes": return each(expected) { match($1, answer.pane($0), $0) }
    case "models": return each(expected) { match($1, answer.models[$0], $0) }
    case "counts": return each(expected) { id, lists in each(lists) { count($1, of: $0, in: answer.models[id], id) } }
    case "window", "transition": return match(expected, answer.message[name], name)
    case "result": return match(expected, answer.message[name].map { $0 == .null ? "null" : $0 }, name)
    case "error": return ["was not refused"]
    case "will": return compare(expected, events.will, name)
    case "did": return compare(expected, events.did, name, inAnyOrder: true)
    case "content": return compare(expected, events.content, name)
    case "contentInAnyOrder": return compare(expected, events.content, name, inAnyOrder: true)
    case "calls": return compare(expected, events.all, name)
    case "inOrder": return missing(expected, events.all)
    case "never": return unwanted(expected, events.all)
    case "inside": return each(expected) { matchAll($1, events.named($0), $0) }
    default: preconditionFailure("\(name) was let in and is not checked.")
    }
  }
}

extension Expectation {
  private func each(_ value: Value, _ check: (String, Value) -> [String]) -> [String] {
    (value.members ?? []).flatMap { check($0.name, $0.value) }
  }

  private func match(_ expected: Value, _ actual: Value?, _ path: String) -> [String] {
    if expected == .null { return actual == nil || actual == .null ? [] : ["\(path) is there"] }
    return Pattern(value: expected).mismatches(in: actual, at: path)
      .filter { $0.expected != "null" || $0.actual != "not there" }.map(\.description)
  }

  private func matchAll(_ expected: Value, _ events: [Value], _ name: String) -> [String] {
    events.isEmpty ? ["\(name) was not called"] : events.flatMap { match(expected, $0, "in \(notation(of: $0))") }
  }

  private func count(_ expected: Value, of path: String, in model: Value?, _ id: String) -> [String] {
    let list = path.split(separator: ".").reduce(model) { $0?.step(String($1)) }?.array
    return list.map { .number(Double($0.count)) } == expected
      ? [] : ["\(id).\(path): expected \(expected.text) elements, were \(list?.count.description ?? "none")"]
  }

  private func strings(_ value: Value) -> [String] { (value.array ?? []).compactMap(\.string) }

  private func compare(_ expected: Value, _ actual: [String], _ name: String, inAnyOrder: Bool = false) -> [String] {
    let expected = strings(expected)
    let isEqual = inAnyOrder ? expected.sorted() == actual.sorted() : expected == actual
    return isEqual ? [] : ["\(name): expected \(expected), was \(actual)"]
  }

  private func missing(_ expected: Value, _ actual: [String]) -> [String] {
    var rest = actual[...]
    for call in strings(expected) {
      guard let index = rest.firstIndex(of: call) else { return ["\(call) is not in its place among \(actual)"] }
      rest = rest[(index + 1)...]
    }
    return []
  }

  private func unwanted(_ expected: Value, _ actual: [String]) -> [String] {
    strings(expected).flatMap { call in
      actual.filter { $0 == call || $0.prefix { $0 != "(" && $0 != " " } == call }.map { "\($0) was called" }
    }
  }
}

extension Value {
  /// The element of that number, or the member of that name.
  fileprivate func step(_ name: String) -> Value? {
    guard let array, let index = Int(name) else { return self[name] }
    return array.indices.contains(index) ? array[index] : nil
  }
}

/// The events of one message, as notation.
private struct Events {
  private let events: [Value]

  init(_ events: [Value]) { self.events = events }

  private func delegateCalls(_ phases: [Value]) -> [Value] {
    events.filter { $0["receiver"] == "delegate" && phases.contains($0["phase"] ?? .null) }
  }

  var all: [String] { events.map(notation(of:)) }
  var will: [String] { delegateCalls(["ask", "will"]).map(notation(of:)) }
  var did: [String] { delegateCalls(["did"]).map(notation(of:)) }
  var content: [String] { events.filter { $0["receiver"] != "delegate" }.map(notation(of:)) }

  func named(_ name: String) -> [Value] {
    ["ask", "will", "did"].contains(name)
      ? delegateCalls([.string(name)]) : events.filter { notation(of: $0) == name }
  }
}
