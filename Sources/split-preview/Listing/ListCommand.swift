import ArgumentParser
import HostSystem
import PreviewProtocol
import Spelling
import SplitKit

/// The command that lists the names that other commands and files of checks take.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the scenes, devices, OS versions, options and facts, by the names that flags and checks take.",
    discussion: """
      Without a subject, the command prints how many there are of each. Words limit the list to the lines that have all of them. \
      The path of a scenario file lists that file's scene or options, and a single device is listed with its windows.

        split-preview list devices iPad Pro 11
        split-preview list options mail
        split-preview list facts displayMode --format json
      """)

  @Argument(help: "What to list: \(ListingSubject.allCases.map(\.rawValue).joined(separator: ", ")).")
  var subject: String?

  @Argument(help: ArgumentHelp("Words that each line has, or the path of a scenario file.", valueName: "words"))
  var words: [String] = []

  @OptionGroup var answer: AnswerFormatOption

  @OptionGroup var added: DevicesOption

  func validate() throws {
    guard let subject, ListingSubject(rawValue: subject) == nil else { return }
    throw ValidationError(
      "There is no list of \(subject). \(nearestOfFew(to: subject, in: ListingSubject.allCases.map(\.rawValue)))")
  }

  func run() throws {
    let source = try ListingSource(paths: words.filter(ScenarioFile.isPath), devices: added.catalog())
    let words = words.filter { !ScenarioFile.isPath($0) }
    guard let subject = subject.flatMap(ListingSubject.init) else { return try printCounts(source) }
    let rows = try source.rows(of: subject, with: words)
    try printAnswer(rows.map { "\($0.text)\n" }.joined(), .array(rows.map(\.value)))
  }

  private func printCounts(_ source: ListingSource) throws {
    let counts = ListingSubject.allCases.map { ($0.rawValue, source.rows(of: $0).count) }
    let width = counts.map { "\($0.1)".count }.max() ?? 0
    let lines = counts.map { name, count in
      "\(String(repeating: " ", count: width - "\(count)".count))\(count) \(name)\n"
    }
    try printAnswer(
      lines.joined() + "split-preview list NAME lists them.\n", .object(counts.map { Member($0, .number(Double($1))) }))
  }

  private func printAnswer(_ text: String, _ value: Value) throws {
    try answer.print(answer.format == .json ? "\(value.json)\n" : text)
  }
}
