import SplitKit
import Testing

@testable import PreviewProtocol

/// Each property finds the fault that it is for: an answer is right, then one thing in it is changed.
@Suite struct ConversationPropertyTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let property: any (ConversationProperty & Sendable).Type
    /// The messages after the `open`. The test changes the answer to the last one, or that to the `open` if there is none.
    let said: [Value]
    let change: (from: String, to: String)
    var style = "unspecified"
    var testDescription: String { property.name }
  }

  private static let compact: Value = ["type": "resize", "width": 393, "height": 800]
  private static let same: Value = ["type": "resize", "width": 820, "height": 1180]
  private static let over: Value = [
    "type": "set", "target": "split", "properties": ["preferredDisplayMode": "oneOverSecondary"],
  ]
  private static let sheet: Value = ["type": "perform", "target": "split", "action": "present", "controller": "F"]

  private static let detail: Value = ["type": "perform", "target": "split", "action": "showDetail", "controller": "D"]

  private static let device: Value = ["type": "open", "scene": "lab", "device": "ipad-pro-11-1"]
  private static let hide: Value = ["type": "perform", "target": "split", "action": "hideColumn", "column": "primary"]
  private static func drag(_ phase: Value) -> Value {
    ["type": "drag", "target": "split/primary/edge", "x": 300, "phase": phase]
  }

  static let cases = [
    Case(property: OnePlaceProperty.self, said: [], change: (#""id":"B/pane""#, #""id":"A/pane""#)),
    Case(property: PaneTreeProperty.self, said: [], change: (#""controller":"B""#, #""controller":"Q""#)),
    Case(property: BarFrameProperty.self, said: [], change: ("BarFrame\":[10,32,320,", "BarFrame\":[10,32,300,")),
    Case(property: ContentProperty.self, said: [], change: (#""viewModel":"B""#, #""viewModel":"Q""#)),
    Case(property: PlaceProperty.self, said: [], change: ("[10,32,320,", "[1010,32,320,")),
    Case(property: SizeClassProperty.self, said: [], change: (#""isCollapsed":false"#, #""isCollapsed":true"#)),
    Case(property: CollapsedProperty.self, said: [compact], change: ("Width\":393", "Width\":392")),
    Case(property: DisplayModeProperty.self, said: [], change: ("Mode\":\"oneBeside", "Mode\":\"oneOver")),
    Case(property: ColumnSumProperty.self, said: [], change: ("[32,330,25,0]", "[32,331,25,0]")),
    Case(
      property: TappableProperty.self, said: [over, ["type": "tap", "target": "split/dimming"]],
      change: (#""type":"scene""#, #""type":"error""#)),
    Case(property: PresentationProperty.self, said: [sheet], change: ("isInteractive\":false", "isInteractive\":true")),
    Case(property: StageProperty.self, said: [], change: (#""keyboard":0"#, #""keyboard":260"#)),
    Case(property: StageProperty.self, said: [device], change: ("\"frame\":[0,0,834,", "\"frame\":[0,0,824,")),
    Case(
      property: StageProperty.self, said: [device, ["type": "arrange", "arrangement": "split-2/3"]],
      change: ("\"divider\":[504,0,10,", "\"divider\":[504,0,11,")),
    Case(property: UpdateProperty.self, said: [], change: (#""title":"B""#, #""title":"C""#)),
    Case(property: RevisionProperty.self, said: [compact], change: (#""rev":2"#, #""rev":1"#)),
    Case(
      property: PhaseProperty.self, said: [compact],
      change: (#""arguments":[],"isCollapsed":true"#, #""arguments":[],"isCollapsed":false"#)),
    Case(
      property: PhaseProperty.self, said: [detail],
      change: (#""answer":false,"isCollapsed":false"#, #""answer":false,"isCollapsed":true"#)),
    Case(property: AnnouncementProperty.self, said: [], change: ("didShow:", "didHide:")),
    Case(property: AppearanceProperty.self, said: [], change: ("viewDidAppear", "viewWillAppear")),
    Case(property: MoveProperty.self, said: [], change: ("didMove(", "willMove(")),
    Case(
      property: PreferenceProperty.self, said: [hide],
      change: (#""preferredDisplayMode":"secondaryOnly""#, #""preferredDisplayMode":"automatic""#),
      style: "doubleColumn"),
    Case(
      property: DragProperty.self, said: [drag("began"), drag("changed")], change: ("[10,32,290,", "[10,32,200,"),
      style: "doubleColumn"),
    Case(
      property: DragProperty.self, said: [drag("began"), drag("changed"), drag("cancelled")],
      change: ("[10,32,320,", "[10,32,290,"), style: "doubleColumn"),
    Case(
      property: HoldingProperty.self, said: [same],
      change: (#""events":[]"#, #""events":[{"call":"viewDidLoad","phase":"did","receiver":"A","arguments":[]}]"#)),
  ]

  @Test(arguments: cases)
  func `a property finds what goes against it`(_ example: Case) throws {
    #expect(try fault(in: example, changed: false) == nil)
    #expect(try fault(in: example, changed: true) != nil)
  }

  /// The tab of the split is selected, so that the split expands, and then a detail is shown. Before iOS 14, the delegate hears
  /// nothing of an expand.
  @Test func `a detail is asked for in the state after a silent expand`() {
    let messages: [Value] = [
      ["type": "open", "scene": "instagram", "profile": "ios13", "window": ["width": 393, "height": 800]],
      ["type": "tap", "target": "tabs/item-nav:notifications"], ["type": "traits", "horizontalSizeClass": "regular"],
      ["type": "tap", "target": "notifications/row-15"],
    ]
    #expect(Examination.fault(in: messages)?.sentence == nil)
  }

  /// The fault that the property finds in the last turn, or nil.
  private func fault(in example: Case, changed: Bool) throws -> String? {
    let options: Value = ["style": .string(example.style)]
    let opening: Value = ["type": "open", "scene": "lab", "options": options, "window": Self.same]
    var (dialogue, environment, property) = (Dialogue(), Environment(), example.property.init())
    var fault: String?
    let messages = [opening] + example.said
    for (index, message) in messages.enumerated() {
      let before = dialogue.scene
      var answer = dialogue.say(message)
      environment.take(message)
      var after = try #require(dialogue.scene)
      if changed, index == messages.count - 1 {
        answer = try example.changed(answer)
        after.update(with: answer)
      }
      let turn = Turn(
        message: message, answer: answer, before: before.map(SceneFacts.init), after: SceneFacts(after),
        synced: dialogue.scene, environment: environment)
      fault = property.fault(in: turn)
    }
    return fault
  }
}

extension ConversationPropertyTests.Case {
  fileprivate func changed(_ answer: Value) throws -> Value {
    let text = answer.text
    try #require(text.contains(change.from), "The answer has no \(change.from).")
    let parts = text.split(separator: change.from, omittingEmptySubsequences: false)
    return WireReader.read(Array(parts.joined(separator: change.to).utf8))
  }
}
