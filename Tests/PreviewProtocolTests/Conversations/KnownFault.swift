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
      KnownFault(property: HoldingProperty.self, clue: "\"orientation\"", reason: "P1: a square window turns"),
      KnownFault(property: PlaceProperty.self, clue: "the secondary", reason: "P2: a primary as wide as the split"),
      KnownFault(property: PlaceProperty.self, clue: "the separator", reason: "P2"),
      KnownFault(property: PlaceProperty.self, clue: "the primary", reason: "P4: a floating primary too wide"),
      KnownFault(property: ColumnSumProperty.self, clue: "the columns end", reason: "P2"),
      KnownFault(property: ColumnSumProperty.self, clue: "a gap", reason: "P2"),
      KnownFault(
        property: OnePlaceProperty.self, clue: "twice in the tree", reason: "P5, P6: who takes does not take away",
        endsConversation: true),
      KnownFault(property: PaneTreeProperty.self, clue: "split2", reason: "P5", endsConversation: true),
      KnownFault(property: AppearanceProperty.self, clue: "root is seen", reason: "P7: dismissing two at once"),
      KnownFault(property: TappableProperty.self, clue: "it is covered", reason: "P3: what a presentation covers"),
    ]
  }

  static func among(_ fault: Fault) -> KnownFault? {
    all.first { $0.property.name == fault.property && fault.sentence.contains($0.clue) }
  }
}
