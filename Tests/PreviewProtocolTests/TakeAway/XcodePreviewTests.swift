import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// The settings of scenes as lines of Swift.
@Suite struct XcodePreviewTests {
  private func text(_ scene: String, _ more: Member...) throws -> String {
    try XcodePreview.text(
      .object([Member("type", "open"), Member("scene", .string(scene))] + more), previews: Preview.all)
  }

  @Test func `a split view with its defaults has its style, its columns and the size classes alone`() throws {
    #expect(
      try text("lab", Member("window", ["width": 1180, "height": 820])) == """
        import UIKit

        #Preview("lab, 1180 x 820", traits: .fixedLayout(width: 1180, height: 820)) {
            let splitViewController = UISplitViewController(style: .doubleColumn)
            splitViewController.setViewController(UIViewController(), for: .primary)
            splitViewController.setViewController(UIViewController(), for: .secondary)
            splitViewController.traitOverrides.horizontalSizeClass = .regular
            splitViewController.traitOverrides.verticalSizeClass = .regular
            return splitViewController
        }

        """)
  }

  /// Values that differ from the defaults, and their lines.
  @Test(
    arguments: [
      ("preferredDisplayMode", .string("oneBesideSecondary"), ".oneBesideSecondary"),
      ("presentsWithGesture", .bool(false), "false"),
      ("primaryEdge", .string("trailing"), ".trailing"),
      ("preferredPrimaryColumnWidth", .number(300), "300"),
      ("preferredPrimaryColumnWidthFraction", .number(0.3), "0.3"),
      ("minimumPrimaryColumnWidth", .number(250.5), "250.5"),
      ("preferredSplitBehavior", .string("overlay"), ".overlay"),
      ("primaryBackgroundStyle", .string("none"), ".none"),
      ("showsSecondaryOnlyButton", .bool(true), "true"),
      ("displayModeButtonVisibility", .string("never"), ".never"),
      ("preferredInspectorColumnWidth", .number(280), "280"),
    ] as [(String, Value, String)])
  func `a property that differs from its default has a line`(name: String, value: Value, literal: String) throws {
    let text = try text("lab", Member("options", .object([Member("properties", .object([Member(name, value)]))])))
    #expect(text.contains("    splitViewController.\(name) = \(literal)\n"))
    let same = try self.text("lab", Member("options", .object([Member("properties", .object([Member(name, .null)]))])))
    #expect(!same.contains(name))
  }

  /// Overrides of traits, and their lines.
  @Test(
    arguments: [
      ("userInterfaceStyle", "dark"), ("layoutDirection", "rightToLeft"), ("horizontalSizeClass", "compact"),
      ("preferredContentSizeCategory", "accessibilityExtraLarge"), ("userInterfaceIdiom", "phone"),
      ("accessibilityContrast", "high"),
    ])
  func `a trait that differs from its default has a line`(name: String, value: String) throws {
    let text = try text("lab", Member("traits", .object([Member(name, .string(value))])))
    #expect(text.contains("    splitViewController.traitOverrides.\(name) = .\(value)\n"))
  }

  @Test func `a classic split view has no style, and a tab bar controller its selection`() throws {
    #expect(try text("lab", Member("profile", "ios8")).contains("let splitViewController = UISplitViewController()\n"))
    let instagram = try text("instagram")
    #expect(instagram.contains("let tabBarController = UITabBarController()\n"))
    #expect(instagram.contains("    tabBarController.selectedIndex = 4\n"))
    #expect(instagram.contains("    return tabBarController\n"))
  }

  @Test func `two split views have names of their own, and a scene without containers has an empty controller`() throws {
    let tabs = try text("lab", Member("options", ["embedding": "tab"]))
    #expect(tabs.contains("let splitViewController = ") && tabs.contains("let splitViewController2 = "))
    let none = try text("lab", Member("options", ["embedding": "none"]))
    #expect(none.contains("let viewController = UIViewController()\n") && none.contains("return viewController\n"))
  }

  @Test(
    arguments: [
      ("a\"b", "\"a\\\"b\""), ("\\(x)", "\"\\\\(x)\""), ("line\nbreak", "\"line\\u{a}break\""), ("ü", "\"ü\""),
    ])
  func `a text is a literal of Swift`(text: String, literal: String) {
    #expect(XcodePreview.literal(text) == literal)
  }

  @Test func `the answer on the wire has the same lines`() throws {
    let asker = Asker()
    try asker.open("mail")
    let answer = try asker.say(["type": "export", "id": 5])
    #expect(answer["type"] == "export" && answer["ack"] == 5 && answer["profile"] == "ios26")
    #expect(answer["swift"] == .string(try text("mail")))
  }
}
