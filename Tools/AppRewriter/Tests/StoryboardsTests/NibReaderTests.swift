import Foundation
import Testing

@testable import Storyboards

struct NibReaderTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Boards")

  private static func card() throws -> Nib {
    try NibReader.read(Data(contentsOf: folder.appending(path: "Card.xib")))
  }

  @Test func `The owner's outlets and the actions are read`() throws {
    let nib = try Self.card()
    #expect(nib.owner == "-1")
    #expect(nib.outlets.map(\.property) == ["titleLabel", "view"])
    #expect(nib.outlets.map(\.from) == ["-1", "-1"])
    #expect(nib.actions == [.init(from: "btn-01", selector: "turn:", destination: "-1", event: "touchUpInside")])
  }

  @Test func `Only views stand on the top level`() throws {
    let nib = try Self.card()
    #expect(nib.views.map(\.id) == ["vew-01"])
    #expect(nib.views.first?.views.map(\.kind) == ["label", "button"])
    #expect(nib.views.first?.frame == [0, 0, 320, 480])
  }

  @Test func `A storyboard is no nib, and nothing is none either`() throws {
    let board = try Data(contentsOf: Self.folder.appending(path: "Main.storyboard"))
    #expect(throws: NibReader.Unreadable.self) { try NibReader.read(board) }
    #expect(throws: NibReader.Unreadable.self) { try NibReader.read(Data()) }
  }
}
