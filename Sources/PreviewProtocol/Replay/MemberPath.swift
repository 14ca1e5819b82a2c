import SplitKit

/// A place in a value, such as `panes[2].frame[0]`. The empty path is the value itself.
package struct MemberPath: Equatable, Sendable, CustomStringConvertible {
  enum Step: Equatable, Sendable {
    case member(String)
    case element(Int)
  }

  private(set) var steps: [Step] = []

  func appending(_ step: Step) -> MemberPath {
    var longer = self
    longer.steps.append(step)
    return longer
  }

  package var description: String {
    steps.reduce("") { text, step in
      switch step {
      case .member(let name): text.isEmpty ? name : "\(text).\(name)"
      case .element(let index): "\(text)[\(index)]"
      }
    }
  }
}
