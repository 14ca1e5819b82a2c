import PreviewProtocol
import SplitKit
import Testing

@testable import Checks

/// Addresses of the page, as the command line reads them.
@Suite struct AddressTests {
  @Test(arguments: [
    "true", "null", "0", "-1.5", "1e3", "\"\"", "\"a\"", "\"true\"", "\"5\"", "\"it's\"", "\"a b\"", "\"(;)\"", "\"é\u{301}\"",
    "[]",
    "[1]", "[1,2]", "[[]]", "[[1],[2,3]]", "{}", "{\"a\":{}}", "{\"a\":[1],\"b b\":\"c:d\"}", "[{\"a\":1},{\"b\":null}]",
    "\"{}\"", "\"[]\"",
    "\"'\"", "{\"'\":\"''\"}",
  ])
  func `a value is the same after it was written in notation`(json: String) throws {
    let value = try JSONReader.read(Array(json.utf8))
    #expect(Notation.value(of: Notation.text(of: value)) == value, "\(Notation.text(of: value))")
  }

  @Test(arguments: [
    "", "(", ")", "(a", "(a:", "(a:1", "(a:1;2)", "(1,2)", "'a", "a'", "a b", "(a:1))", "(;1)", "(a:)", "(:1)", "()()",
    String(repeating: "(", count: 100_000), String(repeating: "(a:", count: 40) + "1" + String(repeating: ")", count: 40),
  ])
  func `a text that is no notation has no value`(text: String) { #expect(Notation.value(of: text) == nil) }

  /// A browser keeps a percent sign without two digits, and reads a plus sign as a space.
  @Test(arguments: [
    ("a%20b+c", "a b c"), ("%C3%A9", "é"), ("%4", "%4"), ("%", "%"), ("%zz", "%zz"), ("%+5", "% 5"), ("%-5", "%-5"), ("%2", "%2"),
  ])
  func `percent-encoding is decoded as in a browser`(text: String, decoded: String) throws {
    #expect(try PageAddress("?profile=\(text)").profile == decoded)
  }

  @Test func `random bytes are read or refused`() {
    var random = SystemRandomNumberGenerator()
    let signs = Array("(),:;'a1 &=%#?do")
    for _ in 0..<2_000 {
      let text = String((0..<Int.random(in: 0..<40, using: &random)).map { _ in signs.randomElement(using: &random)! })
      _ = Notation.value(of: text)
      _ = try? PageAddress("?scene=mail&\(text)")
    }
  }

  @Test func `an address has all that happens in a window`() throws {
    let address = try PageAddress(
      "https://host/?scene=lab&profile=ios14&policy=phone&lang=de&rtl=yes&text=small&opt.style=tripleColumn&opt.n=5&width=700&height=900.5"
        + "&place=(tab:profile)&do=open(width:400,height:800)#do=edit(target:a/b,text:%27it%27%27s+5%20%26%27)&do=background()")
    let (message, steps) = try address.opening(on: .builtIn)
    let expected: Value = [
      "type": "open", "scene": "lab", "options": ["style": "tripleColumn", "n": 5], "profile": "ios14", "policy": "phone",
      "language": "de",
      "window": ["width": 400, "height": 800],
      "traits": ["layoutDirection": "rightToLeft", "preferredContentSizeCategory": "small"], "place": ["tab": "profile"],
    ]
    #expect(message == expected)
    #expect(steps.map(\.message) == [["type": "edit", "target": "a/b", "text": "it's 5 &"], ["type": "background"]])
    #expect(address.size == Size(width: 700, height: 900.5))
  }

  @Test(
    arguments: [
      ("device=ipad-mini-7", [744, 1133], []),
      ("device=ipad-mini-7&orientation=landscape", [1133, 744], ["rotate"]),
      ("device=ipad-mini-7&orientation=landscape&arrangement=split-1/2", [561.5, 744], ["rotate", "arrange"]),
      ("device=ipad-mini-7&arrangement=free&width=400&height=500", [400, 500], []),
      ("device=ipad-mini-7&width=400&height=500", [400, 500], []),
      ("device=ipad-mini-7&arrangement=full", [744, 1133], ["arrange"]),
      ("device=no-such-device&orientation=landscape", nil, ["rotate"]),
    ] as [(String, [Double]?, [String])])
  func `a window on a device opens where it is`(query: String, size: [Double]?, moves: [String]) throws {
    let (message, steps) = try PageAddress("?scene=mail&\(query)").opening(on: .builtIn)
    #expect([message["window"]?["width"]?.number, message["window"]?["height"]?.number].compactMap(\.self) == size ?? [])
    #expect(steps.map { $0.message["type"]?.string } == moves)
  }

  @Test(
    arguments: [
      ("iPad Pro 11", 26, "ipad-pro-11-m5"), ("iPad Pro 11", 18, "ipad-pro-11-m4"), ("iPad Pro 11", 5, nil),
      ("ipad pro 11-inch (m4)", 5, nil), ("ipad pro 11-inch (m4)", 18, "ipad-pro-11-m4"), ("iPadPro11", 26, "ipad-pro-11-m5"),
      ("iPhone 6 Plus", 8, "iphone-5.5in"),
      ("iPhone 14 Pro", 18, "iphone-6.1in-island"), ("iPhone 6 Plus", 26, nil),
      ("mini", 26, "ipad-mini-7"), ("iPad mini 2", 8, "ipad-mini-2"),
      ("more space 13 air", 26, "ipad-air-13-m4-more-space"), ("", 26, nil), ("(,)", 26, nil), ("ipda", 26, nil),
      ("ipad", 5, "ipad-3"),
    ] as [(String, Int, String?)])
  func `a device is the newest one with the words that has run the system`(name: String, version: Int, id: String?) {
    let search = DeviceSearch(name, in: .builtIn)
    #expect(search.device(running: SystemVersions(first: version, last: version))?.id == id)
  }

  @Test(arguments: [
    ("?scene=mail&width=700", "The address has a width and no height. A window has both."),
    ("?scene=mail&height=700", "The address has a height and no width. A window has both."),
    ("?scene=mail&do=", "The field do of the address has no value."),
    ("?device=", "The field device of the address has no value."),
    ("?scene=mail&dock=x", "dock=x is none of its values. There are environment, facts and why."),
    ("?zebra=", "unknown field zebra"),
    ("?scene=mail&scene=lab", "The address has the field scene twice."),
    ("?scene=mail&embed=maybe", "embed=maybe is none of its values. There are 1, true, yes, 0, false and no."),
    ("?scene=mail&motion=reduced", "motion=reduced is none of its values. Did you mean reduce?"),
    ("?scene=mail&panel=call", "Did you mean calls?"), ("?scene=mail&board=ipad", "Did you mean ipads?"),
  ])
  func `a field that means nothing is refused`(_ address: String, _ sentence: String) throws {
    let error = try #require(throws: PageAddressError.self) { try PageAddress(address) }
    #expect(error.description.contains(sentence), "\(error)")
  }

  @Test(arguments: [
    "tap(target:compose,foo:bar)", "rotate(orientation:landscapeLeft)", "traits(userInterfaceStlye:dark)", "tpa(target:a)",
  ])
  func `a step with an unknown word is no step of a window`(_ text: String) throws {
    let message = try PageAddress.message(of: text)
    let error = try #require(throws: ProtocolError.self) { try PreviewProbe.check(message) }
    #expect(error.message.contains(" has no ") || error.message.contains("There is no message type"), "\(error.message)")
  }
}
