import SplitKit
import Testing

@testable import ScenePicture

/// The colors of texts in a picture: what is behind them, with every kind of paint.
@Suite struct PaintedTextTests {
  private static let area = Rect(x: 0, y: 0, width: 100, height: 40)
  private static let gray = Color(0x808080)

  /// The colors of a text that is drawn in the middle of an area, after and before what two bodies draw.
  private static func texts(
    color: Color = .black, opacity: Double = 1, _ before: (inout Canvas) -> Void = { _ in },
    after: (inout Canvas) -> Void = { _ in }
  ) -> [ColoredText] {
    var canvas = Canvas(isMirrored: false)
    canvas.rect(area, .white)
    let scope = TextRecord.PaneScope(id: "pane", target: "content", laid: area, shown: area)
    let outer = canvas.record.enter(scope)
    before(&canvas)
    canvas.group(opacity: opacity) { $0.line("Words", in: area, TextAttributes(15, color), .center) }
    after(&canvas)
    canvas.record.leave(to: outer)
    return canvas.record.coloredTexts
  }

  private static func colors(_ texts: [ColoredText]) -> [String] {
    texts.map { "\($0.color.hexadecimal) on \($0.background.hexadecimal)" }
  }

  @Test func `surfaces with opacities lie over each other`() {
    #expect(Self.colors(Self.texts()) == ["#000000 on #ffffff"])
    #expect(Self.colors(Self.texts { $0.rect(Self.area, .black.opacity(0.5)) }) == ["#000000 on #808080"])
    #expect(Self.colors(Self.texts(color: .black.opacity(0.5))) == ["#808080 on #ffffff"])
    let both = Self.texts(color: .white.opacity(0.5)) {
      $0.rect(Self.area, .black.opacity(0.5))
      $0.rect(Self.area, .black.opacity(0.5), radii: .all(4))
    }
    #expect(Self.colors(both) == ["#9f9f9f on #404040"])
  }

  @Test func `a surface beside the text is not behind it`() {
    let beside = Self.texts {
      $0.rect(Rect(x: 0, y: 0, width: 20, height: 40), .black)
      $0.ellipse(Rect(x: 52, y: 22, width: 60, height: 60), .black)
    }
    #expect(Self.colors(beside) == ["#000000 on #ffffff"])
    #expect(Self.colors(Self.texts { $0.ellipse(Self.area, Self.gray) }) == ["#000000 on #808080"])
  }

  @Test func `a gradient has the color at the middle of the text`() {
    let vertical = Self.texts { $0.rect(Self.area, stops: [(0, .black), (1, .white)]) }
    #expect(Self.colors(vertical) == ["#000000 on #808080"])
    let horizontal = Self.texts { $0.rect(Self.area, stops: [(0.25, .black), (0.75, .white)], isHorizontal: true) }
    #expect(Self.colors(horizontal) == ["#000000 on #808080"])
    let late = Self.texts { $0.rect(Self.area, stops: [(0.6, Self.gray), (1, .white)]) }
    #expect(Self.colors(late) == ["#000000 on #808080"])
  }

  @Test func `a group has its opacity as a whole`() {
    #expect(Self.colors(Self.texts(opacity: 0.5)) == ["#808080 on #ffffff"])
    let ended = Self.texts { canvas in
      canvas.group(opacity: 0.5) {
        $0.rect(Self.area, .white)
        $0.rect(Self.area, .black)
      }
    }
    #expect(Self.colors(ended) == ["#000000 on #808080"])
    let inside = Self.texts { canvas in
      canvas.group(opacity: 0.5) { canvas in
        canvas.rect(Self.area, .black)
        canvas.group(opacity: 0.5) {
          $0.rect(Self.area, .white)
          $0.line("Inside", in: Self.area, TextAttributes(15, .black), .center)
        }
      }
    }
    // Inside, white over black is #808080 and black is #000000. Half of each over white is #bfbfbf and #808080.
    #expect(Self.colors(inside).first == "#808080 on #bfbfbf")
  }

