import SamplePreviews
import Testing

@testable import SplitKit

/// The texts that messages leave are limited, each and together.
@Suite struct WrittenTextsTests {
  /// A controller with two fields.
  private final class Form: ViewController {
    let fields = ["a", "b", "c"].map { TextField(id: $0) }
    override var textFields: [TextField] { fields }
    override var viewModel: Value? { ["kind": "plain", "title": "", "fields": .array(fields.map(\.viewModel))] }
  }

  private let tree = Tree { Form($0, id: "form") }
  private var window: Window { tree.window }
  private func text(_ length: Int) -> String { String(repeating: "x", count: length) }
  private func title(_ length: Int, _ name: String = "title") -> Member { Member(name, .string(text(length))) }

  @Test(arguments: ["title", "backButtonTitle"]) func aTitleHasAtMostOneKibibyte(_ name: String) throws {
    try window.set([title(1_024, name)], of: "form")
    let refusal = Refusal.invalid(
      path: "properties.\(name)", "\(name) is at most 1024 bytes of UTF-8 long; this one has 1025.")
    #expect(throws: refusal) { try window.set([title(1_025, name)], of: "form") }
    // In bytes, not in characters.
    #expect(throws: Refusal.self) {
      try window.set([Member(name, .string(String(repeating: "é", count: 513)))], of: "form")
    }
    let before = tree.scene
    #expect(throws: Refusal.self) { try window.set([title(3), title(1_025)], of: "form") }
    #expect(tree.scene == before, "A refused message changes nothing.")
  }

  @Test func aFieldHasAtMost32Kibibytes() throws {
    try window.edit("a", text: text(32_768))
    let refusal = Refusal.invalid(
      path: "text", "The text of a field has at most 32768 bytes of UTF-8; this one has 32769.")
    #expect(throws: refusal) { try window.edit("a", text: text(32_769)) }
  }

  @Test func allTextsHaveAtMost64KibibytesTogether() throws {
    try window.edit("a", text: text(32_768))
    try window.edit("b", text: text(32_768))
    let refusal = Refusal.tooLarge(
      path: "text", "All texts of a session have at most 65536 bytes of UTF-8; with this one they had 65537.")
    #expect(throws: refusal) { try window.edit("c", text: "x") }
    #expect(throws: Refusal.self) { try window.set([title(1)], of: "form") }
    try window.edit("b", text: text(32_767))
    try window.edit("c", text: "x")
    try window.set([Member("title", .null)], of: "form")
    #expect(throws: Refusal.self) { try window.edit("c", text: "xy") }
  }

  @Test func theLastOfSeveralAssignmentsCounts() throws {
    try window.set((0..<200).map { _ in title(1_024) }, of: "form")
    #expect(tree.application.writtenTexts.total == 1_024)
    try window.set([title(1_024), title(10)], of: "form")
    #expect(tree.application.writtenTexts.total == 10)
  }

  @Test func aControllerThatIsGoneLeavesRoom() throws {
    let tree = Tree { NavigationController(rootViewController: PlainViewController($0, named: "A"), id: "nav") }
    let stack = try #require(tree.root as? NavigationController)
    for index in 0..<64 {
      stack.pushViewController(PlainViewController(tree.application, named: "B\(index)"))
      try tree.window.set([title(1_024)], of: "B\(index)")
    }
    #expect(throws: Refusal.self) { try tree.window.set([title(1)], of: "A") }
    stack.popToRootViewController()
    tree.window.layoutIfNeeded()
    _ = tree.application.takeLog()
    try tree.window.set([title(1)], of: "A")
    #expect(tree.application.writtenTexts.total == 1)
  }

  @Test func anAppsOwnTextsDoNotCount() throws {
    tree.root.title = text(100_000)
    #expect(tree.application.writtenTexts.total == 0)
    try window.set([title(1_024)], of: "form")
  }
}
