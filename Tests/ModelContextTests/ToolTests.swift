import PreviewProtocol
import SplitKit
import Testing

@testable import ModelContext

/// The tools: what they do to previews, and how they refuse.
@Suite struct ToolTests {
  @Test func `an agent finds out why a column has gone`() throws {
    let agent = Agent.ready()
    let opened = try agent.call("open", #"{"scene":"lab","window":{"width":1000,"height":768}}"#)
    #expect(opened.hasPrefix("lab-1: lab on ios26\n  1000 x 768 @2x, pad, regular width, regular height\n"))
    let narrow = try agent.call("resize", #"{"width":600,"height":768}"#)
    #expect(narrow.contains("split SplitViewController: collapsed, style doubleColumn, shows secondary"))
    #expect(narrow.contains("delegate splitViewControllerDidCollapse(_:)"))
    let why = try agent.call("explain", #"{"target":"split.primary"}"#)
    #expect(why.contains("The primary column of split is hidden, because split is collapsed"))
    #expect(why.contains("Wider, at 667:"))
    #expect(try agent.call("tap", #"{"target":"nav:A/back"}"#).contains("A in nav:A"))
  }

  @Test func `an outline has the sections of a scene, and later only those that differ`() throws {
    let agent = Agent.ready()
    let opened = try agent.call("open", #"{"scene":"lab","profile":"ios18","window":{"width":1100,"height":768}}"#)
    #expect(
      opened.split(separator: "\n").prefix { $0 != "calls" }.joined(separator: "\n") == """
        lab-1: lab on ios18
          1100 x 768 @2x, pad, regular width, regular height
          landscapeLeft, free, safe area [24 0 20 0] (top left bottom right)
        controllers
          split SplitViewController: style doubleColumn, oneBesideSecondary, tile, shows primary secondary, primary width 320, \
        columns primary=A secondary=B
            nav:A NavigationController
              A
            nav:B NavigationController
              B
        panes, the frontmost first, [x y width height]
          primary A in nav:A [0 0 320 768], insets [74 0 20 0]
          secondary B in nav:B [320.5 0 779.5 768], insets [74 0 20 0]
        targets that can be tapped
          in nav:A/bar:
            split/displayModeButtonItem sidebar.leading
        """)
    let wider = try agent.call("resize", #"{"width":1110,"height":768}"#)
    #expect(
      wider == """
        lab-1: lab on ios18
          1110 x 768 @2x, pad, regular width, regular height
          landscapeLeft, free, safe area [24 0 20 0] (top left bottom right)
        controllers: as before
        panes, the frontmost first, [x y width height]
          primary A in nav:A [0 0 320 768], insets [74 0 20 0]
          secondary B in nav:B [320.5 0 789.5 768], insets [74 0 20 0]
        targets: as before
        """)
  }

  @Test func `a full outline has the reasons, the other properties, and every element`() throws {
    let agent = Agent.ready()
    try agent.call("open", #"{"scene":"mail"}"#)
    let (short, full) = (try agent.call("outline"), try agent.call("outline", #"{"full":true}"#))
    #expect(short.contains("and 4 more, up to messages/choir"))
    #expect(!full.contains(" more, up to ") && full.contains("messages/choir “Second tenors wanted, Owen Castell”"))
    #expect(full.contains("- displayMode, because 1180 fits three columns"))
    #expect(full.contains("horizontalSizeClass: regular, because pad: 1180 is above 667"))
    #expect(full.contains("separator split/separator"))
  }

  @Test func `a presented controller, a keyboard and the background are told`() throws {
    let agent = Agent.ready()
    try agent.call("open", #"{"scene":"lab","traits":{"userInterfaceStyle":"dark","layoutDirection":"rightToLeft"}}"#)
    let presented = try agent.call(
      "perform", #"{"target":"B","action":"present","arguments":{"controller":"P","style":"formSheet"}}"#)
    #expect(presented.contains("layoutDirection rightToLeft; userInterfaceStyle dark"))
    #expect(presented.contains("presents P") && presented.contains("modal P ["))
    #expect(presented.contains("takes no touches") && presented.hasSuffix("viewDidAppear to P"))
    #expect(try agent.call("background").contains("in the background"))
    #expect(try agent.call("outline").hasSuffix("none, because the app is in the background"))
    #expect(try agent.failure("tap", #"{"x":1,"y":1}"#).contains("the app is in the background"))
    #expect(!(try agent.call("foreground")).contains("in the background"))
  }

  @Test(
    arguments: [
      (
        "resize", #"{"widht":1,"height":2}"#,
        "resize has no parameter widht. Did you mean width? It has preview, width, height, safeArea."
      ),
      ("resize", #"{"width":500}"#, "height is missing."),
      ("resize", #"{"width":"wide","height":2}"#, #"width is "wide". A size must be a number from 1 to 20000."#),
      ("resize", #"{"width":0,"height":2,"preview":7}"#, "preview is 7. It must be a string."),
      ("open", "{}", "scene is missing."),
      ("open", #"{"scene":"x"}"#, nil),
      (
        "open", #"{"scene":"lab","window":{"width":1,"hight":1}}"#,
        "open has no parameter window.hight. Did you mean window.height? It has window.width, window.height, window.scale, window.safeArea."
      ),
      ("open", #"{"scene":"lab","slot":3}"#, nil), ("open", #"{"scene":"lab","resume":"a"}"#, nil),
      (
        "tap", #"{"target":"nobody"}"#,
        "There is no element named nobody. There are split/displayModeButtonItem, split, nav:A, A, nav:B and B."
      ),
      ("tap", #"{"target":"A","x":1,"y":1}"#, #"target is "A". A tap with a target must have no x and no y."#),
      ("arrange", #"{"arrangement":"full"}"#, nil), ("rotate", #"{"to":"up"}"#, nil),
      ("set", #"{"target":"split","properties":{"colour":1}}"#, nil),
      (
        "perform", #"{"target":"split","action":"show","arguments":{"target":"B"}}"#,
        "arguments.target is no argument of an action."
      ),
      ("perform", #"{"target":"split","action":"show","arguments":[]}"#, "arguments is []. It must be an object."),
      ("sweep", #"{"from":1,"to":30000,"height":800}"#, nil),
      ("audit", #"{"from":1,"to":2,"height":800,"profile":"ios18"}"#, nil),
      ("explain", "{}", "An explanation must have a target, or x and y."), ("properties", #"{"target":"nobody"}"#, nil),
      ("outline", #"{"full":"yes"}"#, #"full is "yes". It must be true or false."#),
      ("picture", #"{"format":"gif"}"#, #"format is "gif". It must be png or svg."#),
      ("picture", #"{"scale":9}"#, "scale is 9. It must be a number from 0.1 to 4."),
      ("picture", #"{"format":"svg","scale":1}"#, "scale is for a PNG. An SVG has no pixels."),
      ("list_scenes", #"{"scene":"x"}"#, nil), ("list_devices", #"{"device":"zz"}"#, nil),
      ("list_devices", #"{"device":"ipad-9","matching":"9"}"#, nil), ("list_devices", #"{"matching":"palm"}"#, nil),
      ("outline", #"{"preview":"lab-7"}"#, "There is no open preview lab-7. Did you mean lab-1?"),
    ] as [(String, String, String?)])
  func `a call that is refused says why and changes nothing`(tool: String, arguments: String, sentence: String?) throws {
    let agent = Agent.ready()
    try agent.call("open", #"{"scene":"lab"}"#)
    let before = try agent.call("outline", #"{"full":true}"#)
    let said = try agent.failure(tool, arguments)
    if let sentence { #expect(said == sentence) } else { #expect(said.count > 10) }
    #expect(try agent.call("outline", #"{"full":true}"#) == before)
  }

  @Test func `several previews are open side by side, up to a limit`() throws {
    let agent = Agent.ready()
    #expect(try agent.failure("outline") == "No preview is open. The tool open opens one.")
    for _ in 0..<AgentPreviews.maximumCount { try agent.call("open", #"{"scene":"lab"}"#) }
    #expect(try agent.failure("open", #"{"scene":"lab"}"#).hasPrefix("16 previews are open"))
    try agent.call("resize", #"{"preview":"lab-3","width":500,"height":700}"#)
    #expect(try agent.call("outline").hasPrefix("lab-3: lab on ios26\n  500 x 700"))
    #expect(try agent.call("outline", #"{"preview":"lab-2"}"#).contains("1180 x 820"))
    #expect(try agent.call("close", #"{"preview":"lab-3"}"#) == "lab-3 is closed.")
    #expect(try agent.failure("outline", #"{"preview":"lab-3"}"#).hasPrefix("There is no open preview lab-3."))
    #expect(try agent.call("open", #"{"scene":"mail"}"#).hasPrefix("mail-17: "))
  }

  @Test func `a scene that cannot be opened counts as none`() throws {
    let agent = Agent.ready()
    for _ in 0..<40 { _ = try agent.failure("open", #"{"scene":"lab","options":{"style":"quad"}}"#) }
    #expect(try agent.failure("outline") == "No preview is open. The tool open opens one.")
  }

  @Test func `every question is answered in words`() throws {
    let agent = Agent.ready()
    try agent.call("open", #"{"scene":"lab","profile":"ios18"}"#)
    #expect(try agent.call("sweep", #"{"from":600,"to":700,"height":800}"#).contains("667 to 700"))
    #expect(try agent.call("audit", #"{"from":600,"to":601,"height":800}"#).contains("findings at"))
    #expect(try agent.call("properties", #"{"target":"split"}"#).contains("presentsWithGesture = true (flag, by default true)"))
    #expect(try agent.call("export").hasPrefix("import UIKit"))
    #expect(try agent.call("list_scenes").split(separator: "\n").count == 6)
    #expect(try agent.call("list_scenes", #"{"scene":"lab"}"#).contains("hosted (true or false, by default false)"))
    #expect(try agent.call("list_devices", #"{"matching":"MINI"}"#).contains("ipad-mini-7"))
    #expect(try agent.call("list_devices", #"{"device":"ipad-9"}"#).contains("landscape split-1/2: 535 x 810, compact x regular"))
  }

  @Test func `controllers that a method returned are told`() throws {
    let agent = Agent.ready()
    try agent.call("open", #"{"scene":"lab"}"#)
    try agent.call("perform", #"{"target":"nav:B","action":"push","arguments":{"controller":"D"}}"#)
    #expect(try agent.call("perform", #"{"target":"nav:B","action":"pop"}"#).contains("\nreturned: D\n"))
  }
}

/// Pictures, with a program that draws them or without.
@Suite struct PictureToolTests {
  private struct Broken: Error, CustomStringConvertible { let description = "It broke." }

  @Test func `a PNG has as many pixels as asked for`() throws {
    let agent = Agent.ready()
    try agent.call("open", #"{"scene":"lab","window":{"width":100,"height":60}}"#)
    let image = try agent.result("picture", #"{"scale":2}"#)["content"]?.array?.first
    #expect(image == ["type": "image", "data": "yHg=", "mimeType": "image/png"])
    #expect(try agent.failure("picture", #"{"scale":0}"#).hasPrefix("scale is 0."))
    try agent.call("resize", #"{"width":5000,"height":60}"#)
    #expect(try agent.failure("picture").hasPrefix("The picture would have 5000 x 60 pixels"))
  }

  @Test func `an SVG is a document`() throws {
    let agent = Agent.ready()
    try agent.call("open", #"{"scene":"lab"}"#)
    let document = try agent.result("picture", #"{"format":"svg"}"#)["content"]?.array?.first
    #expect(document?["type"] == "resource" && document?["resource"]?["mimeType"] == "image/svg+xml")
    #expect(document?["resource"]?["uri"] == "split-preview://lab-1/picture.svg")
    #expect(document?["resource"]?["text"]?.string?.hasPrefix("<svg") == true)
  }

  @Test func `a machine without the program says what to install`() throws {
    let agent = Agent.ready { _, _ in nil }
    try agent.call("open", #"{"scene":"lab"}"#)
    #expect(try agent.failure("picture").contains("librsvg2-bin"))
  }

  @Test func `a program that fails is an error of the tool`() throws {
    let agent = Agent.ready { _, _ in throw Broken() }
    try agent.call("open", #"{"scene":"lab"}"#)
    #expect(try agent.failure("picture") == "It broke.")
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `bytes are encoded as in RFC 4648, section 10`(bytes: String, text: String) {
    #expect(Base64.text(of: Array(bytes.utf8)) == text)
  }
}

/// The table of tools as a client gets it.
@Suite struct ToolTableTests {
  private let table = ToolTable()

  @Test func `every tool has a name of its own, a summary, and parameters of different names`() {
    let names = table.tools.map(\.name)
    #expect(Set(names).count == names.count)
    for tool in table.tools {
      #expect(tool.name.allSatisfy { $0.isLowercase || $0 == "_" })
      #expect(tool.summary.hasSuffix(".") && tool.summary.utf8.count < 800, "\(tool.name)")
      #expect(Set(tool.parameters.map(\.name)).count == tool.parameters.count)
    }
  }

  @Test func `the members of a message are the parameters of its tool`() throws {
    func names(_ tool: String) throws -> [String] { try #require(table[tool]).parameters.map(\.name) }
    #expect(try names("resize") == ["preview", "width", "height", "safeArea"])
    #expect(try names("tap") == ["preview", "target", "x", "y"])
    #expect(try names("audit") == ["preview", "from", "to", "height"])
    #expect(try names("perform") == ["preview", "target", "action", "arguments"])
    #expect(try names("open") == ["scene", "options", "profile", "device", "policy", "window", "traits", "language"])
    #expect(try #require(table["tap"]).parameters.allSatisfy { !$0.isRequired })
  }

  @Test func `a schema refers to nothing outside of it, and refuses other members in every object`() {
    let parameters: [Parameter] = [
      .required("a", .text, "A."), .optional("b", .named(.length)), .optional("c", .list(.named(.snapshot))),
      .optional("d", .map(.any)), .optional("e", .anyOf([.named(.safeArea), .null])),
    ]
    let length: Value = ["type": "number", "minimum": 1, "maximum": 20_000]
    let inset: Value = ["type": "number", "minimum": 0, "maximum": 1000]
    #expect(
      parameters.json == [
        "type": "object", "required": ["a"],
        "properties": [
          "a": ["description": "A.", "type": "string"], "b": length,
          "c": [
            "type": "array",
            "items": [
              "type": "object",
              "properties": ["width": length, "height": length, "userInterfaceStyle": ["enum": ["light", "dark"]]],
              "additionalProperties": false,
              "anyOf": [["required": ["width"]], ["required": ["height"]], ["required": ["userInterfaceStyle"]]],
            ],
          ],
          "d": ["type": "object", "additionalProperties": true],
          "e": [
            "anyOf": [
              ["type": "array", "items": inset, "minItems": 4, "maxItems": 4], ["type": "null"],
            ]
          ],
        ], "additionalProperties": false,
      ])
  }
}
