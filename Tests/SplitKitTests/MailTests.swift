import SamplePreviews
import SplitKit
import Testing

/// The mail app: what a user does in it, and what the columns make of that.
@Suite struct MailTests {
  private static let wide = Size(width: 1366, height: 1024)
  private static let narrow = Size(width: 390, height: 844)

  private func stage(
    _ size: Size = wide, profile: Profile = .ios26, direction: LayoutDirection = .leftToRight, options: [Member] = []
  ) throws -> Stage {
    try Stage(.mail, profile: profile, options: options, size: size, layoutDirection: direction)
  }

  // The columns

  @Test func `launched wide, there are the mailboxes, the messages and the first message, which is not read by that`() throws {
    let stage = try stage()
    #expect(stage.split.viewControllers.map(\.id) == ["mailboxes", "messages", "message"])
    #expect(stage.visible == ["mailboxes", "messages", "message"])
    #expect(stage.messageShown == "tide-tables")
    #expect(stage.count(of: .inbox) == 4)
    #expect(stage.pane("mailboxes/pane")?.selection == ["mailboxes/inbox"])
    #expect(stage.pane("messages/pane")?.selection == ["messages/tide-tables"])
  }

  @Test func `a mailbox fills the messages, from their top`() throws {
    let stage = try stage()
    try stage.window.scroll("messages/pane", to: Point(x: 0, y: 300))
    try stage.window.tap("mailboxes/travel")
    #expect(stage.rows == ["messages/hut", "messages/ferry", "messages/island"])
    #expect(stage.pane("messages/pane")?.layout?.offset == .zero)
    #expect(stage.content("nav:messages/bar")?["title"] == "Travel")
    #expect(stage.messageShown == "hut")
  }

  @Test func `a message that is chosen is read`() throws {
    let stage = try stage()
    try stage.window.tap("messages/proofs")
    #expect(stage.messageShown == "proofs")
    #expect(stage.count(of: .inbox) == 3)
    #expect(stage.row("messages/proofs")?["isUnread"] == false)
    #expect(stage.pane("messages/pane")?.selection == ["messages/proofs"])
  }

