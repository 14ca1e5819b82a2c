import SplitKit

/// The differences of present windows from the recorded ones, in lines and in pictures.
extension Golden {
  /// The differences of a window from the recorded one, a line for each, or nil if there are none.
  func differences(from entry: Entry) -> [String]? {
    guard absence == nil, recorded(entry) != entry else { return nil }
    return recorded(entry).map(entry.differences) ?? ["The golden file does not have this window."]
  }

  /// The recorded frames of a window as SVG, in which those that differ now are marked, or nil if the file does not have it.
  func outline(of entry: Entry) -> String? {
    recorded(entry).map { old in FaultPicture.marked(old.outline, old.differing(from: entry)) }
  }

  /// The panes of a window whose frames are not as recorded, with their frames now.
  func differing(in entry: Entry) -> [(name: String, frame: Rect)] { recorded(entry).map(entry.differing) ?? [] }
}

extension Golden.Entry {
  /// The panes that another entry has with other frames, or not at all, with the frames that they have here.
  fileprivate func differing(from other: Golden.Entry) -> [(name: String, frame: Rect)] {
    panes.filter { !other.panes.contains($0) }.map { ($0.pane, $0.frame) }
  }

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
