import PreviewProtocol
import Scenarios
import SplitKit

/// The outcome of a check on its way between processes.
extension CheckRun {
  /// The JSON of an outcome.
  package static func json(of outcome: Outcome) -> [UInt8] {
    let result = outcome.result
    return JSONWriter.text(
      of: .object([
        Member("windows", .number(Double(result.windowCount))), Member("seconds", .number(result.duration / .seconds(1))),
        Member("geometry", .string(Golden.text(outcome.geometry))), Member("faults", .array(result.faults.map(\.value))),
      ]))
  }

  /// Reads the outcome of a check, or returns nil if the JSON is none.
  package static func outcome(of check: CheckSpec, json: [UInt8]) -> Outcome? {
    guard let value = try? JSONReader.read(json), let windows = value["windows"]?.number, let faults = value["faults"]?.array,
      let geometry = value["geometry"]?.string.flatMap({ try? Golden($0) })
    else { return nil }
    let result = CheckResult(
      name: check.name.printable, mark: check.mark, windowCount: Int(windows), faults: faults.compactMap(CheckFault.init),
      duration: .milliseconds((value["seconds"]?.number ?? 0) * 1000))
    return (result, geometry.entries)
  }
}

extension CheckFault {
  fileprivate var value: Value {
    var members = [
      Member("line", .number(Double(mark.line))), Member("column", .number(Double(mark.column))),
      Member("expectation", .string(expectation)), Member("actual", .array(actual.map(Value.string))),
      Member("window", .string(window)), Member("steps", .array(steps)), Member("query", .string(query)),
    ]
    if let svg { members.append(Member("svg", .string(svg))) }
    if comparesLayouts { members.append(Member("comparesLayouts", true)) }
    if let expectedSVG { members.append(Member("expectedSVG", .string(expectedSVG))) }
    return .object(members)
  }

  fileprivate init?(_ value: Value) {
    guard let line = value["line"]?.number, let column = value["column"]?.number,
      let expectation = value["expectation"]?.string, let window = value["window"]?.string
    else { return nil }
    let context = FaultContext(window: window, query: value["query"]?.string ?? "", svg: value["svg"]?.string)
    self.init(
      mark: SourceMark(line: Int(line), column: Int(column)), expectation: expectation,
      actual: (value["actual"]?.array ?? []).compactMap(\.string), steps: value["steps"]?.array ?? [], context,
      expectedSVG: value["expectedSVG"]?.string, comparesLayouts: value["comparesLayouts"] == true)
  }
}
