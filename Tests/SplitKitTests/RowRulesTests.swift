import SplitRules
import Testing

/// The rules of rows by the statements of spec/views.md.
@Suite struct RowRulesTests {
  private static let design = ListSpacing.roomy.rows
  private static let scale2 = PixelGrid(scale: 2)
  private static let scale3 = PixelGrid(scale: 3)

  /// A text of a width, as high as a line of a font.
  private static func text(_ width: Double, _ size: Double, _ grid: PixelGrid) -> RowText {
    RowText { Size(width: min(width, $0), height: grid.up(1.193359 * size)) }
  }

  private static func space(
    _ width: Double, _ height: Double? = nil, margins: (Double, Double) = (16, 16), grid: PixelGrid = scale2, body: Double = 17
  ) -> RowSpace {
    RowSpace(
      width: width, height: height, margins: EdgeInsets(top: 15, left: margins.0, bottom: 15, right: margins.1), grid: grid,
      body: body)
  }

  // Rows with labels.

  @Test func `a label alone has the whole height of the row (802, 809)`() {
    let rules = LabelRow(Self.design, .alone, isGrouped: false, at: .large)
    let parts = rules.parts(title: Self.text(50, 17, Self.scale2), detail: nil, start: 16, in: Self.space(375))
    #expect(parts.height == 52 && parts.title == Rect(x: 16, y: 0, width: 343, height: 52))
  }

  @Test(
    arguments: [(.large, 52), (.extraSmall, 52), (.extraExtraExtraLarge, 59), (.accessibilityLarge, 80)]
      as [(ContentSizeCategory, Double)])
  func `a row with one line is as high as was measured (802, 817)`(size: ContentSizeCategory, height: Double) {
    #expect(Self.design.leastHeight(at: size) == height)
  }

  /// The text size, the sizes of both fonts, and the tops of both texts with the height of the row.
  private static let plain: [(ContentSizeCategory, Double, Double, title: Double, detail: Double, height: Double)] = [
    (.large, 17, 15, 9, 32.5, 62), (.extraExtraExtraLarge, 23, 21, 11, 42.5, 83), (.accessibilityLarge, 33, 30, 15, 60.5, 117),
  ]

  @Test(arguments: 0..<3)
  func `two labels of a plain table are at the measured distances (803, 810, 816)`(index: Int) {
    let (category, first, second, title, detail, height) = Self.plain[index]
    let rules = LabelRow(Self.design, .below, isGrouped: false, at: category)
    let parts = rules.parts(
      title: Self.text(40, first, Self.scale2), detail: Self.text(70, second, Self.scale2), start: 16,
      in: Self.space(375, body: category.size(of: .body).pointSize))
    #expect(parts.title?.y == title && parts.detail?.y == detail && parts.height == height)
  }

  @Test(arguments: [(PixelGrid(scale: 2), 69.5, 15.5), (PixelGrid(scale: 3), 69.333, 15.667)])
  func `two labels of a group are in the middle (803, 810)`(grid: PixelGrid, height: Double, top: Double) throws {
    let rules = LabelRow(Self.design, .below, isGrouped: true, at: .large)
    let parts = rules.parts(
      title: Self.text(40, 17, grid), detail: Self.text(70, 15, grid), start: 16, in: Self.space(353, grid: grid))
    let title = try #require(parts.title)
    #expect(abs(parts.height - height) < 0.001 && abs(title.y - top) < 0.001 && parts.detail?.y == title.maxY)
  }

  @Test func `a subtitle without a text leaves the title in the middle, rounded up (811)`() {
    let rules = LabelRow(Self.design, .below, isGrouped: true, at: .large)
    let parts = rules.parts(
      title: Self.text(40, 17, Self.scale3), detail: nil, start: 16, in: Self.space(353, 52, grid: Self.scale3))
    #expect(parts.title?.y == 16)
  }

  /// Height, tops of both texts (812, 818).
  @Test(arguments: [(44, 17, 12), (52, 17, 16), (44, 23, 9)] as [(Double, Double, Double)])
  func `a text at the end is on a whole point, as the title is`(height: Double, size: Double, top: Double) {
    let rules = LabelRow(Self.design, .atEnd, isGrouped: true, at: .large)
    let parts = rules.parts(
      title: Self.text(40, size, Self.scale2), detail: Self.text(50, size, Self.scale2), start: 16,
      in: Self.space(316.5, height, margins: (16, 8)))
    #expect(parts.title?.y == top && parts.detail?.y == top && parts.detail?.maxX == 308.5)
  }

