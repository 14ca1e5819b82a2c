import SplitKit
import Testing

@testable import SamplePreviews

/// The text sizes: Apple's table, and the heights that follow from it.
@Suite struct TextSizeTests {
  @Test func `body text has UIKit's twelve sizes`() {
    let sizes = ContentSizeCategory.allCases.map { $0.size(of: .body).pointSize }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test(arguments: TextStyle.allCases) func `no style shrinks from one category to the next`(style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map { $0.size(of: style) }
    for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
      #expect(smaller.pointSize <= larger.pointSize)
      #expect(smaller.lineHeight <= larger.lineHeight)
    }
    #expect(sizes.allSatisfy { $0.lineHeight > $0.pointSize })
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func `a style is never larger than the one before it`(category: ContentSizeCategory) {
    let sizes = TextStyle.allCases.map { category.size(of: $0).pointSize }
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func `the five largest sizes are the accessibility sizes`() {
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory) == ContentSizeCategory.allCases.suffix(5))
  }

  /// The largest row has a line of 62 in place of one of 22, and at the accessibility sizes a second one.
  @Test(
    arguments: [
      (.extraSmall, 44), (.large, 44), (.extraLarge, 46), (.extraExtraExtraLarge, 51), (.accessibilityMedium, 90),
      (.accessibilityExtraExtraExtraLarge, 146),
    ] as [(ContentSizeCategory, Double)])
  func `a row grows with its line, and has room for another one`(category: ContentSizeCategory, height: Double) {
    #expect(TextHeight(44, .body, atAccessibilitySizes: .body).at(category) == height)
  }

  @Test func `a part without text has one height`() {
    #expect(ContentSizeCategory.allCases.allSatisfy { TextHeight(12).at($0) == 12 })
  }

  /// Every part that a touch finds stays inside its row, and no part lies over another.
  @Test(arguments: ContentSizeCategory.allCases) func `the parts of a post are where the page draws them`(
    category: ContentSizeCategory
  ) {
    let row = PostRowLayout(width: 400, textSize: category)
    let footnote = category.growth(of: .footnote)
    let subheadline = category.growth(of: .subheadline)
    #expect(row.besidesPicture == 213 + footnote + 3 * subheadline)
    let labelTop = 80 + footnote + subheadline + 400 + 80 + subheadline + 8
    #expect(row.control(at: Point(x: 30, y: labelTop)) == .comments)
    #expect(row.control(at: Point(x: 30, y: labelTop + 24 + subheadline)) == .comments)
    #expect(row.control(at: Point(x: 30, y: labelTop + 25 + subheadline)) == nil)
  }

  @Test func `the counters of a profile stand below each other at the accessibility sizes`() {
    let header: Value = ["counters": [["id": "photos"], ["id": "followers"], ["id": "following"]]]
    let side = ProfileHeaderLayout(width: 320, textSize: .large)
    #expect(side.element(at: Point(x: 30, y: 160), in: header) == "photos")
    #expect(side.element(at: Point(x: 290, y: 160), in: header) == "following")
    let below = ProfileHeaderLayout(width: 320, textSize: .accessibilityExtraExtraExtraLarge)
    #expect(below.element(at: Point(x: 30, y: 160), in: header) == "photos")
    #expect(below.element(at: Point(x: 290, y: 160), in: header) == "photos")
    #expect(below.element(at: Point(x: 30, y: 155 + 200), in: header) == "followers")
    #expect(below.element(at: Point(x: 30, y: 155 + 380), in: header) == "following")
  }

  @Test func `files have one column where larger cells have no room for two`() {
    #expect(FileGridLayout(width: 320, count: 9, textSize: .large).columns == 3)
    #expect(FileGridLayout(width: 200, count: 9, textSize: .extraExtraExtraLarge).columns == 2)
    let largest = FileGridLayout(width: 320, count: 9, textSize: .accessibilityExtraExtraExtraLarge)
    #expect(largest.columns == 1)
    #expect(largest.rowHeight == 164 + 2 * (52 - 18) + (51 - 16))
  }
}

/// The traits of a window about text and contrast.
@Suite struct EnvironmentTraitTests {
  private func window(_ profile: Profile) -> Window {
    let application = Application(profile: profile)
    let root = ViewController(application, id: "root")
    return Window(
      application: application, rootViewController: root, size: Size(width: 768, height: 1024), policy: .pad)
  }

  @Test(arguments: Profile.all) func `the contrast is a trait since iOS 13`(profile: Profile) {
    let window = window(profile)
    let isThere = ![Profile.ios5, .ios8].contains(profile)
    #expect(window.traitCollection.accessibilityContrast == (isThere ? .normal : nil))
    window.traitOverrides.accessibilityContrast = .high
    #expect(window.traitCollection.accessibilityContrast == (isThere ? .high : nil))
  }

  @Test(arguments: Profile.all) func `texts follow the text size since iOS 7`(profile: Profile) {
    let window = window(profile)
    window.makeVisible()
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    #expect(window.rootViewController.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(window.rootViewController.textSize == (profile == .ios5 ? .large : .accessibilityLarge))
  }
}

/// The language of the system's own words.
@Suite struct InterfaceLanguageTests {
  @Test(arguments: InterfaceLanguage.allCases) func `every language has every word`(language: InterfaceLanguage) {
    let words = SystemWord.allCases.map(language.word)
    #expect(words.allSatisfy { !$0.isEmpty })
    #expect(language == .english || zip(words, SystemWord.allCases.map(InterfaceLanguage.english.word)).allSatisfy { $0 != $1 })
  }

  @Test func `a back button without a title has the word of the language`() {
    let application = Application(profile: .ios18, language: .arabic)
    let stack = NavigationController(rootViewController: ViewController(application, id: "first"))
    stack.pushViewController(ViewController(application, id: "second"))
    let window = Window(
      application: application, rootViewController: stack, size: Size(width: 390, height: 844), policy: .phone)
    window.makeVisible()
    let bar = Scene(of: window).viewModels.first { $0.id == "nav:first/bar" }
    #expect(bar?.content["backButton"]?["title"] == "رجوع")
  }
}