  @Test func `where there is no message there is nothing to do with one`() throws {
    let stage = try stage()
    try stage.window.tap("mailboxes/junk")
    #expect(stage.content("message") == ["kind": "emptyMessage", "title": "No Message Selected"])
    #expect(throws: Refusal.notHittable("message/delete", because: "it is disabled")) {
      try stage.window.tap("message/delete")
    }
    try stage.window.tap("message/compose")
    #expect(stage.visible.last == "compose")
  }

  @Test func `with two columns the mailboxes and the messages share the first`() throws {
    let stage = try stage(options: [Member("style", "doubleColumn")])
    #expect(stage.stack("nav:mailboxes") == ["mailboxes", "messages"])
    try stage.window.tap("nav:mailboxes/back")
    #expect(stage.visible == ["mailboxes", "message"])
    try stage.window.tap("mailboxes/receipts")
    #expect(stage.visible == ["messages", "message"])
    #expect(stage.rows == ["messages/receipt-coffee", "messages/receipt-paper"])
  }

  @Test func `on iOS 14 a chosen message sends columns away that lie over it`() throws {
    let stage = try stage(Size(width: 820, height: 1180), profile: .ios14)
    try stage.window.tap("split/displayModeButtonItem")
    try stage.window.tap("split/displayModeButtonItem")
    #expect(stage.split.displayMode == .twoOverSecondary)
    try stage.window.tap("mailboxes/studio")
    #expect(stage.split.displayMode == .oneOverSecondary)
    try stage.window.tap("messages/desk")
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.messageShown == "desk")
  }

  @Test func `on iOS 14 a chosen message takes back the room that the mailboxes pushed it out of`() throws {
    let stage = try stage(Size(width: 1180, height: 820), profile: .ios14)
    try stage.window.tap("split/displayModeButtonItem")
    #expect(stage.split.displayMode == .twoDisplaceSecondary)
    try stage.window.tap("mailboxes/travel")
    #expect(stage.split.displayMode == .twoDisplaceSecondary)
    try stage.window.tap("messages/ferry")
    #expect(stage.split.displayMode == .oneBesideSecondary)
  }

  @Test func `a floating sidebar goes when it has been chosen from`() throws {
    let stage = try stage(Size(width: 820, height: 1180))
    try stage.window.tap("split/displayModeButtonItem")
    #expect(stage.split.displayMode == .twoOverSecondary)
    try stage.window.tap("mailboxes/vip")
    #expect(stage.split.displayMode == .oneBesideSecondary)
    #expect(stage.rows.count == 4)
  }

  // Compact

  @Test(arguments: Preview.mail.profiles)
  func `launched narrow, one begins at the mailboxes and goes down to a message`(profile: Profile) throws {
    let stage = try stage(Self.narrow, profile: profile)
    #expect(stage.visible == ["mailboxes"])
    try stage.window.tap("mailboxes/inbox")
    #expect(stage.visible == ["messages"])
    try stage.window.tap("messages/rail")
    #expect(stage.visible == ["message"])
    #expect(stage.messageShown == "rail")
    try stage.window.tap("nav:mailboxes/back")
    #expect(stage.visible == ["messages"])
    #expect(stage.pane("messages/pane")?.selection == [])
  }

  @Test func `a collapse shows first what was chosen last`() throws {
    let untouched = try stage()
    untouched.resize(390, 844)
    #expect(untouched.visible == ["mailboxes"])
    let inMailbox = try stage()
    try inMailbox.window.tap("mailboxes/studio")
    inMailbox.resize(390, 844)
    #expect(inMailbox.visible == ["messages"])
    let inMessage = try stage()
    try inMessage.window.tap("messages/walk")
    inMessage.resize(390, 844)
    #expect(inMessage.visible == ["message"])
    inMessage.resize(1366, 1024)
    #expect(inMessage.visible == ["mailboxes", "messages", "message"])
    #expect(inMessage.messageShown == "walk")
  }

  @Test func `a tab bar takes the columns' place, and is where they were`() throws {
    let stage = try stage(options: [Member("compactTabBar", true)])
    try stage.window.tap("messages/kiln")
    stage.resize(390, 844)
    #expect(stage.visible == ["compact-message"])
    #expect(stage.content("compact-message")?["message"] == "kiln")
    try stage.window.tap("nav:compact-mailboxes/back")
    try stage.window.tap("compact-messages/rail")
    try stage.window.tap("tabs/item-nav:flagged-messages")
    #expect(stage.visible == ["flagged-messages"])
    try stage.window.tap("flagged-messages/lease")
    try stage.window.tap("flagged-message/flag")
    #expect(stage.row("flagged-messages/lease", in: "flagged-messages") == nil)
    stage.resize(1366, 1024)
    #expect(stage.messageShown == "rail")
  }

  @Test func `settings are for every list`() throws {
    let stage = try stage(Self.narrow, options: [Member("compactTabBar", true)])
    try stage.window.tap("tabs/item-nav:settings")
    try stage.window.tap("settings/previews")
    try stage.window.tap("settings/reading")
    stage.resize(1366, 1024)
    #expect(stage.pane("messages/pane")?.layout?.rowHeight == 68)
    #expect(stage.row("messages/proofs")?["preview"] == .null)
    try stage.window.tap("messages/proofs")
    #expect(stage.row("messages/proofs")?["isUnread"] == true)
  }

  // Messages

  @Test(arguments: [("delete", "trash"), ("archive", "archive")])
  func `a message that is filed makes place for the next`(button: String, mailbox: String) throws {
    let stage = try stage()
    try stage.window.tap("messages/supper")
    try stage.window.tap("message/\(button)")
    #expect(!stage.rows.contains("messages/supper"))
    #expect(stage.messageShown == "kiln")
    try stage.window.tap("mailboxes/\(mailbox)")
    #expect(stage.rows.contains("messages/supper"))
  }

  @Test func `the last of a list makes place for the one before, and the only one for none`() throws {
    let stage = try stage()
    try stage.window.tap("mailboxes/archive")
    try stage.window.tap("messages/archive-birthday")
    try stage.window.tap("message/delete")
    #expect(stage.messageShown == "archive-press")
    try stage.window.tap("message/delete")
    #expect(stage.content("message")?["kind"] == "emptyMessage")
  }

  @Test func `what is deleted from the trash is gone`() throws {
    let stage = try stage()
    try stage.window.tap("mailboxes/trash")
    try stage.window.tap("message/delete")
    #expect(stage.rows == [])
  }

  @Test(arguments: [false, true])
  func `in a compact window the list comes back when a message is filed`(hasTabBar: Bool) throws {
    let stage = try stage(Self.narrow, options: [Member("compactTabBar", .bool(hasTabBar))])
    let prefix = hasTabBar ? "compact-" : ""
    try stage.window.tap("\(prefix)mailboxes/inbox")
    try stage.window.tap("\(prefix)messages/crane")
    try stage.window.tap("\(prefix)message/archive")
    #expect(stage.visible == ["\(prefix)messages"])
    #expect(stage.row("\(prefix)messages/crane", in: "\(prefix)messages") == nil)
  }

  @Test func `a flag is put up and taken down, and gathers`() throws {
    let stage = try stage()
    try stage.window.tap("messages/map")
    try stage.window.tap("message/flag")
    #expect(stage.count(of: .flagged) == 4)
    #expect(stage.bar("nav:message")["message/flag"]?["image"] == "flag.fill")
    #expect(stage.row("messages/map")?["isFlagged"] == true)
    try stage.window.tap("message/flag")
    #expect(stage.count(of: .flagged) == 3)
  }

  @Test func `the filter leaves what is unread, and what is being read`() throws {
    let stage = try stage()
    try stage.window.tap("messages/filter")
    #expect(stage.rows == ["proofs", "rail", "kiln", "tide-letter"].map { "messages/\($0)" })
    try stage.window.tap("messages/rail")
    #expect(stage.rows.count == 4)
    try stage.window.tap("messages/kiln")
    #expect(stage.rows == ["proofs", "kiln", "tide-letter"].map { "messages/\($0)" })
    try stage.window.tap("messages/filter")
    #expect(stage.rows.count == 12)
  }

  /// Whatever a message changes is in the scene of that message.
  @Test(arguments: Preview.mail.profiles)
  func `a bar is never behind what it is for`(profile: Profile) throws {
    for size in [Self.wide, Self.narrow] {
      let stage = try stage(size, profile: profile)
      for tap in ["mailboxes/junk", "mailboxes/inbox", "messages/map", "message/flag", "message/delete", "messages/filter"] {
        try stage.window.tap(tap, ifThere: true)
        let scene = stage.scene
        try stage.set("presentsWithGesture", true)
        #expect(stage.scene == scene, "\(tap)")
      }
    }
  }

  // Writing

  @Test func `a letter is sent to those who were chosen, and filed`() throws {
    let stage = try stage()
    try stage.window.tap("message/compose")
    #expect(stage.pane("nav:compose/pane")?.presentation?.style == .formSheet)
    #expect(throws: Refusal.notHittable("compose/send", because: "it is disabled")) {
      try stage.window.tap("compose/send")
    }
    try stage.window.tap("compose/to-mei")
    try stage.window.tap("compose/to-pia")
    try stage.window.tap("compose/to-mei")
    try stage.window.tap("compose/send")
    #expect(stage.window.controller("compose") == nil)
    try stage.window.tap("mailboxes/sent")
    #expect(stage.row("messages/sent-1")?["sender"] == "Pia Lindqvist")
    #expect(stage.rows.count == 4)
  }

  @Test func `a letter that is cancelled leaves nothing`() throws {
    let stage = try stage(Self.narrow)
    try stage.window.tap("mailboxes/sent")
    try stage.window.tap("messages/compose")
    try stage.window.tap("compose/cancel")
    #expect(stage.visible == ["messages"])
    #expect(stage.rows.count == 3)
  }

  @Test func `a reply goes to the sender and marks what it answers`() throws {
    let stage = try stage()
    try stage.window.tap("messages/map")
    try stage.window.tap("message/reply")
    #expect(stage.content("compose")?["subject"] == "Re: That map you asked about")
    try stage.window.tap("compose/send")
    #expect(stage.row("messages/map")?["isReplied"] == true)
  }

  // The inspector

  @Test func `the button shows the details and takes them away, and they close themselves`() throws {
    let stage = try stage(Size(width: 1600, height: 1024))
    try stage.window.tap("message/details")
    #expect(stage.split.isShowing(.inspector))
    #expect(stage.content("inspector")?["sender"]?["name"] == "Noor Haddad")
    try stage.window.tap("messages/rail")
    #expect(stage.content("inspector")?["sender"]?["name"] == "Northline Rail")
    try stage.window.tap("message/details")
    #expect(!stage.split.isShowing(.inspector))
    try stage.window.tap("message/details")
    try stage.window.tap("inspector/close")
    #expect(!stage.split.isShowing(.inspector))
  }

  @Test func `the mailboxes make room for details that would lie over the message`() throws {
    let stage = try stage()
    try stage.window.tap("message/details")
    #expect(stage.visible == ["messages", "message", "inspector"])
    #expect(stage.split.displayMode == .oneBesideSecondary)
  }

  @Test func `in a compact window the details are a sheet`() throws {
    let stage = try stage(Self.narrow)
    try stage.window.tap("mailboxes/inbox")
    try stage.window.tap("messages/rail")
    try stage.window.tap("message/details")
    #expect(stage.pane("nav:inspector/pane")?.presentation?.style == .pageSheet)
    try stage.window.tap("inspector/close")
    #expect(stage.pane("nav:inspector/pane") == nil)
  }

  @Test func `the details leave a split that collapses while it presents something else`() throws {
    let stage = try stage()
    try stage.window.tap("message/details")
    let details = try #require(stage.window.controller("inspector"))
    stage.split.present(PlainViewController(stage.application, named: "F"))
    _ = stage.application.takeCalls()
    stage.window.traitOverrides.horizontalSizeClass = .compact
    stage.window.layoutIfNeeded()
    #expect(stage.split.isCollapsed)
    let calls = stage.application.takeCalls().filter { $0.receiver == details.id }.map(\.selector)
    #expect(calls == ["viewWillDisappear", "viewDidDisappear"])
    #expect(stage.pane("nav:inspector/pane") == nil)
  }

  @Test func `before iOS 26 there are no details, and none can be asked for`() throws {
    let stage = try stage(profile: .ios14)
    #expect(stage.window.controller("inspector") == nil)
    #expect(throws: Refusal.unknownTarget("message/details")) { try stage.window.tap("message/details") }
    #expect(throws: Refusal.self) { try self.stage(profile: .ios14, options: [Member("inspector", true)]) }
    #expect(try self.stage(options: [Member("inspector", false)]).split.viewController(for: .inspector) == nil)
  }

  // Places

  @Test(arguments: [(1366.0, false), (820, false), (390, false), (390, true)])
  func `a place brings everything back`(width: Double, hasTabBar: Bool) throws {
    let options = [Member("compactTabBar", .bool(hasTabBar))]
    let size = Size(width: width, height: 700)
    let prefix = hasTabBar ? "compact-" : ""
    let before = try stage(size, options: options)
    try before.window.tap("\(prefix)mailboxes/inbox", ifThere: true)
    try before.window.scroll("\(prefix)messages/pane", to: Point(x: 0, y: 120))
    try before.window.tap("\(prefix)messages/library")
    let after = try stage(size, options: options)
    after.content.restore(before.content.place)
    after.window.layoutIfNeeded()
    #expect(after.visible == before.visible)
    #expect(after.content.place == before.content.place)
    #expect(after.split.displayMode == before.split.displayMode)
  }

  @Test func `a place brings a mode back that was asked for, and none that follows from the width`() throws {
    let before = try stage(Size(width: 820, height: 1180))
    try before.window.tap("mailboxes/inbox", ifThere: true)
    try before.set("preferredDisplayMode", "secondaryOnly")
    let after = try stage(Size(width: 820, height: 1180))
    after.content.restore(before.content.place)
    after.window.layoutIfNeeded()
    #expect(after.split.displayMode == .secondaryOnly)
  }

  @Test func `nonsense in a place is left out`() throws {
    let stage = try stage()
    stage.content.restore(["mailbox": "attic", "message": 7, "column": "north", "offsets": ["messages": "far"]])
    stage.window.layoutIfNeeded()
    #expect(stage.visible == ["mailboxes", "messages", "message"])
  }

  // Lists

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a finger hits the row under it, and in a header none`(direction: LayoutDirection) throws {
    let stage = try stage(Size(width: 1366, height: 2000), direction: direction)
    for list in ["mailboxes", "messages"] {
      let pane = try #require(stage.pane("\(list)/pane"))
      let layout = try #require(pane.layout)
      var y = pane.frame.y + layout.contentInset.top
      let x = pane.frame.x + (layout.contentInset.left + pane.frame.width - layout.contentInset.right) / 2
      let sections = stage.content(list)?["sections"]?.array ?? []
      for (section, height) in zip(sections, layout.headerHeights) {
        if height > 0 { #expect(stage.hit(x, y + height / 2) == nil) }
        y += height
        for row in section["rows"]?.array ?? [] {
          #expect(stage.hit(x, y + 1) == row["id"]?.string)
          #expect(stage.hit(x, y + layout.rowHeight! - 1) == row["id"]?.string)
          y += layout.rowHeight!
        }
      }
      #expect(layout.contentSize.height == y - pane.frame.y - layout.contentInset.top)
      #expect(stage.hit(pane.frame.x + layout.contentInset.left + layout.inset! - 1, y - 5) == nil || layout.inset == 0)
    }
  }

  @Test(arguments: Preview.mail.profiles, ["doubleColumn", "tripleColumn"])
  func `at every width everything has an id of its own`(profile: Profile, style: String) throws {
    let stage = try stage(profile: profile, options: [Member("style", .string(style))])
    for width in stride(from: 320.0, through: 1500, by: 59) {
      stage.resize(width, 900)
      var ids: [String] = []
      for model in stage.scene.viewModels { model.content.forEachElement { id, _ in ids.append(id) } }
      #expect(Set(ids).count == ids.count)
      #expect(Set(stage.scene.panes.map(\.id)).count == stage.scene.panes.count)
    }
  }
}

extension Stage {
  fileprivate enum Counted: String { case inbox, flagged }

  /// The app's own screens that can be seen, back to front in reading order of the columns.
  fileprivate var visible: [String] {
    let order = ["mailboxes", "messages", "message", "inspector"]
    let ids = scene.panes.filter { $0.isVisible && $0.viewModel == $0.controller }.map(\.controller)
    return ids.enumerated().sorted { one, other in
      let places = (order.firstIndex(of: one.element) ?? one.offset + 9, order.firstIndex(of: other.element) ?? other.offset + 9)
      return places.0 < places.1
    }.map(\.element)
  }

  fileprivate var messageShown: String? { content("message")?["message"]?.string }

  private func rows(of list: String) -> [Value] {
    (content(list)?["sections"]?.array ?? []).flatMap { $0["rows"]?.array ?? [] }
  }

  fileprivate var rows: [String] { rows(of: "messages").compactMap { $0["id"]?.string } }
  fileprivate func row(_ id: String, in list: String = "messages") -> Value? {
    rows(of: list).first { $0["id"]?.string == id }
  }

  fileprivate func count(of mailbox: Counted) -> Int? {
    row("mailboxes/\(mailbox.rawValue)", in: "mailboxes")?["count"]?.number.flatMap(Int.init(exactly:))
  }

  /// The items of a bar by their ids.
  fileprivate func bar(_ navigation: String) -> [String: Value] {
    let bar = content("\(navigation)/bar")
    let items = (bar?["leading"]?.array ?? []) + (bar?["trailing"]?.array ?? [])
    return Dictionary(uniqueKeysWithValues: items.compactMap { item in item["id"]?.string.map { ($0, item) } })
  }

  fileprivate func stack(_ id: String) -> [String]? { window.controller(id)?.children.map(\.id) }

  /// The selected element after a finger at that point; nil where it does nothing.
  fileprivate func hit(_ x: Double, _ y: Double) -> String? {
    let scene = scene
    let pane = scene.panes.last { $0.isVisible && $0.isInteractive && $0.frame.contains(Point(x: x, y: y)) }
    return pane.flatMap { window.controller($0.controller) }?.element(at: Point(x: x, y: y))
  }
}

extension Window {
  /// One `catch` for both refusals: the compiler of Swift 6.2 breaks at two that have a `where`.
  fileprivate func tap(_ id: String, ifThere: Bool) throws {
    do throws(Refusal) {
      try tap(id)
    } catch {
      guard ifThere, error.isOfAbsence else { throw error }
    }
  }
}

extension Refusal {
  /// Whether nothing was there to be tapped.
  fileprivate var isOfAbsence: Bool {
    switch self {
    case .unknownTarget, .notHittable, .inBackground: true
    case .unknownAction, .unknownProperty, .unknownOption, .invalid, .tooLarge, .missing, .unsupported: false
    }
  }
}
