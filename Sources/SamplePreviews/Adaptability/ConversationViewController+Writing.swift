import SplitKit

/// The bar with the field for a message, and what is above it in a new message.
extension ConversationViewController {
  var sendID: String { "\(id)/send" }
  var cameraID: String { "\(id)/camera" }
  var addID: String { "\(id)/add" }

  /// Whether there is somebody to whom a message can be sent.
  var hasReceiver: Bool { !first.isNew || !receiver.text.isBlank }

  var content: Value {
    var members = conversation.members
    members += [
      Member("isWide", .bool(sizeClass != .compact)), Member("field", field.viewModel),
      Member("camera", ["id": .string(cameraID), "title": "Camera", "isEnabled": .bool(hasReceiver)]),
      Member("send", ["id": .string(sendID), "title": "Send", "isEnabled": .bool(hasReceiver && !field.text.isBlank)]),
    ]
    if first.isNew {
      members += [Member("to", receiver.viewModel), Member("add", ["id": .string(addID), "title": "Add Contact"])]
    }
    return .object(members)
  }

  /// Empties what a sent message leaves, and returns the text that a picture has left in the field of a new message.
  func clear(after content: Content) -> String {
    let rest = if case .picture = content { field.text } else { "" }
    if first.isNew || rest.isEmpty { set("", in: field) }
    if first.isNew { set("", in: receiver) }
    return rest
  }

  func set(_ text: String, in field: TextField) {
    field.text = text
    application.keep(bytes: text.utf8.count, in: field)
  }

  /// Presents the people to whom a message can be addressed. The one who is chosen fills the field.
  func presentContacts() {
    let contacts = ContactsViewController(application, id: "contacts") { [weak self] person in
      guard let self else { return }
      set(person.name, in: receiver)
      dismiss()
    }
    let navigation = NavigationController(rootViewController: contacts)
    navigation.modalPresentationStyle = .formSheet
    present(navigation)
  }

  var presentsContacts: Bool {
    (presentedViewController as? NavigationController)?.viewControllers.first is ContactsViewController
  }
}
