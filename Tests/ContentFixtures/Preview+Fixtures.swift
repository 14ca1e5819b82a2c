import SplitKit

extension Preview {
  /// A split with one fixture beside a list of two, drawn by the page module of apps with UIKit.
  static func fixtures(_ fixtures: [Fixture]) -> Preview {
    let names = fixtures.map(\.name)
    return Preview(
      id: "fixtures", title: "Fixtures", summary: "Contents of files, for the tests of the page.",
      profiles: [.ios26, .ios18, .ios14, .ios8], pageModule: "apps/uikit/page.js",
      options: [
        PreviewOption("content", .choice(names), default: .string(names[0]), "The content of the secondary column."),
        PreviewOption("side", .choice(names), default: .string(names.last ?? names[0]), "The content of the primary column."),
        PreviewOption("overlay", .choice(["none"] + names), default: "none", "The content over all columns."),
      ]
    ) { application, options in
      func controller(_ option: String) -> FixtureViewController {
        let fixture = fixtures.first { $0.name == options[option].string } ?? fixtures[0]
        return FixtureViewController(application, id: option, fixture)
      }
      application.navigationDefaults.barLooks = { [unowned application] _, top in
        (application.controller(top) as? FixtureViewController)?.looks
      }
      let split = SplitViewController(application, id: "split", style: .doubleColumn)
      split.setViewController(controller("side"), for: .primary)
      split.setViewController(controller("content"), for: .secondary)
      if let overlay = fixtures.first(where: { $0.name == options["overlay"].string }) {
        split.overlay = FixtureOverlay(over: split, overlay)
      }
      let content = PreviewContent(rootViewController: split)
      split.show(.secondary)
      return content
    }
  }
}
