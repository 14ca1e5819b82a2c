import SplitKit
import Testing

/// A split of a column style under the eyes of an oracle.
protocol ColumnExamination {
  init(_ state: ColumnState)
  /// The difference from the rules after the last step, or nil if there is none.
  var difference: String? { get }
  /// Says one step; what is not as the rules have it afterwards.
  mutating func say(_ step: ColumnStep) -> String?
}

extension ColumnExamination {
  /// The first thing that goes wrong from a state on; nil when nothing does.
  static func difference(_ state: ColumnState, _ steps: [ColumnStep]) -> String? {
    var examination = Self(state)
    if let difference = examination.difference { return difference }
    for step in steps {
      if let difference = examination.say(step) { return difference }
    }
    return nil
  }

  /// Records an issue with the fewest steps, and the fewest properties before them, that go wrong in the same words.
  static func report(_ difference: String, _ state: ColumnState, _ steps: [ColumnStep], _ title: String) {
    func words(_ sentence: String?) -> String? { sentence.map { String($0.prefix { $0 != "[" }) } }
    let fewest = ListMinimiser<ColumnStep> { words(Self.difference(state, $0)) == words(difference) }.fewest(steps)
    var simple = state
    simple.firstProperties = ListMinimiser<Member> { members in
      var simpler = state
      simpler.firstProperties = members
      return words(Self.difference(simpler, fewest)) == words(difference)
    }.fewest(state.firstProperties)
    let sentence = Self.difference(simple, fewest) ?? difference
    Issue.record("\(title): \(sentence)\n\(transcript(of: [simple.opening] + fewest.map(\.message)))")
  }
}
