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

  @Test func `Controllers stand on the top level beside views`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
          <connections><outlet property="screen" destination="vc-01" id="c-01"/></connections>
        </placeholder>
        <viewController title="Screen" nibName="Card" id="vc-01" customClass="CardViewController"/>
        <tableViewController id="vc-02">
          <tableView key="view" rowHeight="72" id="tbl-01"/>
          <connections><outlet property="delegate" destination="-1" id="c-02"/></connections>
        </tableViewController>
        <view id="vew-01"/>
      </objects></document>
      """
    let nib = try NibReader.read(Data(text.utf8))
    #expect(nib.views.map(\.id) == ["vew-01"])
    #expect(nib.controllers.map(\.kind) == ["viewController", "tableViewController"])
    #expect(nib.controllers[0].customClass == "CardViewController" && nib.controllers[0].attributes["nibName"] == "Card")
    #expect(nib.controllers[1].view?.attributes["rowHeight"] == "72")
    #expect(nib.controllers.map { $0.outlets.map(\.property) } == [[], ["delegate"]])
    #expect(nib.outlets.map(\.property) == ["screen", "delegate"])
  }

  @Test func `A storyboard is no nib, and nothing is none either`() throws {
    let board = try Data(contentsOf: Self.folder.appending(path: "Main.storyboard"))
    #expect(throws: NibReader.Unreadable.self) { try NibReader.read(board) }
    #expect(throws: InterfaceDocument.Refusal.encoding) { try NibReader.read(Data()) }
  }
}
