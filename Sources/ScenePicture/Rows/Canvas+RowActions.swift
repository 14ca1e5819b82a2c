import SplitKit

/// The actions that a swipe has revealed at an end of a row (`Public/apps/uikit/table.css`).
extension Canvas {
  /// Draws the contents of a row, which move aside for the actions that a swipe has revealed.
  mutating func aside(of row: ListRow, _ body: (inout Canvas) -> Void) {
    guard let swipe = row.model["swipe"] else { return body(&self) }
    let width = swipe.length("width") * Double(swipe.list("actions").count)
    let revealed = place(in: row.frame, leading: 0, y: row.frame.y, width: 0, height: 0).x
    let moved = place(in: row.frame, leading: width, y: row.frame.y, width: 0, height: 0).x
    let distance = (moved - revealed) * (swipe.text("edge") == "leading" ? 1 : -1)
    clip(to: row.frame) { $0.group([("transform", "translate(\(shortest(distance)) 0)")], body) }
  }

  /// Draws the buttons at an end of the row.
  mutating func drawActions(of row: ListRow, _ parts: TableRowParts, _ setting: PictureSetting) {
    guard let swipe = row.model["swipe"] else { return }
    clip(to: row.frame) { canvas in
      for (index, action) in swipe.list("actions").enumerated() {
        guard let frame = parts["action-\(index)"] else { continue }
        canvas.draw(action, of: swipe, in: frame, setting)
      }
    }
  }

  private mutating func draw(_ action: Value, of swipe: Value, in box: Rect, _ setting: PictureSetting) {
    rect(
      box, action["background"]?.string.flatMap(Color.init(hex:)), radii: .all(swipe.length("radius")),
      name: .element(action.text("id")))
    let (image, text) = (action["image"]?.string, action.text("text"))
    let look = TextAttributes(swipe.length("fontSize"), .white)
    let area = box.inset(left: 6, right: 6)
    guard let image else {
      line(text, in: area.middle(area.width, 18), look, .center)
      return
    }
    let height: Double = text.isEmpty ? 20 : 40
    let top = area.center.y - height / 2
    symbol(image, in: Rect(x: area.center.x - 10, y: top, width: 20, height: 20), .white)
    guard !text.isEmpty else { return }
    line(text, in: Rect(x: area.x, y: top + 22, width: area.width, height: 18), look, .center)
  }
}
