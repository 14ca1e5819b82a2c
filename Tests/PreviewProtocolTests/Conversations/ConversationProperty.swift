/// Something that holds throughout every conversation, whatever is said.
///
/// One is made for each conversation and sees all of its turns, so it may remember what came before.
protocol ConversationProperty {
  /// The rule that holds, written like the name of a test.
  static var name: String { get }

  init()

  /// The fault after this turn, or nil if there is none.
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
      SchemaProperty.self,
    ]
    return types.map { $0.init() }
  }
}

/// A property that a conversation broke, and a sentence that says how.
struct Fault {
  let property: String
  let sentence: String
}