  @Test func `the detail gives way before the title does (813)`() {
    let rules = LabelRow(Self.design, .atEnd, isGrouped: true, at: .accessibilityLarge)
    func parts(_ title: Double, _ detail: Double) -> RowParts {
      rules.parts(
        title: Self.text(title, 33, Self.scale2), detail: Self.text(detail, 33, Self.scale2), start: 16,
        in: Self.space(307, 44, margins: (16, 8), body: 33))
    }
    let narrow = parts(281, 80)
    #expect(narrow.detail?.x == 299 && narrow.detail?.width == 0 && narrow.title?.width == 281)
    #expect(parts(200, 80).detail?.x == 222)
    #expect(parts(400, 80).title?.width == 283)
  }

  // Rows with configurations.

  private static func content(_ category: ContentSizeCategory, gap: Double = 0, sideBySide: Bool = false) -> ContentRow {
    ContentRow(
      verticalGap: gap, horizontalGap: 8, imageGap: 16, prefersSideBySide: sideBySide, stacks: category.isAccessibilityCategory)
  }

  /// The text size, the sizes of both fonts, and the height of the cell (857, 906).
  private static let lists: [(ContentSizeCategory, Double, Double?, Double)] = [
    (.large, 17, nil, 52), (.large, 17, 15, 68.5), (.accessibilityLarge, 33, nil, 69.5), (.accessibilityLarge, 33, 30, 105.5),
  ]

  @Test(arguments: 0..<4)
  func `a cell of a list has 15 above and below its texts (906)`(index: Int) {
    let (category, first, second, height) = Self.lists[index]
    let parts = Self.content(category).parts(
      title: Self.text(40, first, Self.scale2), detail: second.map { Self.text(70, $0, Self.scale2) }, image: nil,
      slot: Size(width: 0, height: 0), in: Self.space(343, body: category.size(of: .body).pointSize))
    #expect(Self.design.contentHeight(parts.height, isInTable: false, isInBareList: false) == height)
  }

  @Test func `a list outside of any stack has no least height (857), and a row of a table has a line more (802)`() {
    let height = 15 + Self.scale3.up(1.193359 * 17) + 15
    #expect(Self.design.contentHeight(height, isInTable: false, isInBareList: true) == height)
    #expect(Self.design.contentHeight(height, isInTable: true, isInBareList: false) == 53)
  }

  @Test func `texts beside each other are stacked at the accessibility sizes (912)`() {
    let parts = Self.content(.accessibilityLarge, gap: 4, sideBySide: true).parts(
      title: Self.text(90, 33, Self.scale2), detail: Self.text(90, 33, Self.scale2), image: nil, slot: Size(width: 0, height: 0),
      in: Self.space(343, body: 33))
    #expect(parts.height == 113 && parts.detail?.x == 16 && parts.detail?.y == 15 + 39.5 + 4)
  }

