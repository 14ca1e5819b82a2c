import Foundation
import Testing

@testable import Storyboards

struct StoryboardReaderTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Boards")

  private static func main() throws -> Storyboard {
    try StoryboardReader.read(Data(contentsOf: folder.appending(path: "Main.storyboard")))
  }

  private func controller(_ id: String) throws -> Storyboard.Controller {
    try #require(Self.main().controllers.first { $0.id == id })
  }

  @Test func `A storyboard is read as expected as a whole`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let text = String(decoding: try encoder.encode(Self.main()), as: UTF8.self) + "\n"
    let file = Self.folder.appending(path: "Main.json")
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(file.path) was recorded. Look at it, and run the test again.")
      return
    }
    #expect(text == expected)
  }

  @Test func `What is written can be read again`() throws {
    let board = try Self.main()
    #expect(try JSONDecoder().decode(Storyboard.self, from: JSONEncoder().encode(board)) == board)
  }

  @Test func `A split has its class, its style and its columns`() throws {
    let split = try controller("spl-it-001")
    #expect(try Self.main().initial == split.id)
    #expect(split.customClass == "SplitViewController")
    #expect(split.identifier == "Split")
    #expect(split.attributes["style"] == "doubleColumn")
    #expect(split.attributes["preferredDisplayMode"] == "oneBesideSecondary")
    #expect(split.segues.map(\.relationship) == ["masterViewController", "detailViewController"])
    #expect(split.segues.map(\.destination) == ["nav-01", "nav-02"])
    #expect(split.outlets.map(\.property) == ["delegate"])
  }

  @Test func `A bar has its colours, its letters and its appearances`() throws {
    let bar = try #require(controller("nav-01").navigationBar)
    #expect(bar.colors["barTintColor"]?.components == [0.85, 0.25, 0.25, 1])
    let title = try #require(bar.texts["titleTextAttributes"])
    #expect(title.color?.components == [1, 1, 1, 1])
    #expect(title.font?.type == "boldSystem" && title.font?.size == 20)
    #expect(bar.appearances["scrollEdgeAppearance"]?.colors["backgroundColor"]?.name == "systemYellowColor")
    #expect(try controller("lst-01").navigationBar == nil)
  }

  @Test func `An image of the system is told from one of the app`() throws {
    let item = try #require(controller("nav-01").tabBarItem)
    #expect(item.attributes == ["title": "Notes", "systemImage": "note.text", "selectedImage": "notes-filled"])
  }

  @Test func `Items of bars are read in their order`() throws {
    let item = try #require(controller("lst-01").navigationItem)
    #expect(item.left.map(\.id) == ["bbi-01"])
    #expect(item.right.map(\.id) == ["bbi-02", "bbi-03"])
    #expect(item.right[1].attributes == ["title": "Sort", "systemImage": "arrow.up.arrow.down"])
    #expect(try controller("det-01").toolbarItems.map(\.id) == ["bbi-10", "bbi-11"])
  }

  @Test func `Segues know the element that begins them`() throws {
    let segues = try controller("lst-01").segues
    #expect(segues.map(\.from) == ["lst-01", "cel-01", "bbi-02"])
    #expect(segues.map(\.kind) == ["show", "showDetail", "presentation"])
    #expect(segues[2].attributes == ["modalPresentationStyle": "formSheet"])
    let unwind = try #require(controller("frm-01").segues.first)
    #expect(unwind.unwindAction == "unwindToList:")
    #expect(unwind.destination == "exi-02")
  }

  @Test func `Static rows stand in their sections`() throws {
    let table = try #require(controller("frm-01").view)
    #expect(table.attributes["dataMode"] == "static")
    #expect(table.sections.map(\.header) == ["Account", nil])
    #expect(table.sections.flatMap(\.cells).map(\.id) == ["cel-20", "cel-21"])
    #expect(table.sections[1].cells[0].views.map(\.kind) == ["textField"])
  }

  @Test func `A view has its texts, colours and constraints`() throws {
    let view = try #require(controller("det-01").view)
    let label = view.views[0]
    #expect(label.attributes["text"] == "Two\nlines")
    #expect(label.colors["textColor"] == Storyboard.Color(components: [1, 0.5, 0, 1], name: nil))
    #expect(label.font?.style == "UICTFontTextStyleTitle1")
    #expect(view.guides == ["safeArea": "gde-01"])
    #expect(view.constraints[1].multiplier == 16.0 / 9)
    #expect(view.constraints[1].priority == 750)
    #expect(view.views[1].views[2].colors["backgroundColor"]?.components == [0.25, 0.25, 0.25, 0.5])
  }

  @Test func `Actions and outlet collections name their objects`() throws {
    let detail = try controller("det-01")
    #expect(detail.actions.map(\.selector) == ["star:", "tapped:"])
    #expect(detail.actions[0].event == "touchUpInside")
    #expect(detail.outlets.filter(\.isCollection).map(\.destination) == ["btn-01"])
  }

  @Test(arguments: ["", "<a/>", "<document><objects/></document>"])
  func `A file that is no storyboard is refused`(text: String) {
    #expect(throws: (any Error).self) { try StoryboardReader.read(Data(text.utf8)) }
  }
}
