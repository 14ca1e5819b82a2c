import SplitKit
import Testing

/// The places of sheets at their detents, as pure functions (spec/containers.md 359 to 367).
@Suite struct SheetDetentTests {
  /// The phone on which the floating sheet was observed.
  private static let phone = ViewPlacement(
    frame: Rect(x: 0, y: 0, width: 393, height: 852), safeArea: EdgeInsets(top: 59, bottom: 34))
  private static let pad = ViewPlacement(
    frame: Rect(x: 0, y: 0, width: 820, height: 1180), safeArea: EdgeInsets(top: 32, bottom: 25))

  private static func environment(
    _ detents: [SheetDetent], selected: String? = nil, on profile: Profile = .ios26, in window: ViewPlacement = phone,
    scale: Double = 3, idiom: UserInterfaceIdiom = .phone, width: UserInterfaceSizeClass = .compact
  ) -> PresentationEnvironment {
    var sheet = SheetConfiguration()
    sheet.detents = detents
    sheet.selectedDetentIdentifier = selected
    var traits = TraitCollection(horizontalSizeClass: width, verticalSizeClass: .regular)
    traits.userInterfaceIdiom = idiom
    return PresentationEnvironment(
      design: profile.presentations, grid: PixelGrid(scale: scale), window: window, traits: traits, preferredContentSize: .zero,
      source: nil, permittedArrowDirections: Set(PopoverArrowDirection.allCases), sheet: sheet)
  }

  private static func padEnvironment(_ detents: [SheetDetent], selected: String? = nil) -> PresentationEnvironment {
    environment(detents, selected: selected, in: pad, scale: 2, idiom: .pad, width: .regular)
  }

  @Test func `the maximum is the large frame without the bottom inset, and a form sheet's whole height`() {
    #expect(Self.environment([.large]).placement(of: .pageSheet).detents?.maximum == 759)
    #expect(Self.padEnvironment([.large]).placement(of: .pageSheet).detents?.maximum == 1113)
    #expect(Self.padEnvironment([.large]).placement(of: .formSheet).detents?.maximum == 650)
  }

  @Test(arguments: Profile.since(.ios14), [Size(width: 1, height: 1), Size(width: 30, height: 60), Size(width: 60, height: 30)])
  func `in a window that is lower than its insets the maximum is 0, and the sheet is large`(profile: Profile, size: Size) {
    let window = ViewPlacement(
      frame: Rect(x: 0, y: 0, width: size.width, height: size.height), safeArea: EdgeInsets(top: 59, bottom: 34))
    let detents = Self.environment([.medium], on: profile, in: window).placement(of: .pageSheet).detents
    #expect(detents?.maximum == 0)
    #expect(detents?.isLarge == true)
  }

  @Test func `a sheet rests at the selected detent, else at the smallest one`() {
    let detents: [SheetDetent] = [.medium, .large]
    let smallest = Self.environment(detents).placement(of: .pageSheet).detents
    #expect(smallest?.current == SheetDetents.Place(identifier: "medium", value: 425))
    #expect(smallest?.smaller == nil)
    #expect(smallest?.larger?.identifier == "large")
    let selected = Self.environment(detents, selected: "large").placement(of: .pageSheet).detents
    #expect(selected?.current.identifier == "large")
    #expect(selected?.smaller?.identifier == "medium")
    #expect(Self.environment(detents, selected: "none").placement(of: .pageSheet).detents == smallest)
  }

  @Test func `the order is that of the values in the window`() {
    let detents = Self.environment([.medium, SheetDetent(points: 300), .large]).placement(of: .pageSheet).detents
    #expect(detents?.places.map(\.identifier) == ["300", "medium", "large"])
  }

  @Test(arguments: [0.5, 76, 113, 143.5, 150, 200, 425, 600, 758])
  func `a low sheet on a phone floats`(value: Double) throws {
    let placement = Self.environment([SheetDetent(points: value)]).placement(of: .pageSheet)
    let part = min(1, max(0, (value - 76) / 74))
    let margin = 28 - 20 * part
    let scale = (393 - 2 * margin) / 393
    let height = value >= 150 ? value + 34 : value
    let drawn = try #require(placement.scale?.drawn(placement.view.frame))
    #expect(placement.scale?.factor == scale)
    #expect(placement.view.frame.size == Size(width: 393, height: height))
    #expect(drawn.x == margin && abs(drawn.maxX - (393 - margin)) < 1e-9)
    #expect(abs(drawn.maxY - (852 - margin)) < 1e-9)
    #expect(abs(drawn.height - scale * height) < 1e-9)
    #expect(placement.view.safeArea == EdgeInsets(bottom: (34 * part * 3).rounded(.toNearestOrAwayFromZero) / 3))
    #expect(placement.reason.sentence.hasPrefix("detent: "))
  }

