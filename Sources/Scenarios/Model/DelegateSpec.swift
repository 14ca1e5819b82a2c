import SplitKit

/// The answers of a split view's delegate. UIKit's own answer stands for a question that the file does not answer.
struct DelegateSpec: Sendable {
  let topColumnForCollapsing: [Answer<Column>]
  let displayModeForExpanding: [Answer<DisplayMode>]
  let targetDisplayMode: [Answer<DisplayMode>]
  let collapsesSecondary: [Answer<Bool>]
  /// Whether the delegate has shown a controller itself, so that the split view does not.
  let shows, showsDetail: [Answer<Bool>]
  /// The names of controllers.
  let primaryForCollapsing, primaryForExpanding, separateSecondary: [Answer<String>]
}

/// One row of the table of answers. The first row whose condition holds answers.
struct Answer<Content: Sendable>: Sendable {
  let content: Content
  /// The conditions of which one suffices. Without any, the answer holds always.
  let conditions: [Condition]
  let mark: SourceMark
}

extension DelegateSpec {
  static let shape: Shape<DelegateSpec> = .mapping(
    "Delegate", "a delegate",
    answers("topColumnForCollapsing", Shape<Column>.column, "The column on top of the collapsed stack of a column style."),
    answers("displayModeForExpanding", Shape<DisplayMode>.displayMode, "The display mode of an expanded column style."),
    answers(
      "targetDisplayModeForAction", Shape<DisplayMode>.displayMode, "The mode that the button of a classic split view selects."),
    answers("collapseSecondary", Shape<Bool>.flag, "Whether the collapsed classic split view leaves the secondary out."),
    answers("primaryForCollapsing", Shape<String>.name, "The controller of the collapsed classic split view."),
    answers("primaryForExpanding", Shape<String>.name, "The primary controller of the expanded classic split view."),
    answers("separateSecondary", Shape<String>.name, "The secondary controller of the expanded classic split view."),
    answers("show", Shape<Bool>.flag, "Whether the delegate has shown a controller itself, so that the split view does not."),
    answers("showDetail", Shape<Bool>.flag, "Whether the delegate has shown a detail itself, so that the split view does not.")
  ) { (_, top, expanding, target, collapses, collapsing, primary, secondary, shows, showsDetail) throws(SourceError) in
    DelegateSpec(
      topColumnForCollapsing: top, displayModeForExpanding: expanding, targetDisplayMode: target, collapsesSecondary: collapses,
      shows: shows, showsDetail: showsDetail, primaryForCollapsing: collapsing, primaryForExpanding: primary,
      separateSecondary: secondary)
  }

  private static func answers<Content: Sendable>(
    _ name: String, _ content: Shape<Content>, _ summary: String
  ) -> Field<[Answer<Content>]> {
    Shape<[Answer<Content>]>.answers(name, content).field(
      name, default: [], summary + " The first answer whose condition holds counts.")
  }
}

extension Shape {
  /// One answer for all cases, or a list of answers with their conditions.
  fileprivate static func answers<Content>(_ name: String, _ content: Shape<Content>) -> Shape where Output == [Answer<Content>] {
    let answer = Shape<Answer<Content>>.mapping(
      "Answer-\(name)", "an answer", content.field("answer", "The answer."),
      Condition.when("What must hold for the answer. Without it, the answer holds always.")
    ) { (mark, content, conditions) throws(SourceError) in Answer(content: content, conditions: conditions, mark: mark) }
    let list = Shape<[Answer<Content>]>.list(of: answer, atMost: 32)
    return Shape(
      schema: { definitions in ["anyOf": [content.schema(&definitions), list.schema(&definitions)]] },
      read: { (node) throws(SourceError) in
        if case .sequence = node.content { return try list.read(node) }
        return [Answer(content: try content.read(node), conditions: [], mark: node.mark)]
      })
  }
}
