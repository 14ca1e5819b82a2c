import SplitKit

/// The place of the user in the app: the mailbox, the message, the column on top of a collapsed stack, the display mode, the letter
/// that the user is writing, the filters, what has happened to the messages, the settings, the offsets, and the letters sent.
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
    if let compose = split.compose { members.append(Member("compose", compose.place)) }
    if selection.isFiltered { members.append(Member("isFiltered", true)) }
    if let flagged = split.compact?.flaggedSelection {
      if let message = flagged.chosenMessage { members.append(Member("flaggedMessage", .string(message))) }
      if flagged.isFiltered { members.append(Member("isFlaggedFiltered", true)) }
    }
    members += selection.store.members
    members.append(Member("offsets", .object(offsets)))
    if let letters = selection.store.lettersValue { members.append(Member("letters", letters)) }
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

  /// Restores a place. Parts that are missing or invalid leave the app as it is.
  func restore(_ place: Value) {
    split.mailSelection.store.restore(place)
    split.application.keep(bytes: split.mailSelection.store.lettersLength, in: split.mailSelection.store)
    restoreSelection(place)
    restoreMode(place)
    split.compact?.catchUp()
    if let column = place["column"]?.string.flatMap(Column.init(name:)), split.isCollapsed, split.compact == nil,
      !split.isShowing(column)
    {
      split.show(column)
    }
    split.setNeedsLayout()
    split.layoutIfNeeded()
    for list in lists {
      if let y = place["offsets"]?[list.id]?.number { list.didScroll(to: Point(x: 0, y: y)) }
    }
    if let compose = place["compose"] { restoreCompose(compose) }
  }

  private func restoreCompose(_ place: Value) {
    let store = split.mailSelection.store
    let answered = place["answers"]?.string.flatMap(store.message)
    split.present(answered.map(Draft.reply) ?? store.nextDraft, from: split)
    split.compose?.restore(place)
  }

  private func restoreSelection(_ place: Value) {
    let selection = split.mailSelection
    if let mailbox = place["mailbox"]?.string.flatMap(Mailbox.init(rawValue:)) { selection.choose(mailbox) }
    selection.isFiltered = place["isFiltered"] == true
    split.messages.update()
    if let id = place["message"]?.string, selection.store.messages(in: selection.mailbox).contains(where: { $0.id == id }) {
      selection.choose(message: id)
    }
    if let compact = split.compact { restoreFlagged(place, compact) }
  }

  private func restoreFlagged(_ place: Value, _ compact: CompactMail) {
    let flagged = compact.flaggedSelection
    flagged.isFiltered = place["isFlaggedFiltered"] == true
    compact.flaggedList.update()
    if let id = place["flaggedMessage"]?.string, flagged.store.messages(in: .flagged).contains(where: { $0.id == id }) {
      flagged.choose(message: id)
    }
  }

  /// Restores the preferred mode. If the split already shows the wanted mode, this method does not assign the
  /// preference again, because for a split on screen it can lead to another mode than at first. On a version on which
  /// the columns' own calls store a preference, such a call stores it, and does nothing else.
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
