import SplitKit

/// The rows of the apps that scenario files describe (`Public/styles/apps/blockRows.css`).
extension Canvas {
  mutating func drawBlockRow(_ row: ListRow, _ setting: PictureSetting) {
    let block = BlockRow(row, setting)
    let whole = inset(row.frame, leading: block.padding + block.indent, trailing: block.padding)
    drawEditing(of: row, at: whole, setting)
    let area = inset(whole, leading: block.editing, trailing: 0)
    if let image = block.image {
      let (width, height) = (block.side, block.imageHeight)
      let frame = place(in: area, leading: 0, y: block.top(in: area) - height / 2, width: width, height: height)
      let color = block.imageColor ?? setting.palette.tint
      if block.imageRadius > 0 {
        clip(to: frame, radii: .all(block.imageRadius)) { $0.symbol(image, in: frame, color) }
      } else {
        symbol(image, in: frame, color)
      }
    }
    let middle = block.top(in: area)
    drawSigns(of: row, at: Rect(x: area.x, y: middle - 22, width: area.width, height: 44), setting)
    let room = inset(area, leading: block.start, trailing: block.end)
    if setting.hasAccessibilitySize { drawStacked(block, in: room) } else { drawLines(of: block, in: room) }
  }

  /// Draws the title above the subtitle, and the value at the end. Both sides lose equal parts if there is no room for them.
  private mutating func drawLines(of block: BlockRow, in room: Rect) {
    let words = max(block.title.width(of: block.texts.title), block.subtitle.width(of: block.texts.subtitle))
    let value = block.texts.value.isEmpty ? 0 : block.value.width(of: block.texts.value) + 12
    let part = words + value <= room.width ? 1 : room.width / (words + value)
    var lines = Lines(inset(room, leading: 0, trailing: value * part - 0.5).middleLine(block.height))
    draw(block.texts.title, block.counts.title, in: &lines, block.title, block.titleHeight, alignment(block.align))
    if !block.texts.subtitle.isEmpty {
      draw(block.texts.subtitle, block.counts.subtitle, in: &lines, block.subtitle, block.subtitleHeight, alignment(block.align))
    }
    let end = inset(room, leading: room.width - value * part + 11.5, trailing: -0.5)
    line(block.texts.value, in: end, block.value, .trailing)
  }

  /// Draws a text in as many lines as the row has for it.
  private mutating func draw(
    _ text: String, _ count: Int, in lines: inout Lines, _ style: TextAttributes, _ lineHeight: Double, _ alignment: TextAlignment
  ) {
    guard count > 1 else { return _ = line(text, in: lines.next(lineHeight), style, alignment) }
    let area = lines.next(lineHeight * Double(count))
    let broken = style.lines(ofParagraphs: text, width: area.width, limit: count)
    _ = draw(broken, of: text, in: area, style, lineHeight: lineHeight, limit: count, alignment)
  }

  /// Draws the texts below each other, as at the accessibility sizes.
  private mutating func drawStacked(_ block: BlockRow, in room: Rect) {
    let stack = BlockStack(block, width: room.width - 1)
    var lines = Lines(room.middleLine(stack.height))
    _ = lines.next(max(0, block.side - stack.words) / 2)
    for text in [stack.title, stack.subtitle] {
      let area = Rect(x: lines.rest.x, y: lines.rest.y, width: room.width, height: text.height)
      _ = draw(text.lines, of: text.text, in: area, text.style, lineHeight: text.lineHeight, limit: 4)
      lines.skip(text.height)
    }
    _ = lines.next(max(0, block.side - stack.words) / 2)
    line(stack.value.text, in: lines.next(stack.value.height), stack.value.style)
  }

  mutating func drawButtonRow(_ row: ListRow, _ setting: PictureSetting) {
    let area = row.frame.inset(left: 16, right: 16)
    let title = row.model.text("title")
    let style = TextAttributes(setting.size(.body), setting.palette.tint).spaced(-0.01)
    guard setting.hasAccessibilitySize else { return _ = line(title, in: area, style) }
    rowTitle(title, in: area, style.fittingTwoLines(title, width: area.width).style, setting, limit: 4)
  }

  /// Draws a field with its title, and its text or, while it is empty, the words that stand for one.
  mutating func drawFieldRow(_ row: ListRow, _ setting: PictureSetting) {
    let palette = setting.palette
    let area = row.frame.inset(left: 16, right: 16)
    let title = row.model.text("title")
    let text = row.model["field"]?.text("text") ?? ""
    let words = text.isEmpty ? row.model["field"]?.text("placeholder") ?? "" : text
    let label = TextAttributes(setting.size(.body), palette.text).spaced(-0.01)
    // The field itself has the whole text.
    let input = TextAttributes(label.size, text.isEmpty ? palette.secondaryText : palette.text).spaced(-0.01).excerpt
    if setting.hasAccessibilitySize {
      let style = label.fitting(title, width: area.width, lines: 1)
      let (first, second) = (title.isEmpty ? 0 : style.size * Self.closeLines, input.size * Self.closeLines)
      var lines = Lines(area.middleLine(first + second))
      line(title, in: lines.next(first), style)
      line(words, in: lines.next(second), input)
    } else {
      let width = title.isEmpty ? 0 : min(area.width / 2, label.width(of: title) + 16)
      line(title, in: inset(area, leading: 0, trailing: area.width - width + 15.5), label)
      line(words, in: inset(area, leading: width, trailing: -0.5), input)
    }
  }
}

