import PreviewProtocol
import SplitKit

/// The report of the rewriter, as `report.json` has it.
package struct RewriterReport: Equatable {
  /// A sentence about something that the preview does not support.
  package struct Remark: Equatable {
    package let file: String
    package let line: Int
    package let column: Int
    package let topic: String
    package let sentence: String
  }

  /// The files of the build, below the folder of the rewritten files.
  package let files: [String]
  package let remarks: [Remark]
  /// The modules that the files import.
  package let imports: Set<String>
  /// Whether the app has something to start with.
  package let hasEntry: Bool
  /// The names of the app's view controllers.
  let controllers: [String]
  /// The path of each original that is not where the rewritten file is: below the folder of the app, or a whole path.
  let moved: [String: String]
  let shifts: [String: [Shift]]
  /// The number of lines of each original.
  let lines: [String: Int]

  /// A change that moves what follows it on its line. Columns are counted in bytes from 1.
  struct Shift: Equatable {
    let line, column, removed, added: Int
  }

  /// Reads the report. A report of another form is an error of the tool itself.
  package init(_ text: [UInt8]) throws {
    let report = try JSONReader.read(text)
    let files = report["files"]?.array ?? []
    controllers = (report["entry"]?["controllers"]?.array ?? []).compactMap(\.string)
    let kept = files.filter { $0["isLeftOut"]?.bool == false }
    self.files =
      kept.compactMap { $0["path"]?.string }
      + (report["generated"]?.array ?? []).compactMap(\.string).filter {
        $0.hasSuffix(".swift")
      }
    remarks = files.flatMap(Self.remarks)
    imports = Set(kept.flatMap { $0["imports"]?.array ?? [] }.compactMap(\.string))
    shifts = Self.byPath(kept, Self.shifts)
    lines = Self.byPath(kept) { Self.integer($0["lines"]) }
    moved = Self.byPath(kept) { $0["original"]?.string ?? "" }.filter { $0.key != $0.value && !$0.value.isEmpty }
    let entry = report["entry"]
    hasEntry =
      ["delegate", "root", "storyboard"].contains { entry?[$0]?.string != nil }
      || entry?["sceneDelegates"]?.array?.isEmpty == false
  }

  /// Values of files by the paths of the files. The first one of a path counts.
  private static func byPath<Member>(_ files: [Value], _ value: (Value) -> Member) -> [String: Member] {
    Dictionary(files.map { ($0["path"]?.string ?? "", value($0)) }) { first, _ in first }
  }

  private static func remarks(_ file: Value) -> [Remark] {
    (file["unsupported"]?.array ?? []).map { remark in
      Remark(
        file: file["original"]?.string ?? file["path"]?.string ?? "", line: integer(remark["line"]),
        column: integer(remark["column"]),
        topic: remark["topic"]?.string ?? "", sentence: remark["sentence"]?.string ?? "")
    }
  }

  private static func shifts(_ file: Value) -> [Shift] {
    (file["shifts"]?.array ?? []).compactMap { value in
      guard let numbers = value.array?.map(integer), numbers.count == 4 else { return nil }
      return Shift(line: numbers[0], column: numbers[1], removed: numbers[2], added: numbers[3])
    }
  }

  private static func integer(_ value: Value?) -> Int { value?.number.flatMap(Int.init(exactly:)) ?? 1 }

  /// The column in the original of a column in the rewritten file.
  func originalColumn(_ column: Int, line: Int, file: String) -> Int {
    var moved = 0
    for shift in shifts[file] ?? [] where shift.line == line {
      let start = shift.column + moved
      guard column >= start else { break }
      // A place inside of what was put there belongs to where it begins.
      if column < start + shift.added { return shift.column }
      moved += shift.added - shift.removed
    }
    return column - moved
  }
}
