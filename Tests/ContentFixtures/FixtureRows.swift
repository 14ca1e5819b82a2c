import ScenePicture
import SplitKit
import SplitRules
import TextMeasures

/// The frames of what the system draws in the rows and titles of a fixture's table, by the rules for the rows of an app.
///
/// A frame that the layout of the file has itself, in its member `parts`, replaces the one of the rules, in both directions of reading.
struct FixtureRows {
  let design: RowDesign
  let style: String
  let traits: TraitCollection
  private let grid = PixelGrid(scale: 2)

  /// The distance of the contents from both edges of a row.
  private var margin: Double { style.hasPrefix("sidebar") ? 12 : 16 }
  private var body: Double { traits.preferredContentSizeCategory.size(of: .body).pointSize }

  /// The layout with the frames of the parts of all rows and titles.
  func adding(to layout: Value, of table: Value, width: Double) -> Value {
    let rowWidth = width - 2 * (layout["inset"]?.number ?? 0)
    let given = layout["parts"]
    var parts: [Member] = []
    for (section, model) in (table["sections"]?.array ?? []).enumerated() {
      for (index, row) in (model["rows"]?.array ?? []).enumerated() {
        guard let id = row["id"]?.string else { continue }
        let size = Size(width: rowWidth, height: height(ofRow: index, section, layout))
        let isLast = index == (model["rows"]?.array?.count ?? 0) - 1
        let own = given?[id]?.members ?? []
        let views = layout["frames"]?[id]?.array?.first?.array?.first?.number
        let ruled = (frames(of: row, in: size, isLast: isLast, views: views) + actions(of: row, in: size))
          .filter { member in !own.contains { $0.name == member.name } }
        parts.append(Member(id, .object(ruled + own)))
      }
      for (name, heights) in [("header", "headerHeights"), ("footer", "footerHeights")] {
        guard model[name]?["title"] != nil, let all = layout[heights]?.array, all.indices.contains(section) else { continue }
        let frame = Rect(x: margin, y: (all[section].number ?? 0) - 30, width: rowWidth - 2 * margin, height: 22)
        parts.append(Member("\(name)-\(section)", .object([member("title", frame, in: rowWidth)])))
      }
    }
    return .object((layout.members ?? []).filter { $0.name != "parts" } + [Member("parts", .object(parts))])
  }

  private func height(ofRow row: Int, _ section: Int, _ layout: Value) -> Double {
    let heights = layout["rowHeights"]?.array ?? []
    let entry = heights.count == 1 ? heights.first : heights.indices.contains(section) ? heights[section] : nil
    guard let rows = entry?.array else { return entry?.number ?? 44 }
    return rows.indices.contains(row) ? rows[row].number ?? 44 : 44
  }

  private func member(_ name: String, _ frame: Rect, in width: Double) -> Member {
    let x = traits.layoutDirection == .rightToLeft ? width - frame.x - frame.width : frame.x
    return Member(name, .array([x, frame.y, frame.width, frame.height].map { .number($0) }))
  }

  // Rows.

  /// - Parameter views: The start of the views of the app at the end of the row, or nil without any.
  private func frames(of row: Value, in size: Size, isLast: Bool, views: Double?) -> [Member] {
    var (start, inset, end) = (0.0, margin, size.width)
    var frames: [(name: String, frame: Rect)] = []
    if let kind = row["editing"]?.string, kind != "move" {
      let control = design.editing.control(in: size, margin: margin, body: body, on: grid)
      frames.append(("editing", control.frame))
      start = control.contentStart
    }
    if row["gripPart"] != nil || row["editing"] == "move" {
      let grip = design.editing.reorder(in: size, margin: margin, body: body, on: grid)
      frames.append(("grip", grip))
      (inset, end) = (size.width - grip.x, grip.x)
    }
    for accessory in accessories(of: row) {
      let place = design.accessories.end(of: size, accessory.kind, inset: inset, body: body, on: grid)
      frames.append((accessory.name, place.frame))
      (inset, end) = (size.width - place.start + design.accessories.between, place.contentEnd)
    }
    let texts = texts(of: row, Size(width: min(end, views ?? end) - start, height: size.height))
    frames += texts.map { ($0.name, Rect(x: $0.frame.x + start, y: $0.frame.y, width: $0.frame.width, height: $0.frame.height)) }
    if !isLast {
      let line = start == 0 ? texts.first { $0.name != "image" }?.frame.x ?? margin : margin
      let height = design.separator.height(on: grid)
      let lineEnd = size.width - (design.separator.hasTwoInsets ? margin : 0)
      frames.append(("line", Rect(x: line, y: size.height - height, width: lineEnd - line, height: height)))
    }
    return frames.map { member($0.name, $0.frame, in: size.width) }
  }

