import SplitKit

/// Where the user is in the app: the mailbox, the message, the column on top of a collapsed stack, the mode and the
/// offsets.
struct MailPlace {
  let split: MailSplitViewController

  var value: Value {
    let selection = split.mailSelection
    var members: [Member] = []
    if selection.hasChosenMailbox { members.append(Member("mailbox", .string(selection.mailbox.rawValue))) }
    if let message = selection.chosenMessage { members.append(Member("message", .string(message))) }
    if let column = columnOnTop { members.append(Member("column", .string(column.name))) }
    if !split.isCollapsed { members.append(Member("displayMode", .string(split.displayMode.name))) }
    members.append(Member("preferredDisplayMode", .string(split.preferredDisplayMode.name)))
    members.append(Member("offsets", .object(offsets)))
    return .object(members)
  }

  private var columnOnTop: Column? {
    guard split.isCollapsed, split.compact == nil else { return nil }
    return [.secondary, .supplementary, .primary].first(where: split.isShowing)
  }

  private var lists: [ListViewController] {
    [split.mailboxes, split.messages] + (split.compact?.lists ?? [])
  }

  private var offsets: [Member] {
    lists.compactMap { list in
      guard let y = list.contentLayout?.offset.y, y > 0 else { return nil }
      return Member(list.id, .number(y))
    }
  }

  /// Goes there: what is missing or makes no sense is left as it is.
  func restore(_ place: Value) {
    restoreSelection(place)
    restoreMode(place)
    split.compact?.catchUp()
    if let column = place["column"]?.string.flatMap(Column.init(name:)), split.isCollapsed, split.compact == nil {
      split.show(column)
    }
    split.setNeedsLayout()
    split.layoutIfNeeded()
    for list in lists {
      if let y = place["offsets"]?[list.id]?.number { list.didScroll(to: Point(x: 0, y: y)) }
    }
  }

  private func restoreSelection(_ place: Value) {
    let selection = split.mailSelection
    if let mailbox = place["mailbox"]?.string.flatMap(Mailbox.init(rawValue:)) { selection.choose(mailbox) }
    split.messages.update()
    if let id = place["message"]?.string, selection.messages.contains(where: { $0.id == id }) {
      selection.choose(message: id)
    }
  }

  /// A preference that leads to what is shown already is not asked for again: asked of a split on screen it may lead
  /// elsewhere than it did at first. That of the columns' own calls is stored by such a call, which then does nothing else.
  private func restoreMode(_ place: Value) {
    guard let mode = place["preferredDisplayMode"]?.string.flatMap(DisplayMode.init(name:)),
      mode != split.preferredDisplayMode
    else { return }
    if !split.isCollapsed, place["displayMode"]?.string == split.displayMode.name {
      if split.application.profile.splitView.storesNaturalPreference { split.show(.secondary) }
    } else {
      split.preferredDisplayMode = mode
    }
  }
}
