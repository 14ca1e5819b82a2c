import SplitKit
import Testing

@testable import ScenePicture

/// The symbols that pictures have from the library of the page.
@Suite struct SymbolLibraryTests {
  private func drawn(_ name: String, isMirrored: Bool = false) -> Canvas {
    var canvas = Canvas(isMirrored: isMirrored)
    canvas.symbol(name, in: Rect(x: 10, y: 20, width: 24, height: 24), .black)
    return canvas
  }

  @Test func `a symbol of the library is drawn by its paths`() {
    #expect(drawn("increase.indent").elements.contains("<path d=\"M20 6l-11 0M20 12l-7 0"))
    #expect(drawn("airplane.departure.fill").elements == drawn("airplane.departure").elements)
  }

  @Test func `a symbol in a filled circle is a hole in it`() {
    let canvas = drawn("bag.circle.fill")
    #expect(canvas.definitions.contains("<mask id=\"d1\">") && canvas.elements.contains("mask=\"url(#d1)\""))
  }

  @Test func `a symbol with a direction is mirrored`() {
    #expect(drawn("increase.indent", isMirrored: true).elements.contains("scale(-1 1)"))
    #expect(!drawn("figure.run", isMirrored: true).elements.contains("scale(-1 1)"))
  }

  @Test(arguments: [("no.such.symbol", "N"), ("42.things", "4"), ("…", "?"), ("", "?")])
  func `a symbol that nobody has drawn is a frame with a letter`(name: String, letter: String) {
    let elements = drawn(name).elements
    #expect(elements.contains("<path") && elements.contains(">\(letter)</text>"), "\(elements)")
  }
}
