/// Something that holds throughout every conversation, whatever is said.
///
/// One is made for each conversation and sees all of its turns, so it may remember what came before.
protocol ConversationProperty {
  /// What holds, as a test is named.
  static var name: String { get }

  init()

  /// What is wrong after this turn; nil when nothing is.
  mutating func fault(in turn: Turn) -> String?
}

/// All of them, each in a file of its own.
enum ConversationProperties {
  static func make() -> [any ConversationProperty] {
    let types: [any ConversationProperty.Type] = [
      OnePlaceProperty.self, PaneTreeProperty.self, BarFrameProperty.self, ContentProperty.self, PlaceProperty.self,
      SizeClassProperty.self,
      CollapsedProperty.self, DisplayModeProperty.self, ColumnSumProperty.self, PresentationProperty.self,
      TappableProperty.self, StageProperty.self,
      UpdateProperty.self, RefusalProperty.self, RevisionProperty.self, PhaseProperty.self, AnnouncementProperty.self,
      AppearanceProperty.self, MoveProperty.self, HoldingProperty.self, DragProperty.self, PreferenceProperty.self,
    ]
    return types.map { $0.init() }
  }
}

/// What a conversation went against.
struct Fault {
  let property: String
  let sentence: String
}
