import PreviewProtocol
import Testing

@testable import SplitPreviewClient

/// A message of each type that the protocol has. A type that is missing here does not compile.
private struct Sample: Sendable {
  let type: String
  let members: [String: JSON]

  init<Answer>(_ request: PreviewRequest<Answer>) { (type, members) = (request.type, request.members) }

  static func all(_ type: MessageType) -> [Sample] {
    switch type {
    case .open: [Sample(PreviewRequest<PreviewScene>(scene: "open", ["scene": "lab", "updates": "moved"]))]
    case .close: [Sample(.close)]
    case .resize:
      [
        Sample(.resize(width: 600, height: 820)),
        Sample(.resize(width: 600, height: 820, safeArea: .init(top: 20, left: 0, bottom: 0, right: 0))),
      ]
    case .rotate: [Sample(.rotate()), Sample(.rotate(to: .portrait))]
    case .arrange: [Sample(.arrange(.fullScreen)), Sample(.arrange(.splitThird, side: "right"))]
    case .background: [Sample(.background()), Sample(.background(snapshots: [["width": 600, "height": 800]]))]
    case .foreground: [Sample(.foreground)]
    case .tap: [Sample(.tap("nobody")), Sample(.tap(x: 10, y: 20))]
    case .swipe: SwipeDirection.allCases.map { Sample(.swipe($0, x: 10, y: 20)) }
    case .drag: DragPhase.allCases.map { Sample(.drag("divider", x: 300, $0)) }
    case .scroll: [Sample(.scroll("B/pane", y: 40))]
    case .edit: [Sample(.edit("nobody", text: "Text"))]
    case .focus: [Sample(.focus("nobody")), Sample(.focus(nil))]
    case .traits: [Sample(.overrideTraits(["userInterfaceStyle": "dark", "layoutDirection": nil]))]
    case .set: [Sample(.set("split", ["preferredDisplayMode": "secondaryOnly", "primaryEdge": .null]))]
    case .perform: [Sample(.perform("split", "hideColumn", ["column": "primary"]))]
    case .sync: [Sample(.sync)]
    case .sweep: [Sample(.sweep(600...700, height: 800)), Sample(.sweep(600...700, height: 800, profile: "ios14"))]
    case .overview: [Sample(.overview(device: "ipad-9"))]
    case .explain: [Sample(.explain("split")), Sample(.explain(x: 1, y: 2))]
    case .audit: [Sample(.audit(600...620, height: 800))]
    case .picture: [Sample(.picture)]
    case .export: [Sample(.export)]
    case .properties: [Sample(.properties("split"))]
    case .find: [Sample(.find("Boats", in: "nobody")), Sample(.find("Boats", in: "nobody", after: "nobody", isBackwards: true))]
    case .restart: []
    case .ping: [Sample(.ping)]
    }
  }
}

@Suite struct RequestTests {
  /// The refusals of messages that are as the protocol has them, for an element that the lab does not have.
  private static let ofTheApp: Set = ["unknownTarget", "notHittable"]

  @Test(arguments: MessageType.allCases) func `a server reads a message of each type`(type: MessageType) throws {
    for sample in Sample.all(type) {
      #expect(sample.type == type.rawValue)
      var server = try MemoryServer()
      try server.open("lab", options: ["style": "doubleColumn"], device: "ipad-9")
      let number = try server.say([(sample.type, sample.members)])[0]
      // The answers to questions that take long come later, so that only refusals are looked at.
      let refusal = try server.conversation.reply(to: number)?.refusal()
      #expect(
        refusal == nil || (Self.ofTheApp.contains(refusal?.code ?? "") && refusal?.path == "target"),
        "\(sample) \(String(describing: refusal))")
    }
  }
}
