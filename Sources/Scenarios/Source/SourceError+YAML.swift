import Yams

extension SourceError {
  /// The error of Yams in a sentence. Its own words are libyaml's.
  init(_ error: YamlError) {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let around = context.map { " (\($0.text))" } ?? ""
      self.init(at: SourceMark(line: mark.line, column: mark.column), "This is not YAML: \(problem)\(around).")
    case .duplicatedKeysInMapping(let duplicates, let context):
      let keys = duplicates.joined(separator: ", ")
      self.init(
        at: SourceMark(line: context.mark.line, column: context.mark.column),
        "A mapping has each key once, and this one repeats \(keys).")
    case .reader(let problem, let offset, _, _):
      let place = offset.map { " at byte \($0)" } ?? ""
      self.init(at: nil, "The file is not text in UTF-8\(place): \(problem).")
    default: self.init(at: nil, "The file cannot be read as YAML: \(error).")
    }
  }
}
