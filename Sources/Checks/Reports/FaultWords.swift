import Scenarios
import SplitKit

/// The words of all reports for a fault.
extension CheckFault {
  /// The place of the expectation, as compilers write places.
  func place(in file: String) -> String { "\(file.printable):\(mark.line):\(mark.column)" }

  /// The expectation and the window, in one line.
  var headline: String { "Expected: \(expectation)\(window.isEmpty ? "" : ", at \(window)")" }

  /// The lines below the headline: how it is instead, the steps that lead there, the pictures, and the way to open the window.
  ///
  /// - Parameter server: The server to which the link leads, or nil if none is known.
  func lines(_ server: ServerAddress?) -> [String] {
    let after = steps.isEmpty ? [] : ["after \(stepWords)"]
    return actual + after + pictures.map { "picture \($0)" } + (query.isEmpty ? [] : [Self.link(to: query, server)])
  }

  private static func link(to query: String, _ server: ServerAddress?) -> String {
    server.map { "open \($0.link(to: query))" } ?? "open with split-preview serve, at \(query) of the address that it prints"
  }

  /// The steps in short.
  var stepWords: String {
    let words = steps.map { step in
      let members = (step.members ?? []).filter { $0.name != "type" }.map(\.value.words)
      return ([step["type"]?.words ?? ""] + members).joined(separator: " ")
    }
    return words.joined(separator: ", ").printable
  }
}

/// The words of all reports for a file that cannot be read.
extension ScenarioError {
  /// The name of the test that such a file fails.
  static let headline = "The file can be read"

  /// The faults of the file as compilers write theirs, one a line.
  var lines: [String] { all.map { "\($0.place): error: \($0.message)".printable } }
}
