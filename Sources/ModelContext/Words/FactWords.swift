import Checks
import PreviewProtocol
import SplitKit

/// The lines about the facts of a scene, one for each window, controller and column.
struct FactWords {
  /// The ids to which facts belong, in the order of the tree, and then the visible columns.
  let targets: [String]
  private let facts: [String: [String]]

  /// Puts the facts of a scene into words. Without a scene, there are none.
  init(_ scene: SceneFacts?) {
    var (targets, facts): ([String], [String: [String]]) = ([], [:])
    for fact in scene.map({ $0.all + $0.framesOfColumns }) ?? [] {
      if facts[fact.target] == nil { targets.append(fact.target) }
      facts[fact.target, default: []].append("\(fact.name) \(fact.value.words)")
    }
    (self.targets, self.facts) = (targets, facts)
  }

  var lines: [String] { targets.compactMap(line) }

  /// The line of a target, or nil if no fact belongs to it.
  func line(about target: String) -> String? { facts[target].map { "\(target): \($0.joined(separator: ", "))" } }
}