  @Test func `texts beside each other end at the margin (856)`() {
    let parts = Self.content(.large, sideBySide: true).parts(
      title: Self.text(53.5, 17, Self.scale2), detail: Self.text(44, 17, Self.scale2), image: nil,
      slot: Size(width: 0, height: 0),
      in: Self.space(343, 52))
    #expect(
      parts.title == Rect(x: 16, y: 16, width: 53.5, height: 20.5) && parts.detail == Rect(x: 283, y: 16, width: 44, height: 20.5)
    )
  }

  // Accessories.

  /// The width and height of the row, the margin, the size of the body font, whether it is in a list, and the frame with the end of the contents.
  private static let accessories: [(RowAccessory, Double, Double, Double, Double, Bool, [Double], Double)] = [
    (.disclosureIndicator, 343, 44, 16, 17, false, [316.5, 15, 10.5, 14], 316.5),
    (.disclosureIndicator, 375, 53, 16, 17, false, [348.5, 19.5, 10.5, 14], 348.5),
    (.disclosureIndicator, 343, 44, 16, 23, false, [313, 10, 14, 19.5], 313),
    (.disclosureIndicator, 343, 52, 16, 17, true, [315, 19, 10.5, 14], 313),
    (.disclosureIndicator, 343, 68.5, 16, 17, true, [315, 27.5, 10.5, 14], 313),
    (.checkmark, 343, 52, 16, 17, true, [305.5, 17, 19, 18], 303),
    (.checkmark, 343, 68.5, 16, 17, true, [305.5, 25, 19, 18], 303),
    (.checkmark, 375, 53, 16, 17, false, [337.5, 17.5, 19, 18], 335),
    (.checkmark, 343, 105.5, 16, 33, true, [289.5, 30, 37.5, 34.5], 289.5),
  ]

  @Test(arguments: 0..<9)
  func `an accessory is where it was measured (841, 842, 913)`(index: Int) {
    let (accessory, width, height, margin, body, isInList, frame, end) = Self.accessories[index]
    let made = Self.design.accessories.end(
      of: Size(width: width, height: height), accessory, inset: margin, isInList: isInList, body: body, on: Self.scale2)
    #expect([made.frame.x, made.frame.y, made.frame.width, made.frame.height] == frame && made.contentEnd == end)
  }

  @Test func `an accessory view ends at the margin, and a symbol is in the middle of its slot (843, 844)`() {
    let (accessories, grid) = (Self.design.accessories, Self.scale3)
    let view = accessories.end(
      of: Size(width: 393, height: 65), view: Size(width: 63, height: 28), isSymbol: false, inset: 20, on: grid)
    #expect(abs(view.frame.y - 18.667) < 0.001 && view.frame.x == 310 && view.contentEnd == 310)
    let wide = accessories.end(
      of: Size(width: 353, height: 52), view: Size(width: 30, height: 20), isSymbol: true, inset: 20, on: grid)
    #expect(wide.frame.x == 306 && wide.contentEnd == 309)
  }

  // Editing.

  /// The margin, the size of the body font and the height of the row, with the frame of the control and the starts of both contents.
  private static let editing: [(Double, Double, Double, [Double], Double, Double)] = [
    (16, 17, 62, [15, 17, 26, 26], 40, 332), (20, 17, 62, [19, 17, 26, 26], 44, 328),
    (16, 23, 83, [14.5, 21, 34.5, 34.5], 47.5, 322.5), (16, 33, 117, [16, 33, 39, 38], 55, 318),
  ]

  @Test(arguments: 0..<4)
  func `the controls of an edited row are where they were measured (851, 852, 854, 909)`(index: Int) {
    let (margin, body, height, frame, start, reorder) = Self.editing[index]
    let row = Size(width: 375, height: height)
    let control = Self.design.editing.control(in: row, margin: margin, body: body, on: Self.scale2)
    #expect(
      [control.frame.x, control.frame.y, control.frame.width, control.frame.height] == frame && control.contentStart == start)
    #expect(Self.design.editing.reorder(in: row, margin: margin, body: body, on: Self.scale2).x == reorder)
  }

  // Sections.

  @Test func `headers and footers of groups are as high as was measured (831 to 835)`() {
    let (sections, line) = (Self.design.sections, 20.5)
    func header(_ position: SectionDesign.Position) -> Double? {
      sections.header(.grouped, position, text: line, usualText: line)
    }
    #expect(header(.init(isFirst: true)) == 55.5)
    #expect(header(.init(followsFooter: true)) == 45.5)
    #expect(header(.init()) == 38 && header(.init(isFirst: true, isUnderLargeTitle: true)) == 38)
    #expect(sections.spaceAbove(.grouped, .init(isFirst: true), on: Self.scale3) == 35)
    #expect(abs((sections.spaceAbove(.grouped, .init(), on: Self.scale3) ?? 0) - 17.667) < 0.001)
    #expect(abs(sections.spaceBelow(.grouped, on: Self.scale3) - 17.333) < 0.001)
    #expect(abs((sections.footer(text: 47.0 / 3) ?? 0) - 30) < 0.001 && sections.spaceAtEnd(.grouped) == 20)
  }

  @Test func `the text of a header is at a distance from its end (830, 831, 837)`() {
    let sections = Self.design.sections
    #expect(sections.header(.plain, .init(), text: 20.5, usualText: 20.5) == 28)
    #expect(sections.labelTop(.plain, height: 28, text: 20.5, on: Self.scale2) == 4)
    #expect(sections.labelTop(.grouped, height: 55.5, text: 20.5, on: Self.scale2) == 29.5)
    #expect(abs((sections.labelTop(.grouped, height: 45 + 1.0 / 3, text: 61.0 / 3, on: Self.scale3) ?? 0) - 18.667) < 0.001)
  }

  @Test func `earlier versions keep their heights by eye`() {
    let earlier = ListSpacing.usual.rows
    #expect(earlier.leastHeight(at: .large) == 44 && earlier.leastSubtitleHeight(at: .large) == 60)
    #expect(earlier.sections.header(.grouped, .init(), text: 20, usualText: 20) == nil && earlier.sections.headerTopPadding == 0)
  }
}
