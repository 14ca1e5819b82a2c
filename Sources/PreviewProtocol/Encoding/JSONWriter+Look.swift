import SplitKit
import TextMeasures

extension JSONWriter {
  /// Writes all that a page draws with and an OS version decides, and the system's own words if their language is not
  /// English, which is the page's own. Nothing in it depends on a size.
  mutating func member(_ name: Name, _ profile: Profile, in language: InterfaceLanguage) {
    let look = profile.look
    beginObject(name)
    member("name", look.name)
    member("floats", profile.splitView.standing.floatingColumns.map(\.name))
    writeBars(profile.bars.items.letters)
    writeRadii(look.corners)
    writePopover(of: look)
    member("swipeDismisses", profile.presentations.stylesDismissedBySwipe.map(\.rawValue))
    if let margin = look.cardMargin { member("cardMargin", margin) }
    write(look.statusBar)
    member("keyboardInsets", profile.keyboard.insetsOnlyContentOfField ? "field" : "all")
    writeScreen(of: profile.screen)
    if language != .english { writeWords(in: language) }
    endObject()
  }

  private mutating func writeWords(in language: InterfaceLanguage) {
    member("language", language.rawValue)
    beginObject("words")
    for word in SystemWord.allCases {
      writeName(escaping: word.rawValue)
      write(language.word(word))
    }
    endObject()
  }

  private mutating func writeBars(_ letters: BarLetters) {
    beginObject("bars")
    member("searchRow", SearchBar.height)
    beginObject("letters")
    for (name, font) in letters.named {
      writeName(escaping: name)
      write(font)
    }
    endObject()
    endObject()
  }

  /// Writes the size, the weight and the spacing of letters.
  private mutating func write(_ font: TextFont) {
    beginObject()
    member("size", font.size)
    member("weight", Double(font.weight))
    if font.spacing != 0 { member("spacing", font.spacing) }
    endObject()
  }

  private mutating func writeRadii(_ corners: CornerRadii) {
    beginObject("cornerRadii")
    member("floating", corners.floating)
    member("pageSheet", corners.pageSheet)
    member("formSheet", corners.formSheet)
    member("card", corners.card)
    member("floatingSheet", corners.floatingSheet)
    member("popover", corners.popover)
    endObject()
  }

  private mutating func writePopover(of look: SystemLook) {
    beginObject("popover")
    member("frame", look.popoverFrame)
    member("arrow", Size(width: PresentationEnvironment.arrowBase, height: PresentationEnvironment.arrowHeight))
    endObject()
  }

  /// The insets are named by the member of a device that has them.
  private mutating func writeScreen(of screen: ScreenDesign) {
    beginObject("screen")
    member("insets", screen.hasSafeAreasSince26 ? "safeAreaSince26" : "safeArea")
    member("hasTiles", WindowArrangement.tileHalf.isOfItsTime(on: screen))
    member("gap", Stage.dividerWidth)
    member("leastTileWidth", Stage.leastTileWidth)
    member("windowControls", screen.hasWindowControls)
    writeArrangementsOfOtherTimes(on: screen)
    endObject()
  }

  /// Writes the arrangements that the version does not have, each with the reason.
  private mutating func writeArrangementsOfOtherTimes(on screen: ScreenDesign) {
    beginObject("otherTimes")
    for arrangement in WindowArrangement.allCases {
      guard let note = arrangement.kind.note(on: screen) else { continue }
      writeName(escaping: arrangement.rawValue)
      write(note)
    }
    endObject()
  }

  private mutating func write(_ statusBar: StatusBarLook) {
    beginObject("statusBar")
    member("padClock", statusBar.padClock.rawValue)
    member("signal", statusBar.signal.rawValue)
    member("multitaskingDots", statusBar.multitaskingDots)
    endObject()
  }
}
