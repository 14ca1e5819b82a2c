import Foundation
import SplitKit
import Testing

@testable import ScenePicture

/// The texts of a picture: how they are measured, broken and cut, and the words that the system itself draws.
@Suite struct PictureTextTests {
  private let body = TextAttributes(17, .black)

  @Test func `the width of a text is that of its letters in the page's own font`() {
    // "A" is 655 thousandths of its size wide, and a bold one 725.
    #expect(abs(body.width(of: "AA") - 2 * 0.655 * 17) < 1e-9)
    #expect(abs(TextAttributes(17, 700, .black).width(of: "A") - 0.725 * 17) < 1e-9)
    #expect(abs(body.spaced(-0.02).width(of: "AA") - 2 * 0.635 * 17) < 1e-9)
    #expect("Grüße, 100 % · “x” …".hasKnownWidth)
    #expect(!"مسافة".hasKnownWidth)
  }

  @Test func `a text is broken between words, and a word that is wider than a line goes on in the next one`() {
    let width = body.width(of: "one two")
    #expect(body.lines(of: "one two three", width: width) == ["one two", "three"])
    #expect(body.lines(of: "  one \n two ", width: width) == ["one two"])
    #expect(body.lines(of: "", width: width).isEmpty && body.lines(of: "one", width: 0).isEmpty)
    let long = body.lines(of: "a abcdefghijklmnopqrstuvwxyz", width: 60)
    #expect(long.count > 2 && long.dropFirst().joined() == "abcdefghijklmnopqrstuvwxyz")
    #expect(long.allSatisfy { body.width(of: $0) <= 60 })
    #expect(body.lines(of: "Summit\u{200B}.heic", width: body.width(of: "Summit.he")) == ["Summit", ".heic"])
    #expect(body.lines(of: "Summit\u{200B}.heic", width: 200) == ["Summit.heic"])
  }

  @Test(arguments: [1, 2, 3])
  func `the last line of a text that has more lines ends with an ellipsis`(limit: Int) throws {
    let lines = body.lines(of: "Low water is at ten past eleven on Saturday", width: 90, limit: limit)
    #expect(lines.count == limit)
    let last = try #require(lines.last)
    #expect(last.hasSuffix("…") && !last.hasSuffix(" …") && body.width(of: last) <= 90)
    #expect(lines.dropLast().allSatisfy { !$0.contains("…") })
  }

  @Test(arguments: [
    String(repeating: "word ", count: 200_000), String(repeating: "w", count: 1_000_000),
    String(repeating: "\u{200B}", count: 1_000), String(repeating: "e" + String(repeating: "\u{301}", count: 30), count: 20_000),
  ])
  func `a long text is read as far as there is room`(text: String) {
    let width = body.width(of: "word word w")
    let start = processorTime()
    let lines = body.lines(of: text, width: width, limit: 3)
    #expect(processorTime() - start < 5_000_000)
    #expect(lines.count <= 3)
  }

  @Test func `the least room for a text is found in a few tries`() {
    let text = String(repeating: "word ", count: 10_000)
    let start = processorTime()
    // Two lines have half of the words, and a space between any two.
    #expect(Letters.inLine(of: text, lines: 2) == 5_000 * 5 - 1)
    #expect(processorTime() - start < 50_000_000)
    #expect(Letters.inLine(of: "one three", lines: 1) == 9 && Letters.inLine(of: "one three", lines: 2) == 5)
    #expect(Letters.inLine(of: "", lines: 1) == 1)
  }

  /// The processor time of this thread in nanoseconds.
  private func processorTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  @Test func `lines that are balanced are as few, and none of their words is broken`() {
    let text = "Tide tables for the weekend"
    let most = body.width(of: "Tide tables for the week")
    let width = body.font.balancedWidth(of: text, width: most)
    #expect(body.lines(of: text, width: most) == ["Tide tables for the", "weekend"])
    #expect(body.lines(of: text, width: width) == ["Tide tables for", "the weekend"])
    #expect(body.font.balancedWidth(of: "Tide", width: most) == most)
    let narrow = body.font.balancedWidth(of: text, width: body.width(of: "weekend") + 4)
    #expect(body.lines(of: text, width: narrow).contains("weekend"))
  }

  @Test(arguments: [
    ("", ["I", "The", "I’m"]), ("Hello. ", ["I", "The", "I’m"]), ("Hello ", ["and", "the", "to"]),
    ("to", ["“to”", "tomorrow", "today"]),
    ("See you Tom", ["“Tom”", "Tomorrow", "and"]), ("xyz", ["“xyz”", "and", "the"]),
  ])
  func `the suggestions follow the word that is typed`(text: String, words: [String]) {
    #expect(Suggestions.after(text) == words)
  }

  @Test func `a status bar is of its time and its device`() {
    let (early, late) = (Profile.ios8.look.statusBar, Profile.ios26.look.statusBar)
    #expect(StatusBar(.pad, hasCutout: false, early).middle == [.time("9:41 AM")])
    #expect(StatusBar(.pad, hasCutout: false, early).leading == [.text("iPad"), .wifi])
    #expect(StatusBar(.pad, hasCutout: false, late).leading == [.time("9:41 AM"), .text("Mon Jun 9")])
    #expect(StatusBar(.phone, hasCutout: false, early).leading == [.signal(.dots), .text("Harbour"), .wifi])
    #expect(StatusBar(.phone, hasCutout: false, late).leading == [.signal(.bars), .text("Harbour"), .wifi])
    #expect(StatusBar(.phone, hasCutout: true, early).trailing == [.signal(.bars), .wifi, .battery])
    #expect(StatusBar(.phone, hasCutout: true, late).leading == [.time("9:41")])
  }
}
