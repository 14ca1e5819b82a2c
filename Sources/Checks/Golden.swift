import PreviewProtocol
import Scenarios
import SplitKit

/// The recorded geometry of windows, against which checks hold the present one.
///
/// The file has a line for each visible pane under a line for each window, so that a difference is easy to read in a review.
package struct Golden: Sendable {
  /// The geometry of one window.
  package struct Entry: Equatable, Sendable {
    let check, window: String
    let panes: [Line]

    struct Line: Equatable, Sendable {
      let pane: String
      let frame: Rect
    }
  }

  private let entries: [String: Entry]
  /// The sentence that says that there is no file, or nil for a file that was read.
  let absence: String?

  /// The first line of a file, with the version of its format.
  private static let heading = "split-preview golden 1"

  /// Reads a file. Throws a sentence that names the line.
  package init(_ text: String) throws(GoldenError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.first == Self.heading else {
      throw GoldenError(line: 1, "The file does not begin with “\(Self.heading)”. `split-preview check --update` writes it anew.")
    }
    var entries: [String: Entry] = [:]
    var (check, window, panes): (String?, String?, [Entry.Line]) = (nil, nil, [])
    func close() {
      guard let check, let window else { return }
      let entry = Entry(check: check, window: window, panes: panes)
      entries[entry.key] = entry
      panes = []
    }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      if line.hasPrefix("# ") {
        close()
        (check, window) = (String(line.dropFirst(2)), nil)
      } else if line.hasPrefix("## ") {
        close()
        window = String(line.dropFirst(3))
      } else if let pane = Entry.Line(line), window != nil {
        panes.append(pane)
      } else {
        throw GoldenError(
          line: index + 1, "The line is neither a window nor a pane. `split-preview check --update` writes the file anew.")
      }
    }
    close()
    (self.entries, absence) = (entries, nil)
  }

  /// The golden file that should be at a path and is not there. Golden checks fail then, and all others run as usual.
  ///
  /// - Parameter remedy: A sentence that says how the file comes to be.
  package init(missing path: String, remedy: String) {
    (entries, absence) = ([:], "\(path) is missing. \(remedy)")
  }

  /// The text of a file with the geometry of windows.
  package static func text(_ entries: [Entry]) -> String {
    ([heading] + entries.map(\.text)).joined(separator: "\n\n") + "\n"
  }

  /// The differences of a window from the recorded one, a line for each, or nil if there are none.
  func differences(from entry: Entry) -> [String]? {
    guard absence == nil, entries[entry.key] != entry else { return nil }
    return entries[entry.key].map(entry.differences) ?? ["The golden file does not have this window."]
  }

  /// The recorded frames of a window as SVG, or nil if the file does not have it.
  func outline(of entry: Entry) -> String? { entries[entry.key]?.outline }

  /// The recorded windows of a check, in words.
  func windows(of check: String) -> [String] { entries.values.filter { $0.check == check }.map(\.window).sorted() }
}

/// An error in a golden file.
package struct GoldenError: Error, Sendable {
  package let line: Int
  package let message: String

  init(line: Int, _ message: String) { (self.line, self.message) = (line, message) }
}

extension Golden.Entry {
  init(check: String, window: String, _ scene: Scene) {
    (self.check, self.window) = (check, window)
    panes = scene.panes.filter { $0.isVisible && $0.role != .separator }.map { Line(pane: $0.id, frame: $0.frame.rounded) }
  }

  fileprivate var key: String { "\(check)\n\(window)" }

  fileprivate var text: String { (["# \(check)", "## \(window)"] + panes.map(\.text)).joined(separator: "\n") }

  /// The differences from the recorded geometry, a line for each pane.
  fileprivate func differences(from old: Golden.Entry) -> [String] {
    let gone = old.panes.filter { line in !panes.contains { $0.pane == line.pane } }.map { "\($0.pane) is gone" }
    let others = panes.compactMap { line -> String? in
      guard let before = old.panes.first(where: { $0.pane == line.pane }) else {
        return "\(line.pane) is new: \(line.frame.words)"
      }
      return before.frame == line.frame ? nil : "\(line.pane) is \(line.frame.words), and was \(before.frame.words)"
    }
    let all = gone + others
    return all.isEmpty ? ["The panes have another order."] : all
  }

  /// The frames as rectangles, in SVG.
  fileprivate var outline: String {
    let (width, height) = (panes.map(\.frame.maxX).max() ?? 0, panes.map(\.frame.maxY).max() ?? 0)
    let boxes = panes.map { line in
      let frame = line.frame
      return "<rect x=\"\(shortest(frame.x))\" y=\"\(shortest(frame.y))\" width=\"\(shortest(frame.width))\" "
        + "height=\"\(shortest(frame.height))\" fill=\"#0a6cff0f\" stroke=\"#0a6cff\"/>"
    }
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(shortest(width)) \(shortest(height))\">\(boxes.joined())</svg>"
  }
}

extension Golden.Entry.Line {
  fileprivate var text: String { "\(pane) \(frame.words)" }

  /// Reads a line, which ends with the four numbers of the frame.
  fileprivate init?(_ text: String) {
    let words = text.split(separator: " ")
    let numbers = words.suffix(4).compactMap { Double(String($0)) }
    guard words.count == 5, numbers.count == 4 else { return nil }
    pane = String(words[0])
    frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Rect {
  /// The frame in thousandths of a point, as files have it.
  fileprivate var rounded: Rect {
    func rounded(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }
    return Rect(x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }

  /// The four numbers as on the wire, so that what a file says is read again as the same.
  fileprivate var words: String { [x, y, width, height].map(shortest).joined(separator: " ") }
}
