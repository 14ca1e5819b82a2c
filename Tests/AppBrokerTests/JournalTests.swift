import PreviewProtocol
import SplitKit
import Testing

@testable import AppBroker

@Suite struct JournalTests {
  private func text(_ number: Int) -> [UInt8] { Array("\(number)".utf8) }
  private func journal(_ types: [MessageType]) -> Journal {
    var journal = Journal(opening: Array(#"{"type":"open","scene":"app","place":{"a":1}}"#.utf8))
    for (number, type) in types.enumerated() { journal.note(type, text(number)) }
    return journal
  }

  @Test func `of resizes in a row, only the last one counts`() {
    let journal = journal([.resize, .resize, .tap, .resize, .resize, .resize])
    #expect(journal.entries.map(\.text) == [1, 2, 5].map(text))
    #expect(journal.geometry?.text == text(5))
  }

  @Test func `questions change nothing`() {
    #expect(journal([.sync, .sweep, .overview, .explain, .audit, .picture, .export, .properties, .find, .ping]).entries.isEmpty)
  }

  @Test func `the last message that is no geometry is left out`() {
    var journal = journal([.tap, .edit, .resize, .rotate])
    journal.leaveOutLast()
    #expect(journal.entries.map(\.type) == [.tap, .resize, .rotate])
    journal.leaveOutLast()
    journal.leaveOutLast()
    #expect(journal.entries.map(\.type) == [.resize, .rotate])
  }

  @Test func `a journal with too many messages is given up, but keeps the window`() {
    var journal = journal(Array(repeating: .tap, count: Journal.maximumCount))
    #expect(!journal.isGivenUp)
    journal.note(.resize, text(-1))
    #expect(journal.isGivenUp)
    #expect(journal.entries.isEmpty)
    #expect(journal.geometry?.text == text(-1))
  }

  @Test func `so is one with too many bytes`() {
    var journal = journal([])
    for _ in 0..<3 { journal.note(.edit, [UInt8](repeating: 32, count: Journal.maximumBytes / 2)) }
    #expect(journal.isGivenUp)
  }

  @Test func `a fresh start keeps the window`() {
    #expect(journal([.tap, .resize, .tap]).afresh.entries.map(\.type) == [.resize])
  }

  @Test func `the same app opens in the same way wherever the user is`() {
    let journal = journal([])
    let same = #"{"place":{"b":2},"id":9,"scene":"app","type":"open","window":{"width":5,"height":6}}"#
    #expect(journal.isOpened(likeBy: Array(same.utf8)))
    #expect(!journal.isOpened(likeBy: Array(#"{"type":"open","scene":"app","profile":"ios8"}"#.utf8)))
  }

  @Test func `the last place of the user takes the place of that of the message`() throws {
    var journal = journal([])
    #expect(journal.openingAtPlace == journal.opening)
    journal.place = Array(#"{"b":2}"#.utf8)
    #expect(try JSONReader.read(journal.openingAtPlace)["place"] == ["b": 2])
    #expect(try JSONReader.read(journal.openingAtPlace)["scene"] == "app")
  }
}
