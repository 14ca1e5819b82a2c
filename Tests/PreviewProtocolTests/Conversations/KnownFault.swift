/// A fault of the engine that is known and reported, so that a conversation goes on behind it.
///
/// Each is a line here and nothing is hidden: the list is to be empty again.
struct KnownFault {
  let property: any ConversationProperty.Type
  /// What the sentence of such a fault contains.
  let clue: String
  /// Why it is let pass.
  let reason: String
  /// Whether what comes after it is not worth looking at: the tree is broken.
  var endsConversation = false

  static var all: [KnownFault] {
    [
      KnownFault(property: DisplayModeProperty.self, clue: "reads tile in oneOver", reason: "Q8"),
      KnownFault(property: DisplayModeProperty.self, clue: "reads overlay in oneBeside", reason: "Q13"),
      KnownFault(property: HoldingProperty.self, clue: "a view model is not the same", reason: "Q14"),
      KnownFault(
        property: PaneTreeProperty.self, clue: "shows a controller that is not there", reason: "Q12", endsConversation: true),
      KnownFault(
        property: AppearanceProperty.self, clue: "is seen, and its last call was", reason: "Q11", endsConversation: true),
      KnownFault(
        property: AppearanceProperty.self, clue: "is not seen, and its last call was viewDidAppear", reason: "Q9",
        endsConversation: true),
    ]
  }

  static func among(_ fault: Fault) -> KnownFault? {
    all.first { $0.property.name == fault.property && fault.sentence.contains($0.clue) }
  }
}