  @Test(arguments: [759.0, 760, 5000])
  func `a value of the maximum or more is the large frame`(value: Double) {
    let placement = Self.environment([SheetDetent(points: value)]).placement(of: .pageSheet)
    #expect(placement.scale == nil)
    #expect(placement.view == Self.environment([.large]).placement(of: .pageSheet).view)
    #expect(placement.reason == .topInset(59, top: 59))
  }

  @Test func `a floating sheet grows with its value, and keeps margins from 28 down to 8`() {
    var last = 0.0
    for step in 1...1_518 {
      let sheet = FloatingSheet(value: Double(step) / 2, in: Size(width: 393, height: 852), bottomInset: 34, PixelGrid(scale: 3))
      let frame = sheet.frame(in: Self.phone.frame)
      #expect(frame.height > last)
      #expect(sheet.margin >= 8 && sheet.margin <= 28)
      last = frame.height
    }
    #expect(last < Self.environment([.large]).placement(of: .pageSheet).view.frame.height)
  }

  @Test(arguments: [
    (SheetDetent.medium, Rect(x: 120, y: 546, width: 580, height: 364)),
    (SheetDetent(points: 343), Rect(x: 120, y: 567, width: 580, height: 343)),
  ])
  func `a form sheet keeps its width and its lower edge`(detent: SheetDetent, frame: Rect) {
    let placement = Self.padEnvironment([detent]).placement(of: .formSheet)
    #expect(placement.view == ViewPlacement(frame: frame))
    #expect(placement.scale == nil)
  }

  @Test func `a page sheet on a pad stays attached to the edge`() {
    let placement = Self.padEnvironment([SheetDetent(points: 500)]).placement(of: .pageSheet)
    #expect(placement.view.frame == Rect(x: 0, y: 655, width: 820, height: 525))
    #expect(placement.view.safeArea == EdgeInsets(bottom: 25))
    #expect(placement.scale == nil)
  }

  @Test(arguments: [Profile.ios14, .ios18])
  func `before iOS 26 a low sheet is attached in a compact width, and a detent has no effect elsewhere`(profile: Profile) {
    let low = Self.environment([.medium, .large], on: profile).placement(of: .pageSheet)
    // The card begins at 69, so the maximum is 749 and its half 374.5, on the pixel 374.67.
    #expect(low.detents?.maximum == 749)
    #expect(low.view.frame.x == 0 && low.view.frame.width == 393 && low.view.frame.maxY == 852)
    #expect(abs(low.view.frame.height - (374.5 + 34)) <= 0.5)
    #expect(low.scale == nil)
    let wide = Self.environment([.medium], on: profile, in: Self.pad, scale: 2, idiom: .pad, width: .regular)
    #expect(wide.placement(of: .pageSheet).detents == nil)
    #expect(wide.placement(of: .formSheet).detents == nil)
  }

  @Test(arguments: [Profile.ios8, .ios13])
  func `before iOS 14 there are no detents`(profile: Profile) {
    for style in [ModalPresentationStyle.pageSheet, .formSheet] {
      let placement = Self.environment([.medium], on: profile).placement(of: style)
      #expect(placement.detents == nil)
      #expect(placement == Self.environment([.large], on: profile).placement(of: style))
    }
  }

  @Test func `a sheet at the undimmed detent or a smaller one dims nothing`() {
    var sheet = SheetConfiguration()
    sheet.detents = [SheetDetent(points: 200), .medium, .large]
    for undimmed in [nil, "200", "medium", "large", "other"] {
      for (index, selected) in ["200", "medium", "large"].enumerated() {
        sheet.largestUndimmedDetentIdentifier = undimmed
        sheet.selectedDetentIdentifier = selected
        let last = undimmed.flatMap { ["200", "medium", "large"].firstIndex(of: $0) }
        let detents = SheetDetents(
          sheet, maximum: 759, DetentRules(mediumPart: 0.56, standing: .floating), PixelGrid(scale: 3))
        #expect(detents.isUndimmed == (last.map { index <= $0 } ?? false))
      }
    }
  }

  @Test(arguments: UserInterfaceStyle.allCases)
  func `only a dark floating sheet of iOS 26 dims more`(style: UserInterfaceStyle) {
    for (detent, dark) in [(SheetDetent.medium, 0.48), (.large, 0.2)] {
      let placement = Self.environment([detent]).placement(of: .pageSheet)
      let presentation = Presentation(style: .pageSheet, adapted: .pageSheet, placement: placement)
      #expect(presentation.dimming(for: style, in: Profile.ios26.presentations) == (style == .dark ? dark : 0.2))
    }
  }
}
