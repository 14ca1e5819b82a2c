import SplitKit
import Testing

@testable import PreviewProtocol

/// Messages that are as the protocol has them.
struct ClientMessageTests {
  @Test(
    arguments: [
      (#"{"type":"sync"}"#, .sync),
      (#"{"type":"ping","newer":{"than":"us"}}"#, .ping),
      (#"{"type":"open","resume":"s1"}"#, .resume(session: "s1")),
      (#"{"type":"resize","width":1,"height":20000}"#, .resize(Size(width: 1, height: 20_000), safeArea: nil)),
      (
        #"{"type":"resize","width":744.5,"height":9e2,"safeArea":[24,0,20.5,0]}"#,
        .resize(Size(width: 744.5, height: 900), safeArea: EdgeInsets(top: 24, left: 0, bottom: 20.5, right: 0))
      ),
      (#"{"type":"rotate"}"#, .rotate(to: nil)),
      (#"{"type":"overview","device":"ipad-9"}"#, .overview(device: "ipad-9")),
      (#"{"type":"picture"}"#, .picture),
      (#"{"type":"export"}"#, .export),
      (#"{"type":"explain","target":"A"}"#, .explain(.target("A"))),
      (#"{"type":"properties","target":"A"}"#, .properties(target: "A")),
      (#"{"type":"find","target":"A","text":"B"}"#, .find(target: "A", RowSearch("B"))),
      (
        #"{"type":"find","target":"A/pane","text":"B","after":"A/0-1","backwards":true}"#,
        .find(target: "A/pane", RowSearch("B", after: "A/0-1", isBackwards: true))
      ),
      (#"{"type":"scroll","target":"A","x":0,"y":5e6}"#, .scroll(target: "A", offset: Point(x: 0, y: 5_000_000))),
      (#"{"type":"explain","x":3,"y":4}"#, .explain(.point(Point(x: 3, y: 4)))),
      (#"{"type":"rotate","to":"portraitUpsideDown"}"#, .rotate(to: .portraitUpsideDown)),
      (#"{"type":"foreground"}"#, .foreground),
      (#"{"type":"background"}"#, .background(snapshots: nil)),
      (#"{"type":"background","snapshots":[]}"#, .background(snapshots: [])),
      (
        #"{"type":"background","snapshots":[{"width":320,"newer":1},{"height":9.5,"userInterfaceStyle":"dark"}]}"#,
        .background(snapshots: [SnapshotChange(width: 320), SnapshotChange(height: 9.5, userInterfaceStyle: .dark)])
      ),
      (#"{"type":"tap","target":"detail/row-5"}"#, .tap(.element("detail/row-5"))),
      (#"{"type":"tap","x":-0.5,"y":100000}"#, .tap(.point(Point(x: -0.5, y: 100_000)))),
      (#"{"type":"swipe","direction":"right","x":0,"y":400}"#, .swipe(.right, from: Point(x: 0, y: 400))),
      (
        #"{"type":"scroll","target":"profile/pane","x":0,"y":-74}"#,
        .scroll(target: "profile/pane", offset: Point(x: 0, y: -74))
      ),
      (#"{"type":"set","target":"split","properties":{}}"#, .set(target: "split", properties: [])),
      (
        #"{"type":"set","target":"split","properties":{"b":1,"a":null}}"#,
        .set(target: "split", properties: [Member("b", 1), Member("a", nil)])
      ),
      (
        #"{"type":"set","target":"split","properties":[{"a":1,"b":2},{},{"a":3}]}"#,
        .set(target: "split", properties: [Member("a", 1), Member("b", 2), Member("a", 3)])
      ),
      (
        #"{"type":"perform","id":3,"target":"split","action":"showDetail","controller":"D","x":null}"#,
        .perform(target: "split", action: "showDetail", arguments: [Member("controller", "D"), Member("x", nil)])
      ),
    ] as [(String, ClientMessage)])
  func `a message is typed`(text: String, message: ClientMessage) throws {
    #expect(try ClientMessage.decode(Array(text.utf8)).message.get() == message)
  }

  @Test func `open says what the preview is to be`() throws {
    let text = #"""
      {"type":"open","scene":"lab","options":{"style":"unspecified","separateSecondary":null},"profile":"ios13",
      "device":"ipad-9.7","policy":"pad","window":{"width":1024,"height":768,"scale":2,"safeArea":[20,0,0,0]},
      "traits":{"horizontalSizeClass":"compact","userInterfaceStyle":null},"place":{"tab":"profile"},"updates":"changed"}
      """#
    guard case .open(let open) = try ClientMessage.decode(Array(text.utf8)).message.get() else {
      Issue.record("This is an open.")
      return
    }
    #expect(open.preview == "lab")
    #expect(open.options == [Member("style", "unspecified"), Member("separateSecondary", nil)])
    #expect([open.profile, open.device, open.policy] == ["ios13", "ipad-9.7", "pad"])
    #expect(open.window?.size == Size(width: 1024, height: 768))
    #expect(open.window?.scale == 2)
    #expect(open.window?.safeArea == EdgeInsets(top: 20))
    #expect(open.traits.horizontalSizeClass == .set(.compact))
    #expect(open.traits.userInterfaceStyle == .cleared)
    #expect(open.traits.layoutDirection == .unchanged)
    #expect(open.place == ["tab": "profile"])
    #expect(open.updates == .changed)
  }

  @Test func `open needs no more than a preview`() throws {
    guard case .open(let open) = try ClientMessage.decode(["type": "open", "scene": "lab"]).message.get() else {
      Issue.record("This is an open.")
      return
    }
    #expect([open.profile, open.device, open.policy] == [nil, nil, nil])
    #expect(open.window == nil && open.place == nil && open.options.isEmpty)
    #expect(open.traits == TraitChanges())
    #expect(open.updates == .whole)
  }

  @Test func `traits are set, cleared or left`() throws {
    let text = #"{"type":"traits","layoutDirection":"rightToLeft","horizontalSizeClass":null}"#
    guard case .traits(let changes) = try ClientMessage.decode(Array(text.utf8)).message.get() else {
      Issue.record("These are traits.")
      return
    }
    var before = TraitOverrides()
    before.horizontalSizeClass = .compact
    before.userInterfaceStyle = .dark
    var after = before
    after.horizontalSizeClass = nil
    after.layoutDirection = .rightToLeft
    #expect(changes.applied(to: before) == after)
  }

  @Test func `every trait can be set by its name on the wire`() throws {
    let text = #"""
      {"type":"traits","userInterfaceIdiom":"phone","horizontalSizeClass":"regular","verticalSizeClass":"compact",
      "layoutDirection":"leftToRight","userInterfaceStyle":"dark","preferredContentSizeCategory":"accessibilityLarge",
      "accessibilityContrast":"high"}
      """#
    guard case .traits(let changes) = try ClientMessage.decode(Array(text.utf8)).message.get() else {
      Issue.record("These are traits.")
      return
    }
    var expected = TraitOverrides()
    expected.userInterfaceIdiom = .phone
    expected.horizontalSizeClass = .regular
    expected.verticalSizeClass = .compact
    expected.layoutDirection = .leftToRight
    expected.userInterfaceStyle = .dark
    expected.preferredContentSizeCategory = .accessibilityLarge
    expected.accessibilityContrast = .high
    #expect(changes.applied(to: TraitOverrides()) == expected)
  }

  @Test(
    arguments: [
      ("1", .number(1)), ("0", .number(0)), ("-3", .number(-3)), ("2.0", .number(2)),
      ("9007199254740991", .number(9_007_199_254_740_991)),
      (#""a""#, .string("a")), (#""""#, .string("")),
      (#""\#(String(repeating: "é", count: 32))""#, .string(String(repeating: "é", count: 32))),
    ] as [(String, MessageID)])
  func `an id is echoed in its form`(text: String, id: MessageID) {
    let message = Array(#"{"id":\#(text),"type":"nothing"}"#.utf8)
    #expect(ClientMessage.decode(message).id == id)
    #expect(MessageID(of: message) == id)
  }

  @Test func `a refused message without an id that can be read has none`() {
    for text in ["", "\u{0}", "[1]", "{}", #"{"id":1.5}"#, #"{"id":1,"id":1}"#, #"{"id":1"#] {
      #expect(MessageID(of: Array(text.utf8)) == nil)
    }
  }

  @Test func `the answers of what comes in floods may merge`() {
    let point = Point(x: 0, y: 0)
    let floods: [ClientMessage] = [
      .resize(Size(width: 1, height: 1), safeArea: nil), .swipe(.left, from: point),
      .scroll(target: "a", offset: point),
    ]
    let others: [ClientMessage] = [
      .tap(.point(point)), .rotate(to: nil), .traits(TraitChanges()), .set(target: "a", properties: []), .sync, .ping,
      .perform(target: "a", action: "b", arguments: []), .resume(session: "s1"),
    ]
    for flood in floods { #expect(flood.hasMergeableAnswer) }
    for other in others { #expect(!other.hasMergeableAnswer) }
  }

  @Test func `only open, resume and ping need no preview`() throws {
    let open = try ClientMessage.decode(["type": "open", "scene": "lab"]).message.get()
    for message in [open, .resume(session: "s1"), .ping] { #expect(message.isAllowedBeforeOpen) }
    for message: ClientMessage in [.sync, .rotate(to: nil), .tap(.element("a"))] {
      #expect(!message.isAllowedBeforeOpen)
    }
  }
}
