import Testing

@testable import SplitPreviewClient

@Suite struct JSONTests {
  private static let values: [(text: String, value: JSON)] = [
    ("null", .null), ("true", true), ("0", 0), ("-1.5", -1.5), ("1e3", 1000), (#""a\n\u0001é\"\\""#, "a\n\u{1}é\"\\"),
    ("[]", []), ("[1,[false]]", [1, [false]]), ("{}", [:]), (#"{"b":{"a":null},"a":1}"#, ["b": ["a": .null], "a": 1]),
  ]

  @Test(arguments: values)
  func `a value is read, and read again from its own text`(text: String, value: JSON) throws {
    #expect(try JSON(text: text) == value)
    #expect(try JSON(text: value.description) == value)
  }

  @Test func `members are in the order of their names, and whole numbers have no fraction`() {
    #expect(JSON.object(["b": 2, "a": [1.5, "x/y", JSON.null]]).description == #"{"a":[1.5,"x/y",null],"b":2}"#)
  }

  @Test(arguments: ["", "{", "[1 2]", "nul", "1e999", #"{"a":1} x"#, String(repeating: "[", count: 100_000)])
  func `a text that is no JSON is an error`(text: String) {
    #expect(throws: PreviewError.protocolMismatch(path: "", expected: "JSON")) { try JSON(text: text) }
  }

  @Test func `a number that JSON cannot say becomes a word`() {
    #expect(JSON.array([.number(.infinity), .number(.nan)]).description == #"["infinity","nan"]"#)
  }

  @Test func `a value of another kind has none of a kind`() {
    let value: JSON = ["list": [1, 2], "flag": true]
    #expect(value["list"]?[1]?.number == 2 && value["flag"]?.bool == true && value["list"]?.numbers == [1, 2])
    #expect(value["list"]?[2] == nil && value["list"]?[-1] == nil && value["flag"]?["x"] == nil && value["none"] == nil)
    #expect(JSON.number(1.5).integer == nil && JSON.number(1e300).integer == nil && JSON.array([1, "x"]).strings == nil)
  }
}
