import PreviewProtocol
import Scenarios
import SplitKit

/// The picture of a window in which a fault is marked.
enum FaultPicture {
  /// The frames of the controllers and columns that an expectation names and a window shows, each with its name.
  static func frames(of expectation: Expectation, in facts: SceneFacts) -> [(name: String, frame: Rect)] {
    frames(of: expectation.facts.map(\.name.target), in: facts)
  }

  /// The frames of controllers and columns that a window shows. A split view has those of its columns.
  static func frames(of targets: [String], in facts: SceneFacts) -> [(name: String, frame: Rect)] {
    Set(targets).subtracting(["window"]).sorted().flatMap { target in
      let parts = facts.frame(of: target) == nil ? facts.columns(of: target) : [target]
      return parts.compactMap { part in facts.frame(of: part).map { (part, $0) } }
    }
  }

  /// A picture with frames on top, each with a name.
  static func marked(_ svg: String, _ frames: [(name: String, frame: Rect)]) -> String {
    svg.inserting(frames.map { mark($0.frame, $0.name) }.joined())
  }

  private static func mark(_ frame: Rect, _ target: String) -> String {
    let inset = 2.0
    let sizes = [
      ("x", frame.x + inset), ("y", frame.y + inset), ("width", max(0, frame.width - 2 * inset)),
      ("height", max(0, frame.height - 2 * inset)),
    ]
    let members = sizes.map { "\($0)=\"\(shortest($1))\"" }.joined(separator: " ")
    return "<rect \(members) fill=\"none\" stroke=\"#ff3b30\" stroke-width=\"4\"><title>\(target.escapedForXML)</title></rect>\n"
  }
}

extension SceneFacts {
  /// The visible columns of a split view, such as `split.secondary`, or none for any other controller.
  fileprivate func columns(of target: String) -> [String] {
    Set(framesOfColumns.map(\.target).filter { $0.hasPrefix("\(target).") }).sorted()
  }

  /// The frame of a visible controller or column in window coordinates, in points, or nil.
  fileprivate func frame(of target: String) -> Rect? {
    guard let x = value("x", of: target)?.number, let y = value("y", of: target)?.number,
      let width = value("width", of: target)?.number, let height = value("height", of: target)?.number
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}

extension String {
  /// A document of SVG with further elements on top of all others.
  fileprivate func inserting(_ elements: String) -> String {
    guard !elements.isEmpty, let end = lastIndex(of: "<") else { return self }
    return self[..<end] + elements + self[end...]
  }
}
