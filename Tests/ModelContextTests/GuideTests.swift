import PreviewProtocol
import SplitKit
import Testing

@testable import ModelContext

/// The guides and the schema that the command has in itself.
@Suite struct GuideTests {
  @Test func `no two parts have the same name, and each is told by it`() {
    let names = Format.names.map { $0.lowercased() }
    #expect(Set(names).count == names.count)
    #expect(names.contains("controllers") && names.contains("expectations") && names.contains("properties-split"))
    #expect(Format.names.allSatisfy { Format.text(of: $0) != nil })
  }

  @Test(arguments: Guide.all)
  func `the parts of a guide hold every line of it in its order`(guide: Guide) {
    var rest = guide.text[...]
    for part in guide.parts where !part.text.hasPrefix("###") {
      #expect(rest.hasPrefix(part.text), "\(part.title)")
      rest = rest.dropFirst(part.text.count).drop(while: \.isNewline)
    }
    #expect(rest.isEmpty)
  }

  @Test func `a part holds the parts below it, and a comment in an example is no heading`() throws {
    let guide = Guide(
      name: "", summary: "",
      text: "# A\n\nOne.\n\n## B\n\n```yaml\n# no heading\n```\n\n### C\n\nTwo.\n\n## D\n#no heading\n")
    #expect(
      guide.parts == [
        Guide.Part(title: "A", text: "# A\n\nOne."),
        Guide.Part(title: "B", text: "## B\n\n```yaml\n# no heading\n```\n\n### C\n\nTwo."),
        Guide.Part(title: "C", text: "### C\n\nTwo."), Guide.Part(title: "D", text: "## D\n#no heading"),
      ])
  }

  @Test func `the tool lists the parts, tells one, and names the nearest for one that does not exist`() throws {
    let agent = Agent.ready()
    let listed = try agent.call("describe_format").split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
    #expect(listed.contains("The delegate") && listed.contains("Golden files"))
    #expect(listed.last?.hasPrefix("Scenario, ") == true && listed.last?.hasSuffix(", CheckFile") == true)
    #expect(try agent.call("describe_format", #"{"part":"the DELEGATE"}"#).hasPrefix("### The delegate\n"))
    let split = try agent.call("describe_format", #"{"part":"Split"}"#)
    let schema = try JSONReader.read(Array(split.split(separator: "\n", maxSplits: 1)[1].utf8), limit: 32)
    #expect(schema["properties"]?["supplementary"] != nil)
    #expect(try agent.failure("describe_format", #"{"part":"Buton"}"#) == "There is no part Buton. Did you mean Button?")
  }

  @Test func `a target that does not exist is refused with the nearest one`() throws {
    let agent = Agent.ready()
    try agent.call("open", #"{"scene":"mail"}"#)
    #expect(
      try agent.failure("tap", #"{"target":"message/compos"}"#)
        == "There is no element named message/compos. Did you mean message/compose?")
    let refusal = try agent.failure("explain", #"{"target":"splitt"}"#)
    #expect(refusal.split(separator: "Did you mean split?", omittingEmptySubsequences: false).count == 2, "\(refusal)")
  }

  @Test func `a check finds every fact that the tool lists`() throws {
    let agent = Agent.ready()
    try agent.call("open", #"{"scene":"mail"}"#)
    let lines = try agent.call("facts").split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("window: width 1180, height 820, horizontalSizeClass regular") })
    let column = try #require(lines.first { $0.hasPrefix("split.secondary: ") })
    #expect(try agent.call("facts", #"{"target":"split.secondary"}"#) == column)
    for target in lines.compactMap({ $0.split(separator: ":").first }) where target != "window" {
      let name = target.contains(".") ? "maxX" : "isVisible"
      let yaml = "format: 1\\nscene: mail\\nchecks: [{name: a, expect: {\(target).\(name): {exists: true}}}]"
      #expect(try agent.call("check", #"{"yaml":"\#(yaml)"}"#).hasSuffix("all passed.\n"), "\(target)")
    }
    #expect(try agent.failure("facts", #"{"target":"spilt"}"#) == "There are no facts of spilt. Did you mean split?")
  }

  @Test func `facts are those of the window as it is now, and leave the outline as it is`() throws {
    let agent = Agent.ready()
    try agent.call("open", #"{"scene":"lab","window":{"width":1000,"height":768}}"#)
    #expect(try agent.call("facts").contains("split.primary: x 10, "))
    try agent.call("resize", #"{"width":600,"height":768}"#)
    #expect(try agent.call("facts", #"{"target":"split"}"#).contains("isCollapsed true"))
    #expect(try agent.call("resize", #"{"width":610,"height":768}"#).contains("controllers: as before"))
    #expect(try agent.call("facts", #"{"preview":"lab-1","target":"window"}"#).hasPrefix("window: width 610, "))
  }
}
