import SplitKit

/// Controls without a text of their own (`Public/apps/uikit/controls.css`).
extension Canvas {
  mutating func drawControl(_ node: ViewNode, _ setting: PictureSetting) {
    switch node.type {
    case "switch": drawSwitch(node, setting)
    case "slider":
      drawSlider(node, setting)
      nameParts(of: node)
    case "progress": drawTrack(node, setting)
    case "stepper": drawStepper(node, setting)
    case "segments": drawSegments(node, setting)
    case "activity": drawActivity(node)
    case "pageControl":
      drawPageControl(node, setting)
      nameParts(of: node)
    default: drawName(node.model["name"]?.string ?? node.type, in: node.frame, setting)
    }
  }

  /// Names the parts of a control that can be tapped, which stand beside each other.
  private mutating func nameParts(of node: ViewNode) {
    let parts = node.model.list("parts")
    for (index, part) in parts.enumerated() {
      let width = node.frame.width / Double(parts.count)
      let zone = place(
        in: node.frame, leading: Double(index) * width, y: node.frame.y, width: width, height: node.frame.height)
      rect(zone, nil, name: .element(part.text("id")))
    }
  }

  private mutating func drawSwitch(_ node: ViewNode, _ setting: PictureSetting) {
    let isGlass = setting.finish == .glass
    let size = isGlass ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
    let y = node.frame.center.y - size.height / 2
    let body = place(in: node.frame, leading: 0, y: y, width: size.width, height: size.height)
    group(opacity: node.isEnabled ? 1 : 0.5) { canvas in
      canvas.drawSwitch(body, isOn: node.model.flag("isOn"), node.color("tint") ?? setting.palette.green, setting)
    }
  }

  /// Draws the body of a switch and the knob in it.
  private mutating func drawSwitch(_ body: Rect, isOn: Bool, _ color: Color, _ setting: PictureSetting) {
    let isGlass = setting.finish == .glass
    let knob = isGlass ? Size(width: 38, height: 24) : Size(width: 27, height: 27)
    rect(body, isOn ? color : Color(0x787880, alpha: 0.22), radii: .all(16))
    let at = 2 + (isOn ? (isGlass ? 21.0 : 20) : 0)
    let face = place(in: body, leading: at, y: body.y + 2, width: knob.width, height: knob.height)
    rect(face, .white, radii: .all(knob.height / 2))
  }

  private mutating func drawSlider(_ node: ViewNode, _ setting: PictureSetting) {
    drawTrack(node, setting)
    let knob = setting.finish == .glass ? Size(width: 38, height: 24) : Size(width: 28, height: 28)
    let at = max(0, node.frame.width - knob.width) * node.part
    let y = node.frame.center.y - knob.height / 2
    let face = place(in: node.frame, leading: at, y: y, width: knob.width, height: knob.height)
    let outline = face.path(.all(knob.height / 2))
    shadow(outline, .black.opacity(0.18), y: 3, blur: 8)
    path(outline, .white)
  }

  private mutating func drawTrack(_ node: ViewNode, _ setting: PictureSetting) {
    let height: Double = setting.finish == .glass ? 6 : 4
    let track = node.frame.middleLine(height)
    rect(track, setting.palette.fill, radii: .all(height / 2))
    let part = place(in: track, leading: 0, y: track.y, width: track.width * node.part, height: height)
    rect(part, setting.palette.tint, radii: .all(height / 2))
  }

  private mutating func drawStepper(_ node: ViewNode, _ setting: PictureSetting) {
    let frame = node.frame
    rect(frame, setting.palette.tertiaryFill, radii: .all(setting.finish == .glass ? 1000 : 8))
    let color = node.isEnabled ? setting.palette.text : setting.palette.tertiaryText
    for (index, part) in [("decrement", "minus"), ("increment", "plus")].enumerated() {
      let half = place(
        in: frame, leading: Double(index) * frame.width / 2, y: frame.y, width: frame.width / 2, height: frame.height)
      symbol(part.1, in: half.middle(19, 19), color)
      if let id = node.model["id"]?.string { rect(half, nil, name: .element("\(id)/\(part.0)")) }
    }
    rect(Rect(x: frame.center.x, y: frame.y + 7, width: 1, height: max(0, frame.height - 14)), setting.palette.fill)
  }

  private mutating func drawSegments(_ node: ViewNode, _ setting: PictureSetting) {
    let isGlass = setting.finish == .glass
    rect(node.frame, setting.palette.tertiaryFill, radii: .all(isGlass ? 1000 : 9))
    let items = node.model.list("items")
    guard !items.isEmpty else { return }
    let area = node.frame.inset(2)
    let width = max(0, area.width - 2 * Double(items.count - 1)) / Double(items.count)
    for (index, item) in items.enumerated() {
      let leading = Double(index) * (width + 2)
      let segment = place(in: area, leading: leading, y: area.y, width: width, height: area.height)
      let isChosen = node.model["selected"]?.number == Double(index)
      let usual = setting.isDark ? Color(0x636366) : .white
      if isChosen { rect(segment, node.color("chosenBackground") ?? usual, radii: .all(isGlass ? 1000 : 7)) }
      if let id = node.model["id"]?.string { rect(segment, nil, name: .element("\(id)/segment-\(index)")) }
      let isEnabled = node.isEnabled && (item["isEnabled"]?.bool ?? true)
      let given = (isChosen ? node.color("chosenColor") : nil) ?? node.color("color")
      let color = isEnabled ? given ?? setting.palette.text : setting.palette.tertiaryText
      if let image = item["image"]?.string {
        symbol(image, in: segment.middle(18, 18), color)
      } else {
        line(
          item.text("text"), in: segment.inset(left: 4, right: 4),
          TextAttributes(13, isChosen ? 600 : 500, color).lettered(by: node.model["font"]), .center)
      }
    }
  }

  private mutating func drawActivity(_ node: ViewNode) {
    guard node.model["isAnimating"]?.bool ?? true else { return }
    let side: Double = node.model.text("size") == "large" ? 37 : 20
    let color = node.color("color") ?? Color(0x8E8E93)
    let middle = node.frame.center
    let spoke = Rect(x: middle.x - side * 0.055, y: middle.y - side / 2, width: side * 0.11, height: side * 0.3)
    for index in 0..<8 {
      let strength = 0.2 + 0.8 * Double((index + 1) % 8) / 7
      let turn = "rotate(\(index * 45) \(shortest(middle.x)) \(shortest(middle.y)))"
      group([("transform", turn)]) {
        $0.rect(spoke, color.opacity(color.alpha * strength), radii: .all(side * 0.055))
      }
    }
  }

  private mutating func drawPageControl(_ node: ViewNode, _ setting: PictureSetting) {
    let count = Int(max(0, min(100, node.model.length("pages"))))
    let current = node.model["current"]?.number ?? 0
    let row = node.frame.middle(Double(count) * 16 - 9, 7)
    for index in 0..<count {
      let color =
        current == Double(index)
        ? node.color("currentColor") ?? setting.palette.text : node.color("color") ?? setting.palette.tertiaryText
      ellipse(place(in: row, leading: Double(index) * 16, y: row.y, width: 7, height: 7), color)
    }
  }
}

extension ViewNode {
  /// The value of a slider or of a progress, from 0 to 1.
  fileprivate var part: Double { max(0, min(1, model.length("value"))) }
}
