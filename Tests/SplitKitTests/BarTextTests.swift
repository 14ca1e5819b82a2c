import TextMeasures
import Testing

@testable import SplitKit

/// The items of bars are as wide as their texts and the padding of the version.
@Suite struct BarTextTests {
  /// The widths of labels in bars of iOS 26 (`measured/trees.jsonl`), in points.
  private static let measured = [("More", 40.5), ("Left", 31), ("Right", 41)]

  @Test(arguments: measured) func `a button of iOS 26 is 32 wider than its title`(title: String, width: Double) {
    let own = Profile.ios26.bars.items.itemWidth(title: title)
    #expect((own - width - 32).magnitude <= 1)
    #expect(own * 2 == (own * 2).rounded())
  }

  @Test(arguments: Profile.all) func `a wide letter takes more space than a narrow one`(profile: Profile) {
    let rules = profile.bars.items
    let (wide, narrow) = (rules.itemWidth(title: "WWWWWWWWW"), rules.itemWidth(title: "IIIIIIIII"))
    #expect(wide > 1.5 * narrow)
    #expect(wide >= rules.letters.item.width(of: "WWWWWWWWW") + rules.titlePadding)
    #expect(rules.itemWidth(title: nil) == 44 && rules.itemWidth(title: "") == 44)
  }

  @Test func `a title that finishes something is wider, and one in the app's own font as wide as that font makes it`() {
    let rules = Profile.ios14.bars.items
    let item = BarButtonItem(id: "a", title: "A long title") {}
    let plain = item.barWidth(by: rules)
    item.style = .done
    #expect(item.barWidth(by: rules) > plain)
    item.font = BarFont(size: 34, weight: 400)
    #expect(item.barWidth(by: rules) > 1.8 * plain)
  }

  @Test(arguments: [(UserInterfaceIdiom.phone, 16.0), (.pad, 10)])
  func `the first item of iOS 26 is nearer to the edge on a pad`(idiom: UserInterfaceIdiom, margin: Double) {
    let bars = Profile.ios26.bars
    #expect(bars.items(on: idiom, grid: PixelGrid(scale: 2), textSize: .large).margin == margin)
  }

  /// The sizes of buttons and of titles at the text sizes (888).
  private static let sizes: [(ContentSizeCategory, Double)] = [
    (.extraSmall, 14), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 21), (.extraExtraExtraLarge, 21),
    (.accessibilityExtraExtraExtraLarge, 21),
  ]

  @Test(arguments: sizes) func `letters follow the text size up to 21`(textSize: ContentSizeCategory, size: Double) {
    let letters = Profile.ios26.bars.items(on: .phone, grid: PixelGrid(scale: 3), textSize: textSize).letters
    #expect(letters.item.size == size && letters.mainItem.size == size && letters.title.size == size)
    #expect(letters.largeTitle.size == 34 && letters.item.weight == 500)
  }

  @Test func `a bar names its letters at another text size, and its margin below a large title`() throws {
    let tree = Tree(profile: .ios26, size: Size(width: 375, height: 667), policy: .phone) { application in
      let stack = NavigationController(rootViewController: PlainViewController(application, named: "N"))
      stack.prefersLargeTitles = true
      return stack
    }
    func bar() throws -> Value { try #require(tree.bar("nav:N")) }
    #expect(try bar()["titleMargin"] == 16 && bar()["letters"] == nil)
    tree.application.beginMessage(isResize: true)
    tree.resize(390, 844)
    #expect(try bar()["titleMargin"] == 20)
    tree.window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    tree.window.layoutIfNeeded()
    #expect(try bar()["letters"]?["item"]?["size"] == 21)
  }
}