/// A row with its looks and its measures.
private struct BlockRow {
  let texts: (title: String, subtitle: String, value: String)
  let title, subtitle, value: TextAttributes
  let titleHeight, subtitleHeight: Double
  /// The alignment of the texts, as a label has it.
  let align: String
  /// The lines that the texts take.
  let counts: (title: Int, subtitle: Int)
  let image: String?
  let imageColor: Color?
  /// The distances of the contents from the padding: by the level of the row, and by the control of one that is being edited.
  let indent, editing: Double
  let isGlossyChoice: Bool
  let padding: Double
  /// The width of the image, in points.
  let side: Double
  let imageHeight, imageRadius: Double
  private let isLarge: Bool

  init(_ row: ListRow, _ setting: PictureSetting) {
    let (model, palette) = (row.model, setting.palette)
    texts = (model.text("title"), model.text("subtitle"), model.text("value"))
    isGlossyChoice = setting.finish == .glossy && row.isSelected
    let isTinted = setting.finish == .glass && row.isSelected && row.style.name == "sidebar"
    let color = isGlossyChoice ? .white : isTinted ? palette.tint : palette.text
    let second = isGlossyChoice ? .white : palette.secondaryText
    func own(_ name: String) -> Color? { model[name]?.string.flatMap(Color.init(hex:)) }
    let (first, others) = (own("color") ?? color, own("secondaryColor") ?? second)
    let font = model["font"]
    title = TextAttributes(setting.size(.body), isTinted ? 500 : 400, first).spaced(-0.01).lettered(by: font)
    subtitle = TextAttributes(setting.size(.subheadline), isTinted ? 500 : 400, others)
    value = TextAttributes(setting.size(.body), isTinted ? 500 : 400, others).spaced(-0.01)
    titleHeight = font?["line"]?.number ?? setting.lineHeight(.body)
    subtitleHeight = setting.lineHeight(.subheadline)
    align = model.text("align")
    let lines = model.list("lines").map { max(1, Int($0.number ?? 1)) }
    counts = lines.count == 2 ? (lines[0], lines[1]) : (1, 1)
    image = model["image"]?.string
    imageColor = own("tint")
    end = RowSign.width(of: model) + (model["space"]?.length("end") ?? 0)
    indent = model.length("indent") * 16 + (model["space"]?.length("start") ?? 0)
    editing = ["delete", "insert", "select"].contains(model.text("editing")) ? 36 : 0
    padding = row.style.blockPadding(setting)
    let size = model.imageSize
    side = image == nil ? 0 : size?.width ?? setting.blockSymbolSide
    imageHeight = image == nil ? 0 : size?.height ?? setting.blockSymbolSide
    imageRadius = model.length("imageRadius")
    isLarge = setting.hasAccessibilitySize
  }

  /// The height of the lines of the title and the subtitle.
  var height: Double {
    titleHeight * Double(counts.title) + (texts.subtitle.isEmpty ? 0 : subtitleHeight * Double(counts.subtitle))
  }
  /// The width before the texts.
  var start: Double { image == nil ? 0 : side + BlockRowMetrics.symbolGap }
  /// The width behind the texts.
  let end: Double

  /// The middle of the symbols: that of the row, or of the lines that stand beside them.
  func top(in area: Rect) -> Double {
    guard isLarge, !texts.value.isEmpty else { return area.center.y }
    let stack = BlockStack(self, width: area.width - start - end - 1)
    return area.center.y - stack.value.height / 2
  }
}

/// The texts of a row below each other, with letters that are small enough for their words.
private struct BlockStack {
  struct Part {
    let text: String
    let style: TextAttributes
    let lines: [String]
    var lineHeight: Double { style.size * Canvas.closeLines }
    var height: Double { lineHeight * Double(lines.count) }

    /// A text in the height of two lines, or in one line.
    init(_ text: String, _ style: TextAttributes, width: Double, hasOneLine: Bool = false) {
      self.text = text
      let (fitting, limit) =
        hasOneLine ? (style.fitting(text, width: width, lines: 1), 1) : style.fittingTwoLines(text, width: width)
      self.style = fitting
      lines = text.isEmpty ? [] : fitting.lines(of: text, width: width, limit: limit)
    }
  }

  let title, subtitle, value: Part
  /// The height of the title and the subtitle.
  var words: Double { title.height + subtitle.height }
  let height: Double

  init(_ block: BlockRow, width: Double) {
    title = Part(block.texts.title, block.title, width: width)
    subtitle = Part(block.texts.subtitle, block.subtitle, width: width)
    value = Part(block.texts.value, block.value, width: width, hasOneLine: true)
    height = max(title.height + subtitle.height, block.side) + value.height
  }
}

extension PictureSetting {
  /// The side of the symbol in a row, in points.
  var blockSymbolSide: Double { BlockRowMetrics.symbolSide(body: size(.body)) }
}

extension ListStyle {
  /// The padding at both ends of a row, in points.
  func blockPadding(_ setting: PictureSetting) -> Double {
    BlockRowMetrics.padding(inStyle: name, isGlass: setting.finish == .glass)
  }
}
