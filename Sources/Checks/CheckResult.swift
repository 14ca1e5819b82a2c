import Scenarios
import SplitKit

/// The findings of one check.
package struct CheckResult: Sendable {
  package let name: String
  /// The place of the check in its file.
  package let mark: SourceMark
  /// The number of windows in which the check has looked, in all combinations.
  package let windowCount: Int
  /// The faults: at most one for each combination and expectation, and a few of a golden file.
  package fileprivate(set) var faults: [CheckFault]
  package let duration: Duration

  package var isPassed: Bool { faults.isEmpty }
}

extension CheckResult {
  /// The result of a check that only the golden file has.
  init(forgotten name: String, _ fault: CheckFault) {
    self.init(name: name.printable, mark: fault.mark, windowCount: 0, faults: [fault], duration: .zero)
  }
}

/// Something that a check expects and that is not so.
package struct CheckFault: Sendable {
  /// The place of the expectation in the file.
  package let mark: SourceMark
  /// The expectation in words.
  package let expectation: String
  /// The facts as they are instead, one a line.
  package let actual: [String]
  /// The window: the OS version, the options, the device and the size.
  package let window: String
  /// The steps that lead there, as the protocol has them. None of them can be left out alone, except before a refused step or after very many steps.
  package let steps: [Value]
  /// The query of the page's address that opens the window.
  package let query: String
  /// The picture of the window as SVG, or nil if the scene could not be opened.
  package let svg: String?
  /// The picture of what was expected, or nil for an expectation without one.
  package let expectedSVG: String?
  /// Whether the two pictures are layouts of which neither is expected more than the other.
  package let comparesLayouts: Bool
  /// The paths of the files with the pictures, what was expected first, or none if they are not in files.
  package fileprivate(set) var pictures: [String] = []
}

extension CheckReport {
  /// The report with the paths of its pictures, which `write` puts into files. It is called with a picture and its name, such as
  /// `failure-1` or `failure-1-expected`, and returns the path.
  ///
  /// - Parameters:
  ///   - most: The number of failures after which no further one gets its pictures.
  ///   - count: The number of failures that have theirs, after which the names go on.
  package func drawn<Failure>(
    upTo most: Int, from count: inout Int, _ write: (_ svg: String, _ name: String) throws(Failure) -> String
  ) throws(Failure) -> CheckReport {
    var report = self
    for result in report.results.indices {
      for fault in report.results[result].faults.indices where report.results[result].faults[fault].svg != nil {
        guard count < most else { return report }
        count += 1
        let found = report.results[result].faults[fault]
        var paths: [String] = []
        if let svg = found.expectedSVG { paths.append(try write(svg, "failure-\(count)-expected")) }
        if let svg = found.svg { paths.append(try write(svg, "failure-\(count)")) }
        report.results[result].faults[fault].pictures = paths
      }
    }
    return report
  }
}
