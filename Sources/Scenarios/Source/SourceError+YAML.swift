import Yams

extension SourceError {
  /// The error of a value that is nested too deep for us, or even for libyaml, which stops at a thousand.
  static func tooDeep(at mark: SourceMark) -> SourceError {
    SourceError(at: mark, "The value is inside more than \(SourceLimits.depth) others.")
  }

  /// The error of Yams about a text in sentences. Its own words are libyaml's.
  init(_ error: YamlError, in text: String) {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      if problem.contains("nesting level") {
        self = .tooDeep(at: SourceMark(line: mark.line, column: mark.column))
        return
      }
      let around = context.map { " (\($0.text))" } ?? ""
      let mark = SourceMark(line: mark.line, column: mark.column)
      let begin = context.map { SourceMark(line: $0.mark.line, column: $0.mark.column) }
      let hint = YAMLHint(problem, at: mark, from: begin, in: text).sentence.map { " \($0)" } ?? ""
      self.init(at: mark, "This is not YAML: \(problem)\(around).\(hint)")
    case .duplicatedKeysInMapping(let duplicates, let context):
      let begin = SourceMark(line: context.mark.line, column: context.mark.column)
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let places = duplicates.prefix(SourceLimits.namedRepetitions).map { RepeatedKey($0, besideKeyAt: begin, in: lines) }
      let first = places.compactMap(\.second).min { ($0.line, $0.column) < ($1.line, $1.column) }
      let more = duplicates.count - places.count
      let words = (places.map(\.words) + (more > 0 ? ["\(more) more"] : [])).joined(separator: ", and ")
      self.init(at: first ?? begin, "A mapping has each key once, and this one repeats \(words).")
    case .reader(let problem, let offset, _, _):
      let place = offset.map { " at byte \($0)" } ?? ""
      self.init(at: nil, "The file is not text in UTF-8\(place): \(problem).")
    default: self.init(at: nil, "The file cannot be read as YAML: \(error).")
    }
  }
}
