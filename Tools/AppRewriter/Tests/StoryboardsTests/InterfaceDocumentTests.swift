import Foundation
import Testing

@testable import Storyboards

/// The things that a file may not make the reader do.
struct InterfaceDocumentTests {
  private static func text(_ declaration: String, _ encoding: String = "UTF-8") -> String {
    """
    <?xml version="1.0" encoding="\(encoding)"?>\(declaration)
    <document><scenes><x>&e;</x></scenes><objects><x>&e;</x></objects></document>
    """
  }

  private static let declarations = [
    "<!DOCTYPE d [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>", "<!DOCTYPE d SYSTEM \"http://127.0.0.1:9/d\">",
    "<!DOCTYPE d [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY e \"&a;&a;&a;&a;&a;\">]>",
  ]

  @Test(arguments: declarations) func `A declaration of a document type is refused`(declaration: String) {
    let data = Data(Self.text(declaration).utf8)
    #expect(throws: InterfaceDocument.Refusal.documentType) { try StoryboardReader.read(data) }
    #expect(throws: InterfaceDocument.Refusal.documentType) { try NibReader.read(data) }
  }

  /// Foundation ends the program for the last one, which fuzzing has found.
  @Test(arguments: [
    Self.text(declarations[0], "UTF-16").data(using: .utf16)!, Data([0xFF, 0xFE]), Data("<?xml encoding=\"UTF\"".utf8),
    Data(" \n".utf8),
    Data(base64Encoded: "AAAAADx4/////yB2ZT9y")!,
  ])
  func `Another encoding is refused`(data: Data) {
    #expect(throws: InterfaceDocument.Refusal.encoding) { try StoryboardReader.read(data) }
    #expect(throws: InterfaceDocument.Refusal.encoding) { try NibReader.read(data) }
  }

  /// An encoding that spells the declaration in other bytes. Whatever the reader makes of it, it has not loaded the file.
  @Test func `A declaration in other bytes loads nothing`() throws {
    let file = URL(filePath: NSTemporaryDirectory()).appending(path: "entity-\(UUID()).txt")
    try Data("loaded".utf8).write(to: file)
    let hidden = Self.text("+ADwAIQ-DOCTYPE d [+ADwAIQ-ENTITY e SYSTEM \"\(file.path)\">]>", "UTF-7")
    let root = try? InterfaceDocument.root(of: Data(hidden.utf8))
    #expect(root?.stringValue?.contains("loaded") != true)
  }
}
