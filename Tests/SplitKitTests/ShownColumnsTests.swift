import Testing

@testable import SplitKit

/// spec/split-view.md 5.10, "Which columns are announced".
@Suite struct ShownColumnsTests {
  private func describe(_ announcements: [ColumnAnnouncement]) -> [String] {
    announcements.map { "\($0.change)(\($0.column.rawValue))" }
  }

  @Test func `one round names what comes and what goes, in slot order`() {
    let sets: [(ShownColumns, ShownColumns, [String])] = [
      ([], [.primary, .secondary], ["show(0)", "show(2)"]),
      ([.primary, .secondary], [.secondary], ["hide(0)"]),
      ([.secondary], [.primary, .secondary], ["show(0)"]),
      ([.primary], [.secondary], ["hide(0)", "show(2)"]),
      ([.secondary], [.primary], ["show(0)", "hide(2)"]),
      ([.secondary], [.secondary], []),
      ([], [.secondary], ["show(2)"]),
    ]
    for (before, after, expected) in sets {
      let announcements = ColumnAnnouncements(from: before, to: after)
      #expect(describe(announcements.will) == expected)
      #expect(describe(announcements.did).sorted() == expected.sorted())
    }
  }

  @Test func `a collapse hides and shows again the secondary that stays`() {
    let announcements = ColumnAnnouncements(collapsingFrom: [.primary, .secondary], toTop: .secondary)
    #expect(describe(announcements.will) == ["hide(2)", "hide(0)", "show(2)"])  // 147
    #expect(describe(announcements.did) == ["hide(0)", "show(2)"])
  }

  @Test func `a collapse that leaves the secondary out has one round`() {
    let announcements = ColumnAnnouncements(collapsingFrom: [.primary, .secondary], toTop: .primary)
    #expect(describe(announcements.will) == ["hide(2)"])  // 148
  }

  @Test func `a launch in compact shows the primary, hides it and shows the secondary`() {
    let announcements = ColumnAnnouncements(collapsingFrom: [], toTop: .secondary)
    #expect(describe(announcements.will) == ["show(0)", "hide(0)", "show(2)"])
    #expect(describe(announcements.did) == ["hide(0)", "show(2)"])
  }
}
