import SplitKit
import Workload

/// Measures the work of a session without a socket, and prints a line of JSON for each case of standard input.
///
///     measure-session [--scenes]
///
/// The fields of a case are separated by tabs: a label, the depth, the drag, the number of messages, the number of
/// sessions, and the messages that come before, each in a field of its own. With `--scenes`, the program prints the previews
/// of the project instead, each with its profiles, of which the first is the default.
@main
struct MeasureSession {
  static func main() throws {
    if CommandLine.arguments.dropFirst() == ["--scenes"] { return printScenes() }
    while let line = readLine() {
      guard let measured = Case(line) else { fatalError("This is no case: \(line)") }
      print(try Measurement.measure(measured).json(label: measured.label))
    }
  }

  private static func printScenes() {
    for preview in Preview.ofTheProject {
      print(([preview.id] + preview.profiles.map(\.id)).joined(separator: "\t"))
    }
  }
}
