import SplitKit

/// Golden files as text.
extension Golden {
  /// The first line of a file, with the version of its format.
  private static let heading = "split-preview golden 1"

  /// Reads a file. Throws a sentence that names the line.
  package init(_ text: String) throws(GoldenError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.first == Self.heading else {
      throw GoldenError(line: 1, "The file does not begin with “\(Self.heading)”. `split-preview check --update` writes it anew.")
    }
    var reading = GoldenReading()
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let isRead = reading.read(line)
      if let window = reading.repeatedWindow {
        throw GoldenError(
          line: index + 1, "The window \(window) is in the file twice. `split-preview check --update` writes the file anew.")
      }
      guard isRead else {
        throw GoldenError(
          line: index + 1, "The line is neither a window nor a pane. `split-preview check --update` writes the file anew.")
      }
    }
    reading.close()
    self.init(reading.entries)
  }

  /// The text of a file with the geometry of windows.
  package static func text(_ entries: [Entry]) -> String {
    ([heading] + entries.map(\.text)).joined(separator: "\n\n") + "\n"
  }
}

/// An error in a golden file.
package struct GoldenError: Error, Sendable {
  package let line: Int
  package let message: String

  init(line: Int, _ message: String) { (self.line, self.message) = (line, message) }
}

/// The reading of a golden file, line by line.
private struct GoldenReading {
  private(set) var entries: [Golden.Entry] = []
  /// The check and the window to which the next lines belong.
  private var check, window: String?
  private var panes: [Golden.Entry.Line] = []
  private var windows: Set<Golden.Entry.Key> = []
  /// The window that has just begun, if it is there already.
  private(set) var repeatedWindow: String?

  /// Reads a line that is not empty. Returns false for one that means nothing here.
  mutating func read(_ line: String) -> Bool {
    if line.hasPrefix("# ") {
      close()
      (check, window) = (String(line.dropFirst(2)), nil)
    } else if line.hasPrefix("## ") {
      close()
      let name = String(line.dropFirst(3))
      window = name
      if let check, !windows.insert(Golden.Entry.Key(check: check, window: name)).inserted { repeatedWindow = name }
    } else if let pane = Golden.Entry.Line(line), window != nil {
      panes.append(pane)
    } else {
      return false
    }
    return true
  }

  /// Ends the window to which the lines before belong.
  mutating func close() {
    guard let check, let window else { return }
    entries.append(Golden.Entry(check: check, window: window, panes: panes))
    (self.window, panes) = (nil, [])
  }
}

extension Golden.Entry {
  fileprivate var text: String { (["# \(check)", "## \(window)"] + panes.map(\.text)).joined(separator: "\n") }
}

extension Golden.Entry.Line {
  fileprivate var text: String { "\(pane) \(frame.words)" }

  /// Reads a line, which ends with the four numbers of the frame.
  fileprivate init?(_ text: String) {
    let words = text.split(separator: " ")
    let numbers = words.suffix(4).compactMap { Double(String($0)) }
    guard words.count == 5, numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    pane = String(words[0])
    frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Rect {
  /// The four numbers as on the wire, so that what a file says is read again as the same.
  var words: String { [x, y, width, height].map(shortest).joined(separator: " ") }
}
