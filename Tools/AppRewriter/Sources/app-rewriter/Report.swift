import Rewriting

/// The contents of `report.json`.
struct Report: Encodable {
  struct File: Encodable {
    /// The path below the folder of the rewritten files.
    let path: String
    /// The path as the app has it: below its folder, or a whole one.
    let original: String
    /// Whether the file is no part of the build.
    let isLeftOut: Bool
    /// The number of changes by each rule.
    let rewritten: [String: Int]
    let unsupported: [Unsupported]
    /// Line, column, removed bytes and added bytes of each change that moves what follows it on its line.
    let shifts: [[Int]]
    let imports: [String]
    /// The number of lines of the original.
    let lines: Int
  }

  struct Unsupported: Encodable {
    let line: Int
    let column: Int
    let topic: String
    let sentence: String
  }

  struct Entry: Encodable {
    let delegate: String?
    let sceneDelegates: [String]
    let root: String?
    let storyboard: String?
    /// The names of the app's view controllers.
    let controllers: [String]
  }

  let version = 1
  let files: [File]
  let entry: Entry
  /// The files that were made, and that are no file of the app.
  let generated: [String]
  let settings: AppSettings

  private enum CodingKeys: CodingKey { case version, files, entry, generated, settings }

  init(_ rewriter: Rewriter, originals: [String: String], generated: [String], _ settings: AppSettings) {
    files = rewriter.outputs.map { File($0, original: originals[$0.path] ?? $0.path) }
    let entry = rewriter.entry
    self.entry = Entry(
      delegate: entry.delegate, sceneDelegates: entry.sceneDelegates, root: entry.root, storyboard: entry.storyboard,
      controllers: entry.controllers)
    (self.generated, self.settings) = (generated, settings)
  }
}

extension Report.File {
  init(_ output: Rewriter.Output, original: String) {
    self.original = original
    (path, isLeftOut, rewritten, imports) = (output.path, output.text == nil, output.counts, output.imports)
    lines = output.lines
    unsupported = output.remarks.map { remark in
      Report.Unsupported(line: remark.place.line, column: remark.place.column, topic: remark.topic, sentence: remark.sentence)
    }
    shifts = output.shifts.map { [$0.line, $0.column, $0.removed, $0.added] }
  }
}
