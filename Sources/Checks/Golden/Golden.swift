import PreviewProtocol
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

  /// The windows in the order of the file.
  let entries: [Entry]
  /// The same windows by their checks and their words.
  private let windows: [Entry.Key: Entry]
  /// The sentence that says that there is no file, or nil for a file that was read.
  let absence: String?

  /// Creates the geometry that a file records.
  init(_ entries: [Entry], absence: String? = nil) {
    (self.entries, self.absence) = (entries, absence)
    windows = Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
  }

  /// The golden file that should be at a path and is not there. Golden checks fail then, and all others run as usual.
  ///
  /// - Parameter remedy: A sentence that says how the file comes to be.
  package init(missing path: String, remedy: String) { self.init([], absence: "\(path) is missing. \(remedy)") }

  /// The recorded geometry of the same window, or nil if the file does not have it.
  func recorded(_ entry: Entry) -> Entry? { windows[entry.key] }

  /// The recorded windows of a check, in words.
  func windows(of check: String) -> [String] { entries.filter { $0.check == check }.map(\.window).sorted() }

  /// The names of the checks that have recorded windows, in the order of the file.
  var checks: [String] {
    var seen: Set<String> = []
    return entries.map(\.check).filter { seen.insert($0).inserted }
  }
}

extension Golden.Entry {
  init(check: String, window: String, _ scene: Scene) {
    (self.check, self.window) = (check, window)
    panes = scene.panes.filter { $0.isVisible && $0.role != .separator }.map { Line(pane: $0.id, frame: $0.frame.rounded) }
  }

  /// The words that tell a window from all others of the file.
  struct Key: Hashable, Sendable { let check, window: String }

  var key: Key { Key(check: check, window: window) }
}

extension Rect {
  /// The frame in thousandths of a point, as files have it.
  fileprivate var rounded: Rect {
    func rounded(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }
    return Rect(x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }
}
