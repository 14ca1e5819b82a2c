import Foundation
import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// Pictures of scenes. `Tests/page/test_picture.py` compares them with the page.
@Suite struct PictureTests {
  private func draw(_ scene: String, _ more: Member...) throws -> String {
    try Picture.draw(
      .object([Member("type", "open"), Member("scene", .string(scene))] + more), previews: Preview.all
    ).svg
  }

  @Test(arguments: Preview.all.map(\.id))
  func `every pane that is visible has its frame in the picture`(scene: String) throws {
    let asker = Asker()
    let answer = try asker.open(scene)
    let picture = try asker.say(["type": "picture", "id": 3])
    #expect(picture["type"] == "picture" && picture["ack"] == 3 && picture["scene"] == .string(scene))
    #expect(picture["size"] == answer["window"]?["size"])
    let svg = try #require(picture["svg"]?.string)
    var count = 0
    for pane in try #require(answer["panes"]?.array) where pane["isVisible"] == true {
      let id = try #require(pane["id"]?.string)
      let frame = try #require(pane["frame"]?.array?.compactMap { $0.number.map(shortest) })
      #expect(
        svg.contains("data-pane=\"\(id)\" x=\"\(frame[0])\" y=\"\(frame[1])\" width=\"\(frame[2])\" height=\"\(frame[3])\""))
      count += 1
    }
    #expect(count > 0)
  }

  @Test func `a picture changes nothing, and equal scenes have equal pictures`() throws {
    let asker = Asker()
    try asker.open("mail")
    let first = try asker.say(["type": "picture"])["svg"]
    let scene = try asker.say(["type": "sync"])
    try asker.say(["type": "resize", "width": 500, "height": 800])
    #expect(try asker.say(["type": "picture"])["svg"] != first)
    let window = try #require(scene["window"]?["size"]?.array)
    let back = try asker.say(["type": "resize", "width": window[0], "height": window[1]])
    #expect(back["panes"] == scene["panes"])
    #expect(try asker.say(["type": "picture"])["svg"] == first)
  }

  @Test func `a picture shows what was there when the client asked`() throws {
    let asker = Asker()
    try asker.open("lab")
    asker.session.receive(Array(#"{"type":"picture"}"#.utf8), isWritable: true)
    asker.session.receive(Array(#"{"type":"resize","width":400,"height":800}"#.utf8), isWritable: true)
    _ = asker.session.nextMessage()
    asker.session.work(steps: 1)
    let answer = try JSONReader.read(Array(try #require(asker.session.nextMessage()).text.utf8))
    #expect(answer["size"] == [1180, 820])
    #expect(try #require(answer["svg"]?.string).contains("viewBox=\"0 0 1180 820\""))
  }

  @Test func `a text of the user is escaped, and a character that XML does not allow is replaced`() throws {
    let asker = Asker()
    try asker.open("lab")
    let title = "<script>\"&\u{1}\u{FFFF}"
    try asker.say(["type": "perform", "target": "split", "action": "showDetail", "controller": "X"])
    try asker.say(["type": "set", "target": "X", "properties": ["title": .string(title)]])
    let svg = try #require(try asker.say(["type": "picture"])["svg"]?.string)
    #expect(svg.contains("&lt;script&gt;&quot;&amp;\u{FFFD}\u{FFFD}"))
    #expect(!svg.contains("<script"))
    #expect(svg.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test func `the elements of a picture are closed in the order in which they were opened`() throws {
    for profile in Profile.all.map(\.id) {
      guard let svg = try? draw("instagram", Member("profile", .string(profile))) else { continue }
      var open: [Substring] = []
      for tag in svg.split(separator: "<").map({ $0.prefix { $0 != ">" } }) {
        let name = tag.prefix { $0 != " " && $0 != "/" }
        if tag.hasPrefix("/") { #expect(open.popLast() == tag.dropFirst()) } else if !tag.hasSuffix("/") { open.append(name) }
      }
      #expect(open.isEmpty)
    }
  }

  @Test func `a hidden pane is not in the picture`() throws {
    let svg = try draw("lab", Member("window", ["width": 800, "height": 1000]), Member("profile", "ios14"))
    #expect(svg.contains("data-pane=\"B/pane\""))
    #expect(!svg.contains("data-pane=\"A/pane\""))
  }

  /// Presents a controller of the lab and gives it a context of its own.
  private func present(_ name: String, _ style: String, by presenter: String, _ asker: Asker) throws -> String {
    try asker.say([
      "type": "perform", "target": .string(presenter), "action": "present", "controller": .string(name), "style": .string(style),
    ])
    try asker.say(["type": "set", "target": .string(name), "properties": ["definesPresentationContext": true]])
    return try #require(try asker.say(["type": "picture"])["svg"]?.string)
  }

  @Test func `what covers a form sheet in its context has its corners`() throws {
    let asker = Asker()
    try asker.open("lab", Member("window", ["width": 1180, "height": 820]))
    let shapes = { (svg: String) in
      svg.split(separator: "<clipPath").dropFirst().compactMap { $0.split(separator: "\"").dropFirst(3).first.map(String.init) }
    }
    let before = Set(shapes(try #require(try asker.say(["type": "picture"])["svg"]?.string)))
    let sheet = shapes(try present("D", "formSheet", by: "split", asker)).filter { !before.contains($0) }
    let shape = try #require(sheet.first)
    let covered = shapes(try present("E", "overCurrentContext", by: "D", asker))
    #expect(covered.count { $0 == shape } == sheet.count { $0 == shape } + 1)
  }

  @Test func `a context in a context is drawn over everything that it covers`() throws {
    let asker = Asker()
    try asker.open("lab", Member("window", ["width": 1366, "height": 1024]))
    _ = try present("D", "overCurrentContext", by: "B", asker)
    let svg = try present("E", "overCurrentContext", by: "D", asker)
    let places = try ["nav:B", "B", "D", "E"].map { try #require(svg.range(of: "data-pane=\"\($0)/pane\"")).lowerBound }
    #expect(places == places.sorted())
  }

  @Test func `a picture needs an open scene, and at most four inquiries are under way`() throws {
    let asker = Asker()
    #expect(try asker.say(["type": "picture", "id": 1])["code"] == "notOpen")
    try asker.open("lab")
    for _ in 0..<4 { asker.session.receive(Array(#"{"type":"picture"}"#.utf8), isWritable: true) }
    asker.session.receive(Array(#"{"type":"export","id":9}"#.utf8), isWritable: true)
    let refusal = try JSONReader.read(Array(try #require(asker.session.nextMessage()).text.utf8))
    #expect(refusal["code"] == "tooFast" && refusal["ack"] == 9)
  }
}
