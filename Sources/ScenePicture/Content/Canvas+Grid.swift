import SplitKit

/// Grids and mosaics of pictures under headers (`Public/apps/instagram/gridLayout.js`, `mosaicLayout.js`).
extension Canvas {
  mutating func drawGrid(_ place: ContentPlace, _ setting: PictureSetting) {
    if !place.isFloating { rect(place.frame, setting.palette.background) }
    let heights = place.numbers("headerHeights")
    var y = place.origin.y
    for (index, section) in place.model.list("sections").enumerated() {
      let height = heights.indices.contains(index) ? heights[index] : 0
      let header = Rect(x: place.origin.x, y: y, width: place.contentSize.width, height: height)
      let grid = GridSection(items: section.list("items"), top: header.maxY, place: place)
      drawCells(of: grid, place, setting)
      if height > 0, header.touches(place.frame), let model = section["header"], model != .null {
        drawHeader(model, in: header, place, setting)
      }
      y = grid.bottom
    }
  }

  private mutating func drawCells(of grid: GridSection, _ place: ContentPlace, _ setting: PictureSetting) {
    let pixels = PixelGrid(scale: setting.window.scale)
    for (index, item) in grid.items.enumerated() {
      let frame = grid.frame(at: index, isMirrored: isMirrored).onPixels(pixels).inset(place.number("itemInset"))
      guard frame.touches(place.frame) else { continue }
      let id = item.text("id")
      picture(item.text("image"), in: frame, setting)
      rect(frame, nil, name: .element(id))
      guard place.isSelected(id) else { continue }
      border(frame, setting.palette.background, width: 3)
      border(frame.inset(3), Color(0xDD2A7B), width: 2)
    }
  }

  mutating func drawHeader(_ model: Value, in area: Rect, _ place: ContentPlace, _ setting: PictureSetting) {
    switch model.text("kind") {
    case "profileHeader": drawProfileHeader(model, in: area, setting)
    case "highlights", "userStories", "stories": drawStrip(model, in: area, place, setting)
    default: line(model.text("title"), in: area, TextAttributes(22, 300, setting.palette.secondaryText))
    }
  }
}

/// The cells of a section of a grid: squares in columns or, in a mosaic, cells whose places are in the view model.
struct GridSection {
  let items: [Value]
  private let top: Double
  private let left: Double
  private let width: Double
  private let unit: Double
  private let columns: Int

  init(items: [Value], top: Double, place: ContentPlace) {
    (self.items, self.top) = (items, top)
    (left, width) = (place.origin.x, place.contentSize.width)
    unit = place.number("unit")
    columns = place.layout?.metrics.kind == "mosaic" ? 0 : max(1, place.layout?.metrics.columns ?? 1)
  }

  /// The lower end of the cells.
  var bottom: Double {
    if columns > 0 { return top + Double((items.count + columns - 1) / columns) * unit }
    return top + (items.map { cell($0).maxY }.max() ?? 0) * unit
  }

  func frame(at index: Int, isMirrored: Bool) -> Rect {
    let cell =
      columns > 0
      ? Rect(x: Double(index % columns), y: Double(index / columns), width: 1, height: 1) : self.cell(items[index])
    let x = isMirrored ? width - (cell.x + cell.width) * unit : cell.x * unit
    return Rect(x: left + x, y: top + cell.y * unit, width: cell.width * unit, height: cell.height * unit)
  }

  private func cell(_ item: Value) -> Rect {
    let numbers = item.list("cell").map { $0.number ?? 0 }
    guard numbers.count == 4 else { return .zero }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Rect {
  /// The frame with its edges on pixels, so that neighbours share an edge.
  func onPixels(_ grid: PixelGrid) -> Rect {
    let (left, top) = (grid.round(x), grid.round(y))
    return Rect(x: left, y: top, width: grid.round(maxX) - left, height: grid.round(maxY) - top)
  }
}