  private func accessories(of row: Value) -> [(name: String, kind: RowAccessory)] {
    var found: [(name: String, kind: RowAccessory)] = []
    let accessory = row["accessory"]?.string ?? ""
    if ["disclosureIndicator", "detailDisclosureButton"].contains(accessory) {
      found.append(("disclosure", .disclosureIndicator))
    }
    if accessory == "checkmark" { found.append(("checkmark", .checkmark)) }
    if accessory.hasPrefix("detail") { found.append(("detail", .detailButton)) }
    if row["isExpanded"] != nil { found.append(("outline", .outlineDisclosure)) }
    return found
  }

  private func texts(of row: Value, _ size: Size) -> [(name: String, frame: Rect)] {
    guard (row["kind"]?.string ?? "row") == "row" else { return [] }
    let lines = (row["lines"]?.array ?? []).map { Int($0.number ?? 1) }
    let font = row["font"]?["size"]?.number ?? body
    let weight = row["font"]?["weight"]?.number.map { Int($0) } ?? 400
    let title = text(row["title"], font, weight, lines: lines.first ?? 1)
    let isBeside = row["value"] != nil
    let detail =
      isBeside
      ? text(row["value"], body, 400, lines: 1)
      : text(row["subtitle"], traits.preferredContentSizeCategory.size(of: .subheadline).pointSize, 400, lines: lines.last ?? 1)
    let indent = (row["indent"]?.number ?? 0) * 20
    let space = RowSpace(
      width: size.width, height: size.height, margins: EdgeInsets(top: 0, left: margin + indent, bottom: 0, right: margin),
      grid: grid, body: body)
    let rules = ContentRow(
      verticalGap: 0, horizontalGap: 6, imageGap: 14, prefersSideBySide: isBeside,
      stacks: traits.preferredContentSizeCategory.isAccessibilityCategory)
    let parts = rules.parts(
      title: title, detail: detail, image: row["image"] == nil ? nil : imageSize(of: row), slot: Size(width: 0, height: 0),
      in: space)
    // An aligned text has the whole width of the contents.
    let isAligned = row["align"] != nil
    func wide(_ frame: Rect?) -> Rect? {
      frame.map { isAligned ? Rect(x: $0.x, y: $0.y, width: size.width - margin - $0.x, height: $0.height) : $0 }
    }
    let all = [("image", parts.image), ("title", wide(parts.title)), (isBeside ? "value" : "subtitle", wide(parts.detail))]
    return all.compactMap { name, frame in frame.map { (name, $0) } }
  }

  private func imageSize(of row: Value) -> Size {
    let given = (row["imageSize"]?.array ?? []).compactMap(\.number)
    if given.count == 2 { return Size(width: given[0], height: given[1]) }
    let side = BlockRowMetrics.symbolSide(body: body)
    return Size(width: side, height: side)
  }

  private func text(_ value: Value?, _ size: Double, _ weight: Int, lines: Int) -> RowText? {
    guard let text = value?.string, !text.isEmpty else { return nil }
    let height = LineHeight.height(ofLines: lines, size: size, leading: LineHeight.leading(ofSize: size), scale: grid.scale)
    return RowText { most in
      Size(width: min(most, TextFont(size: size, weight: weight).width(of: text).rounded(.up)), height: height)
    }
  }

  // Swipes.

  private func actions(of row: Value, in size: Size) -> [Member] {
    guard let swipe = row["swipe"], let pitch = swipe["width"]?.number else { return [] }
    let isLeft = (swipe["edge"] == "leading") != (traits.layoutDirection == .rightToLeft)
    let count = swipe["actions"]?.array?.count ?? 0
    return design.swipe.frames(count: count, pitch: pitch, in: size, isLeft: isLeft, on: grid).enumerated().map { index, frame in
      Member("action-\(index)", .array([frame.x, frame.y, frame.width, frame.height].map { .number($0) }))
    }
  }
}
