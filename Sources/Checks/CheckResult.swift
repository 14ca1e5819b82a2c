import Scenarios
import SplitKit

/// The findings of one check.
package struct CheckResult: Sendable {
  package let name: String
  /// The place of the check in its file.
  package let mark: SourceMark
  /// The number of windows in which the check has looked, in all combinations.
  package let windowCount: Int
  /// The faults, at most one for each combination and expectation.
  package let faults: [CheckFault]
  package let duration: Duration

  package var isPassed: Bool { faults.isEmpty }
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
  /// The steps that lead there, as the protocol has them. No step of them can be left out.
  package let steps: [Value]
  /// The query of the page's address that opens the window.
  package let query: String
  /// The picture of the window as SVG, or nil if the scene could not be opened.
  package let svg: String?
  /// The picture of what was expected, or nil for an expectation without one.
  package let expectedSVG: String?
}
