/// A navigation bar is as wide as its pane, and the insets of the content below it begin at its lower edge. The insets of a
/// floating sheet, which is drawn at a scale, are those of its layout at full size.
struct BarFrameProperty: ConversationProperty {
  static let name = "a navigation bar is as wide as its pane and ends where its content begins"

  func fault(in turn: Turn) -> String? {
    guard let panes = turn.after?.panes else { return nil }
    return panes.lazy.compactMap(Self.faultInWidth).first
      ?? zip(panes, panes.dropFirst()).lazy.compactMap(Self.faultInHeight).first
  }

  private static func faultInWidth(_ pane: WirePane) -> String? {
    let hasBar = pane.value["navigationBar"] != nil
    guard let bar = pane.navigationBarFrame else { return hasBar ? "\(pane.id) has a bar without a frame" : nil }
    guard hasBar else { return "\(pane.id) has the frame of a bar and no bar" }
    let isAsWide = bar.x == pane.frame.x && bar.width == pane.frame.width
    return isAsWide ? nil : "the bar of \(pane.id) is not as wide as the pane"
  }

  /// The content on screen follows its stack. A stack in the tree of an empty one has no content.
  private static func faultInHeight(_ pane: WirePane, content: WirePane) -> String? {
    guard let bar = pane.navigationBarFrame, pane.isVisible, content.isVisible, content.role == "content" else { return nil }
    let scale = pane.value["presentation"]?["scale"]?.number ?? 1
    let end = pane.frame.y + (pane.contentSafeArea?.top ?? 0) * scale
    return abs(bar.maxY - end) < 1e-6 ? nil : "the bar of \(pane.id) ends at \(bar.maxY), and the content begins at \(end)"
  }
}
