import SplitKit

extension Canvas {
  /// The size of a flag in points, at every text size (`Public/apps/instagram/profile.css`).
  private static let flag = Size(width: 21, height: 14)

  /// Draws a line of text with flags. A flag is a plain surface, as every drawing of the page, because fonts of most systems have
  /// none.
  mutating func lineWithFlags(_ text: String, in area: Rect, _ style: TextAttributes, _ setting: PictureSetting) {
    var at: Double = 0
    for part in text.flagsAndWords {
      if part.isFlag {
        let place = place(
          in: area, leading: at, y: area.center.y - Self.flag.height / 2, width: Self.flag.width, height: Self.flag.height)
        picture(part.text, in: place, setting, radii: .all(2))
        at += Self.flag.width
      } else {
        line(part.text, in: inset(area, leading: at, trailing: 0), style)
        at += style.width(of: part.text)
      }
    }
  }
}

extension String {
  /// The flags in the text, each of two regional indicators, and the words between them.
  fileprivate var flagsAndWords: [(text: String, isFlag: Bool)] {
    var parts: [(text: String, isFlag: Bool)] = []
    for character in self {
      let isFlag = character.unicodeScalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
      if !isFlag, let last = parts.last, !last.isFlag {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append((String(character), isFlag))
      }
    }
    return parts
  }
}
