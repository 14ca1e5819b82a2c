import SamplePreviews
import Testing

@testable import SplitKit

/// The places of items on the wire are the places where a touch finds them, on every OS version and in both directions.
@Suite struct BarItemPlacesTests {
  private static let stages: [(Preview, Profile)] = Preview.all.flatMap { preview in
    preview.profiles.map { (preview, $0) }
  }

  /// Windows with insets at their sides are among them, because items begin beside such insets.
  private static let windows: [(Size, EdgeInsets?)] = [
    (Size(width: 1180, height: 820), nil), (Size(width: 390, height: 844), nil),
    (Size(width: 844, height: 390), EdgeInsets(top: 0, left: 59, bottom: 21, right: 47)),
  ]

  /// Instagram has items above a post alone.
  private func options(of preview: Preview) -> [Member] {
    preview.id == Preview.instagram.id ? [Member("selectsFirst", true)] : []
  }

  /// The frames of a bar's items as a client computes them from the wire.
  private func frames(in model: Value, row: Rect, isMirrored: Bool) -> [String: Rect] {
    func frames(_ items: [Value], fromRight: Bool) -> [(String, Rect)] {
      items.map { item in
        let (inset, width) = (item["inset"]!.number!, item["width"]!.number!)
        let x = fromRight ? row.maxX - inset - width : row.x + inset
        return (item["id"]!.string!, Rect(x: x, y: row.y, width: width, height: row.height))
      }
    }
    let leading = [model["backButton"]].compactMap { $0 } + (model["leading"] ?? model["items"])!.array!
    let trailing = model["trailing"]?.array ?? []
    return Dictionary(
      uniqueKeysWithValues: frames(leading, fromRight: isMirrored) + frames(trailing, fromRight: !isMirrored))
  }

  /// The part of a pane that has the items of one of its bars.
  private func row(of model: Value, in pane: Pane) throws -> Rect {
    var row = pane.frame.inset(by: EdgeInsets(left: pane.safeArea.left, right: pane.safeArea.right))
    guard model["kind"] == "navigationBar" else {
      row.y += pane.safeArea.top
      row.height = Toolbar.height
      return row
    }
    let bar = try #require(pane.navigationBarFrame)
    row.y = bar.y
    row.height = bar.height - (model["search"] == nil ? 0 : SearchBar.height)
    return row
  }

  @Test(arguments: stages)
  func `a touch finds every item at its place on the wire`(_ sample: (preview: Preview, profile: Profile)) throws {
    var count = 0
    for (size, insets) in Self.windows {
      for direction in LayoutDirection.allCases {
        let stage = try Stage(
          sample.preview, profile: sample.profile, options: options(of: sample.preview), size: size, safeArea: insets,
          layoutDirection: direction)
        let models = stage.scene.viewModels
        for pane in stage.window.panes {
          let shown = [pane.pane.navigationBar, pane.pane.toolbar].compactMap { $0 }
          for model in models.filter({ shown.contains($0.id) }).map(\.content) {
            let expected = try frames(
              in: model, row: row(of: model, in: pane.pane), isMirrored: direction == .rightToLeft)
            count += expected.count
            for (id, frame) in expected { #expect(pane.target.elements.element(id)?.frame == frame, "\(id) at \(size)") }
          }
        }
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: [Profile.ios8, .ios26])
  func `items of a group touch each other, and an empty group takes no room`(profile: Profile) {
    let rules = profile.bars.items
    let (margin, gap) = profile == .ios26 ? (16.0, 10.0) : (8.0, 0.0)
    let places = rules.places(of: [[44], [], [50, 60]])
    #expect(places.map { $0.map(\.inset) } == [[margin], [], [margin + 44 + gap, margin + 94 + gap]])
    #expect(places.map { $0.map(\.width) } == [[44], [], [50, 60]])
    #expect(rules.places(of: [[], [30]])[1].map(\.inset) == [margin])
  }

  @Test func `only iOS 26 shows a chevron alone, whatever the title is`() {
    for profile in Profile.all {
      let rules = profile.bars.items
      let widths = ["", "Back", "A long title"].map { rules.backButtonWidth(title: $0) }
      if profile == .ios26 {
        #expect(widths == [44, 44, 44])
      } else {
        #expect(widths[0] == 44 && widths[0] < widths[1] && widths[1] < widths[2])
      }
      #expect(rules.backButtonWidth(title: "", hasImage: true) == 52)
    }
  }
}
