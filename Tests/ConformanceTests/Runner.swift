import PreviewProtocol
import SamplePreviews
import SplitKit
import TestSupport

/// A statement in one profile.
struct Row: Sendable {
  let statement: Statement
  let profile: String

  /// The outcome of a statement in a profile.
  enum Result: Sendable, Equatable {
    case holds
    case fails([String])
    case diverges(reason: String)
    case notModelled(reason: String)
    case notYet(issue: Int)
  }

  func result() -> Result {
    switch statement.evidence {
    case .cases(let cases): return Self.result(of: problems(in: cases))
    case .engine: return Self.result(of: EngineChecks.problems(statement.id, profile))
    case .notYet(let issue): return .notYet(issue: issue)
    case .diverges(let reason, let cases):
      let hasChanged = problems(in: cases).isEmpty
      return hasChanged ? .fails(["holds by now, and is listed as a divergence"]) : .diverges(reason: reason)
    case .notModelled(let reason): return .notModelled(reason: reason)
    }
  }

  private static func result(of problems: [String]) -> Result { problems.isEmpty ? .holds : .fails(problems) }

  private func problems(in cases: [Case]) -> [String] {
    cases.enumerated().flatMap { index, one in
      Self.run(one, in: profile).map { cases.count > 1 ? "case \(index + 1), \($0)" : $0 }
    }
  }

  /// Where the answers are not as a case has them, a sentence each.
  static func run(_ one: Case, in profile: String) -> [String] {
    var problems: [String] = []
    let answers = answers(to: one, in: profile)
    for (index, step) in one.steps.enumerated() {
      guard index < answers.count else { return problems + ["step \(index + 1) has no answer"] }
      problems += self.problems(in: answers[index], after: step).map { "step \(index + 1): \($0)" }
      // The answers after a step that was wrongly refused prove nothing.
      if answers[index].isRefusal, !problems.isEmpty { break }
    }
    return problems
  }

  /// Drives one case through a session of its own.
  static func answers(to one: Case, in profile: String) -> [Answer] {
    var conversation = Conversation(previews: Preview.all + TestPreviews.all)
    conversation.skipHello()
    var answers: [Answer] = []
    for step in one.steps {
      conversation.say(JSONWriter.text(of: step.message(in: profile)))
      guard let message = try? conversation.nextAnswer() else { break }
      answers.append(Answer(message, after: answers.last?.models ?? [:]))
    }
    return answers
  }

  private static func problems(in answer: Answer, after step: Step) -> [String] {
    if let expectation = step.expectation { return expectation.problems(in: answer) }
    return answer.isRefusal ? ["was refused: \(answer.message["message"]?.text ?? "")"] : []
  }
}

extension Row {
  /// Every statement in every profile that it is about.
  static let all = Chapter.all.flatMap(\.statements).flatMap { statement in
    statement.profiles.map { Row(statement: statement, profile: $0) }
  }
}
