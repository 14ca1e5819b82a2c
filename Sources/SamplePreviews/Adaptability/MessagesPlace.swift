import ContentBlocks
import SplitKit

/// The place of the user in the app: the shown conversation, whether its details are shown, the display mode, the
/// conversations that were unread, what the user has sent, the contacts of a new message, and the offset of the list.
struct MessagesPlace {
  let split: MessagesSplitViewController

  var value: Value {
    var members: [Member] = []
    if let shown = split.shownConversation {
      members.append(Member("conversation", .string(shown.id)))
      if shown.showsDetails { members.append(Member("showsDetails", true)) }
      if shown.presentsContacts { members.append(Member("showsContacts", true)) }
    }
    members += DisplayModePlace(split: split).members
    let unread = Conversation.samples.filter { $0.isUnread && split.list.read.contains($0.id) }
    if !unread.isEmpty { members.append(Member("read", .array(unread.map { .string($0.id) }))) }
    members += split.store.members
    if let offset = split.list.scrolledOffset { members.append(Member("offset", .number(offset))) }
    return .object(members)
  }

  /// Restores a place. Parts that are missing or invalid leave the app as it is.
  func restore(_ place: Value) {
    split.store.restore(place)
    split.application.keep(bytes: split.store.writtenLength, in: split.store)
    split.list.read.formUnion(
      (place["read"]?.array ?? []).compactMap(\.string).filter { id in Conversation.samples.contains { $0.id == id } })
    DisplayModePlace(split: split).restore(place)
    let conversation = place["conversation"]?.string.flatMap(split.store.conversation)
    restoreStack(to: conversation)
    if place["showsDetails"] == true, let shown = split.shownConversation { shown.show(shown.details) }
    split.layoutIfNeeded()
    if place["showsContacts"] == true, let shown = split.shownConversation, shown.conversation.isNew { shown.presentContacts() }
    split.list.restore(offset: place["offset"])
  }

  /// Restores the conversation. In a collapsed split, a place without a conversation is the list.
  private func restoreStack(to conversation: Conversation?) {
    if split.isCollapsed, split.shownConversation?.id != conversation?.id {
      (split.viewControllers.first as? NavigationController)?.popToRootViewController()
    }
    if let conversation { split.showDetailViewController(split.stackToShow(conversation)) }
  }
}
