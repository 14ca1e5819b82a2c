import PreviewProtocol
import Scenarios
import Spelling
import SplitKit

/// The window of a fault, as a report shows it.
struct FaultContext {
  let window, query: String
  let svg: String?

  /// The context of a fault that no window shows.
  static let none = FaultContext(window: "", query: "", svg: nil)

  /// The context with frames on top of its picture, each with a name.
  func marking(_ frames: [(name: String, frame: Rect)]) -> FaultContext {
    FaultContext(window: window, query: query, svg: svg.map { FaultPicture.marked($0, frames) })
  }
}

extension Expectation {
  /// The place of the first fact in the file.
  var mark: SourceMark? {
    switch self {
    case .fact(_, _, let mark): mark
    case .all(let parts), .any(let parts): parts.lazy.compactMap(\.mark).first
    case .not(let part): part.mark
    case .implies(_, let then, _): then.mark
    }
  }
}

extension CheckFault {
  init(
    mark: SourceMark, expectation: String, actual: [String], steps: [Value], _ context: FaultContext, expectedSVG: String? = nil,
    comparesLayouts: Bool = false
  ) {
    self.init(
      mark: mark, expectation: expectation.printable, actual: actual.map(\.printable), window: context.window.printable,
      steps: steps, query: context.query, svg: context.svg, expectedSVG: expectedSVG,
      comparesLayouts: comparesLayouts)
  }

  /// The fault of a check whose scene cannot be opened.
  init(refusal error: ProtocolError, of check: CheckSpec) {
    self.init(
      mark: check.mark, expectation: "the scene can be opened", actual: [error.message], steps: [],
      .none)
  }

  /// The fault of a window that is not as the golden file has it, or of the file itself.
  init(golden actual: [String], at mark: SourceMark, expectedSVG: String?, _ context: FaultContext) {
    self.init(
      mark: mark, expectation: "the frames are those of the golden file", actual: actual, steps: [],
      context, expectedSVG: expectedSVG)
  }

  /// The fault of a condition that no window has met, or whose windows had none of the facts behind it.
  init(untested premise: Premise, of check: CheckSpec) {
    let condition = premise.condition
    let names = premise.then.facts.map(\.name.description)
    let sentence =
      premise.isMet
      ? "The condition held, but no such window has \(names.listed(by: "or")), so nothing tested what it demands."
      : "The condition held in no window of this check, so nothing tested what it demands."
    let advice = "Correct the condition, or widen the widths, devices or options."
    self.init(
      mark: condition.mark ?? check.mark,
      expectation: premise.isMet
        ? "where \(condition.sentence), the window has what is compared" : "in some window, \(condition.sentence)",
      actual: ["\(sentence) \(advice)"], steps: [], .none)
  }

  /// The fault of a word that compares to nothing.
  init(mistake sentence: String, at mark: SourceMark) {
    self.init(mark: mark, expectation: "every name is one of the scene", actual: [sentence], steps: [], .none)
  }

  /// The fault of an expectation about a fact that no window has.
  init(unknown name: FactName, at mark: SourceMark, among names: [FactName]) {
    let near = name.nearest(among: names).map { "Did you mean \($0)?" }
    self.init(
      mark: mark, expectation: "some window has the fact \(name)",
      actual: ["No window of this check has it. \(near ?? "`split-preview facts` lists those of a scene.")"], steps: [],
      .none)
  }
}

extension FactName {
  /// The nearest of some facts, or nil if none is near: one of the same target, or one of the same name whose target is like this one's, or
  /// any other.
  fileprivate func nearest(among facts: [FactName]) -> FactName? {
    let own = facts.filter { $0.target == target }.map(\.name)
    if !own.isEmpty { return nearWord(to: name, in: own).map { FactName(target, $0) } }
    let named = facts.filter { $0.name == name }.map(\.target)
    if let near = nearWord(to: target, in: named) { return FactName(near, name) }
    return nearWord(to: description, in: facts.map(\.description)).flatMap(FactName.init)
  }
}
