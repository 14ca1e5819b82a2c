import Checks
import HostSystem

/// The pictures of the failures of a run, as SVG files in one directory.
struct CheckPictures {
  /// The greatest number of failures with pictures. One mistake can break a thousand combinations.
  private static let most = 64

  private let directory: String?

  /// The pictures in a directory that the user has named, or in a new one for temporary files.
  init(in directory: String?) { self.directory = directory }

  /// Writes the pictures. Returns the reports with their paths, and whether everything that the user has asked for is written: nobody has
  /// asked for pictures in a temporary directory. Without a failure of a check, it makes no directory.
  ///
  /// - Parameter tell: Called with a sentence if the pictures cannot be written. The reports are without them then.
  func write(_ reports: [CheckReport], _ tell: (String) -> Void) -> (reports: [CheckReport], isWritten: Bool) {
    do { return (try drawn(reports), true) } catch {
      tell("The pictures of the failures are left out. \(error)")
      return (reports, directory == nil)
    }
  }

  private func drawn(_ reports: [CheckReport]) throws(WritingError) -> [CheckReport] {
    guard reports.contains(where: { $0.results.contains { $0.faults.contains { $0.svg != nil } } }) else { return reports }
    let directory = try place()
    var count = 0
    var drawn: [CheckReport] = []
    for report in reports {
      drawn.append(
        try report.drawn(upTo: Self.most, from: &count) { (svg, name) throws(WritingError) in
          let path = "\(directory)/\(name).svg"
          try OutputFile.write(Array(svg.utf8), to: path)
          return path
        })
    }
    return drawn
  }

  /// The directory, which exists after this.
  private func place() throws(WritingError) -> String {
    guard let directory else { return try OutputFile.makeTemporaryDirectory(named: "split-preview") }
    return try OutputFile.makeDirectory(directory)
  }
}
