import SplitKit
import Testing

/// Items of bars as the sources of popovers (spec/containers.md 385 to 387, 391 and 393), and popovers that a keyboard would
/// cover (392).
@Suite struct BarItemPopoverTests {
  private static let window = ViewPlacement(
    frame: Rect(x: 0, y: 0, width: 1000, height: 800), safeArea: EdgeInsets(top: 32, bottom: 25))

  private static func environment(
    _ source: PopoverSource, _ profile: Profile = .ios26, size: Size = Size(width: 300, height: 200), keyboard: Double = 0,
    permitted: Set<PopoverArrowDirection> = Set(PopoverArrowDirection.allCases)
  ) -> PresentationEnvironment {
    PresentationEnvironment(
      design: profile.presentations, grid: PixelGrid(scale: 2), window: window, keyboardHeight: keyboard,
      traits: TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular), preferredContentSize: size,
      source: source, permittedArrowDirections: permitted)
  }

  private static let item = Rect(x: 900, y: 40, width: 44, height: 44)
  private static let bar = Rect(x: 0, y: 32, width: 1000, height: 54)

  @Test func `an item of a navigation bar is 36 high and begins 4 below the top of its bar`() {
    let source = PopoverSource(item: Self.item, in: Self.bar, of: .navigationBar, by: Profile.ios26.presentations.popover)
    #expect(source == .item(Rect(x: 900, y: 36, width: 44, height: 36), bar: Self.bar))
  }

  @Test func `every other item, and every item before iOS 26, is a rectangle`() {
    for profile in Profile.all {
      for kind in BarKind.allCases {
        let source = PopoverSource(item: Self.item, in: Self.bar, of: kind, by: profile.presentations.popover)
        switch (profile == .ios26, kind) {
        case (true, .navigationBar): #expect(source != .rectangle(Self.item))
        case (true, .toolbar): #expect(source == .toolbarItem(Self.item))
        default: #expect(source == .rectangle(Self.item))
        }
      }
    }
  }

  @Test(arguments: [(0.0, 19.0), (478, 350), (956, 681)])
  func `a popover of an item of a toolbar ends 10 above the item`(x: Double, left: Double) {
    let item = Rect(x: x, y: 731, width: 44, height: 44)
    let placement = Self.environment(.toolbarItem(item), permitted: [.up]).placement(of: .popover)
    #expect(placement.view.frame == Rect(x: left, y: 521, width: 300, height: 200))
    #expect(placement.arrow == nil)
    #expect(placement.reason.sentence.hasPrefix("bar item: "))
    #expect(placement.arrowReason?.sentence.hasPrefix("bar item: ") == true)
  }

  @Test func `a popover of a bar is cut to the margin`() {
    let size = Size(width: 300, height: 900)
    let item = Rect(x: 478, y: 731, width: 44, height: 44)
    let above = Self.environment(.toolbarItem(item), size: size).placement(of: .popover).view.frame
    #expect(above == Rect(x: 350, y: 32, width: 300, height: 689))
    let below = Self.environment(.item(Self.item, bar: Self.bar), size: size).placement(of: .popover).view.frame
    #expect(below == Rect(x: 681, y: 62, width: 300, height: 713))
  }

  @Test func `a popover of a bar without a wish is 320 wide`() {
    let placement = Self.environment(.item(Self.item, bar: Self.bar), size: .zero).placement(of: .popover)
    #expect(placement.view.frame == Rect(x: 661, y: 62, width: 320, height: 713))
  }

  @Test(arguments: Profile.all)
  func `a popover ends 10 above a keyboard that would cover it`(profile: Profile) {
    let source = PopoverSource.rectangle(Rect(x: 480, y: 300, width: 40, height: 40))
    let alone = Self.environment(source, profile, permitted: [.up]).placement(of: .popover)
    #expect(alone.view.frame == Rect(x: 350, y: 353, width: 300, height: 200))
    let moved = Self.environment(source, profile, keyboard: 300, permitted: [.up]).placement(of: .popover)
    #expect(moved.view.frame == Rect(x: 350, y: 290, width: 300, height: 200))
    #expect(moved.arrow == .up)
    #expect(moved.reason == .keyboard(300))
    // The frame with its arrow begins at the top margin, and ends 10 above the keyboard.
    let lower = Self.environment(source, profile, keyboard: 640, permitted: [.up]).placement(of: .popover)
    #expect(lower.view.frame == Rect(x: 350, y: 45, width: 300, height: 105))
    let free = Self.environment(source, profile, keyboard: 247, permitted: [.up]).placement(of: .popover)
    #expect(free == alone)
  }

  @Test func `a reason begins with the word of its rule`() {
    func reasons(_ source: Rect, _ size: Size, _ permitted: [PopoverArrowDirection]) -> [String] {
      let placement = Self.environment(.rectangle(source), size: size, permitted: Set(permitted)).placement(of: .popover)
      return [placement.reason.sentence, placement.arrowReason?.sentence ?? ""].map { String($0.prefix { $0 != ":" }) }
    }
    let source = Rect(x: 20, y: 100, width: 40, height: 40)
    let (size, all) = (Size(width: 300, height: 100), PopoverArrowDirection.allCases)
    #expect(reasons(source, size, all) == ["fits", "fits"])
    #expect(reasons(source, size, [.left]) == ["fits", "permitted"])
    #expect(reasons(source, size, [.up, .down]) == ["moved", "moved"])
    #expect(reasons(source, size, [.up]) == ["moved", "permitted"])
    #expect(reasons(source, Size(width: 990, height: 790), all) == ["squeezed", "squeezed"])
  }
}