  @Test func `a text that is clipped or covered is not judged`() {
    let clipped = Self.texts { canvas in
      canvas.clip(to: Rect(x: 0, y: 0, width: 100, height: 10)) {
        $0.line("Clipped", in: Self.area, TextAttributes(15, .black), .center)
      }
    }
    #expect(clipped.map(\.text) == ["Words"])
    let clippedSurface = Self.texts { canvas in
      canvas.clip(to: Rect(x: 0, y: 0, width: 100, height: 10)) { $0.rect(Self.area, .black) }
    }
    #expect(Self.colors(clippedSurface) == ["#000000 on #ffffff"])
    #expect(Self.texts(after: { $0.rect(Self.area, .white.opacity(0.9)) }).isEmpty)
    #expect(Self.texts(after: { $0.rect(Self.area, .white.opacity(0.3)) }).count == 1)
    let overlay = Self.texts(after: { canvas in canvas.group(opacity: 0.2) { $0.rect(Self.area, .black) } })
    #expect(overlay.count == 1)
  }

  @Test func `a text over an image is counted, and one on a bar over an image is judged`() {
    var canvas = Canvas(isMirrored: false)
    _ = canvas.record.enter(TextRecord.PaneScope(id: "pane", target: "content", laid: Self.area, shown: Self.area))
    canvas.rect(Self.area, .white)
    canvas.record.paint(.image, Self.area)
    canvas.line("On the image", in: Self.area, TextAttributes(15, .black), .center)
    canvas.rect(Self.area, .white.opacity(0.96))
    canvas.line("On a bar", in: Self.area, TextAttributes(15, .black), .center)
    #expect(canvas.record.countOverImages == 1)
    #expect(Self.colors(canvas.record.coloredTexts) == ["#000000 on #fafafa"])
  }

  @Test func `a text of a sheet that is drawn smaller is where the sheet is shown`() throws {
    var canvas = Canvas(isMirrored: false)
    let shown = Rect(x: 100, y: 100, width: 50, height: 20)
    canvas.rect(Rect(x: 0, y: 0, width: 400, height: 400), .black)
    _ = canvas.record.enter(TextRecord.PaneScope(id: "pane", target: "content", laid: Self.area, shown: shown))
    canvas.rect(Self.area, stops: [(0, .white), (0.4, .white), (1, .black)])
    canvas.rect(Rect(x: 0, y: 0, width: 100, height: 30), .white)
    canvas.line("Name", in: Self.area, TextAttributes(15, .black).placeholder, .center)
    canvas.line("Words", in: Self.area, TextAttributes(15, .black), .center)
    let text = try #require(canvas.record.coloredTexts.first)
    #expect(text.background.hexadecimal == "#ffffff")
    #expect(text.area.center == shown.center && text.area.height == 7.5)
  }

  @Test(
    arguments: [
      (Color(0x3C3C43, alpha: 0.6), .white, "secondaryLabel"), (Color(0x007AFF), Color(0xF2F2F7), "systemBlue"),
      (.white, Color(0x007AFF), "white on systemBlue"), (.white, Color(0xFF9500), nil), (Color(0x8A8A8E), .white, nil),
      (Color(0x3C3C43, alpha: 0.6), Color(0xFFEE88), nil), (Color(0xFFCC00), .white, nil), (.white, .white, nil),
      (.black, .black, nil), (Color(0x3C3C43, alpha: 0.6), .black, nil), (Color(0xEBEBF5, alpha: 0.6), .black, "secondaryLabel"),
      (Color(0x3C3C43, alpha: 0.6), Color(0x767680, alpha: 0.12), "secondaryLabel"),
    ] as [(Color, Color, String?)])
  func `a text is in the system's colors only with nothing of the app's behind it`(
    _ ink: Color, _ surface: Color, _ name: String?
  ) {
    #expect(Self.texts(color: ink) { $0.rect(Self.area, surface) }.map(\.systemColor) == [name])
    let own = Self.texts(color: ink) {
      $0.rect(Self.area, Color(0xFFEE88))
      $0.rect(Self.area, surface.opacity(0.5))
    }
    #expect(own.map(\.systemColor) == [nil])
  }
}
