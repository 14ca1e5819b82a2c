/// A fault of the engine that is known and reported, so that a conversation goes on behind it.
///
/// Each is a line here and nothing is hidden: the list is to be empty again.
struct KnownFault {
  let property: any ConversationProperty.Type
  /// A part of the sentence, which every such fault has.
  let clue: String
  /// Why it is let pass.
  let reason: String
  /// Whether what comes after it is not worth looking at: the tree is broken.
  var endsConversation = false

  static var all: [KnownFault] { [] }

  static func among(_ fault: Fault) -> KnownFault? {
    all.first { $0.property.name == fault.property && fault.sentence.contains($0.clue) }
  }
}
