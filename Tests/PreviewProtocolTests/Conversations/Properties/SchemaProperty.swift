/// Every message of the server is as its description has it.
struct SchemaProperty: ConversationProperty {
  static let name = "every answer is as docs/asyncapi.json describes it"

  mutating func fault(in turn: Turn) -> String? { turn.answer.faultAsAnswer }
}
