import Foundation
import Logging
import Synchronization
import Testing

@testable import Monitoring

/// The lines of a log, for people and for programs.
@Suite struct LogTests {
  /// The bytes that a log has written.
  private final class Written: Sendable {
    private let bytes = Mutex<[UInt8]>([])

    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

    func append(_ more: [UInt8]) { bytes.withLock { $0 += more } }
  }

  private let written = Written()

  private func logger(_ format: LogFormat, level: Logger.Level = .info) -> Logger {
    Logger(label: "test") { [written] label in
      LineLogHandler(
        label: label, level: level, format: format, now: { Timestamp(milliseconds: 1_764_085_939_007) },
        write: { written.append($0) })
    }
  }

  /// The members of the only line.
  private func object() throws -> [String: Any] {
    let line = written.text
    #expect(line.hasSuffix("\n") && line.dropLast().unicodeScalars.allSatisfy { $0.value >= 0x20 })
    return try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  @Test func `a line about the log itself has its form and the details of all lines`() {
    var handler = LineLogHandler(
      label: "test", level: .info, format: .text, now: { Timestamp(milliseconds: 1_764_085_939_007) }, write: { _ in })
    handler[metadataKey: "process"] = "a"
    let line = handler.line(.warning, "2 lines were left out.")
    #expect(String(decoding: line, as: UTF8.self) == "2025-11-25T15:52:19.007Z warning 2 lines were left out. process=a\n")
  }

  @Test func `a line for people has the time, the level, the message and the details`() {
    logger(.text).info("A client has gone.", metadata: ["code": .stringConvertible(1001), "a": "two words", "b": ""])
    #expect(written.text == "2025-11-25T15:52:19.007Z info A client has gone. a=\"two words\" b=\"\" code=1001\n")
  }

  @Test func `a line for programs is an object`() throws {
    logger(.json).warning(
      "Careful.", metadata: ["code": .stringConvertible(1001), "is": .stringConvertible(true), "half": .stringConvertible(0.5)])
    let object = try object()
    #expect(object["time"] as? String == "2025-11-25T15:52:19.007Z")
    #expect(object["level"] as? String == "warning" && object["label"] as? String == "test")
    #expect(object["message"] as? String == "Careful." && object["code"] as? Int == 1001)
    #expect(object["is"] as? Bool == true && object["half"] as? Double == 0.5)
  }

  @Test func `details can be nested`() throws {
    logger(.json).info("x", metadata: ["list": ["a", .stringConvertible(2)], "map": ["z": "1", "b": ["c": "d\""]]])
    #expect(written.text.contains(#""list":["a",2],"map":{"b":{"c":"d\""},"z":"1"}"#))
    _ = try object()
  }

  private static let hostile = [
    "plain", "\"", "\\", "\n", "\r\n", "a\u{0}b", "\u{1B}[31mred", "\u{202E}drow", "\u{2066}\u{2069}", "\u{2028}\u{2029}",
    "\u{7F}\u{85}\u{9B}31m",
    "\u{FEFF}", "\u{200B}", "}\n{\"level\":\"info\"}", "a=b c", "😀é\u{E0001}", "\t",
  ]

  @Test(arguments: hostile)
  func `no text breaks a line of JSON`(text: String) throws {
    logger(.json).info("\(text)", metadata: ["\(text)": "\(text)", "list": ["\(text)"]])
    let object = try object()
    #expect((object["message"] as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    #expect((object["list"] as? [String])?.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    #expect(written.text.dropLast().unicodeScalars.allSatisfy(isShown))
  }

  @Test(arguments: hostile)
  func `no text breaks a line for people`(text: String) {
    logger(.text).info("\(text)", metadata: ["\(text)": "\(text)"])
    #expect(written.text.filter(\.isNewline).count == 1)
    #expect(written.text.dropLast().unicodeScalars.allSatisfy(isShown))
  }

  /// Whether a terminal shows a character where it stands.
  private func isShown(_ scalar: Unicode.Scalar) -> Bool {
    ![.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
  }

  @Test func `a detail never hides a member of the line`() throws {
    logger(.json).info("real", metadata: ["message": "false", "level": "critical", "time": "never"])
    let object = try object()
    #expect(object["message"] as? String == "real" && object["_message"] as? String == "false")
    #expect(object["level"] as? String == "info" && object["time"] as? String == "2025-11-25T15:52:19.007Z")
  }

  @Test func `the details of an event replace those of the log`() {
    var logger = logger(.text)
    logger[metadataKey: "process"] = "a"
    logger.info("x")
    logger.info("x", metadata: ["process": "b"])
    #expect(written.text.split(separator: "\n").map { $0.suffix(9) } == ["process=a", "process=b"])
  }

  @Test func `an event below the level is not written`() {
    let logger = logger(.text, level: .notice)
    logger.info("no")
    logger.notice("yes")
    #expect(written.text.contains("yes") && !written.text.contains("no\n"))
  }

  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00.000Z"), (951_782_399_999, "2000-02-28T23:59:59.999Z"),
      (951_782_400_000, "2000-02-29T00:00:00.000Z"),
      (951_868_800_000, "2000-03-01T00:00:00.000Z"), (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
      (-1, "1969-12-31T23:59:59.999Z"),
      (1_709_251_199_000, "2024-02-29T23:59:59.000Z"),
    ] as [(Int64, String)])
  func `a time is written in UTC`(milliseconds: Int64, text: String) {
    #expect("\(Timestamp(milliseconds: milliseconds))" == text)
  }

  @Test func `each day of four centuries has the date of the system's calendar`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for day in stride(from: -20_000, to: 130_000, by: 97) {
      let parts = calendar.dateComponents([.year, .month, .day], from: Date(timeIntervalSince1970: Double(day) * 86_400))
      let text = "\(Timestamp(milliseconds: Int64(day) * 86_400_000))"
      let numbers = text.prefix(10).split(separator: "-").map { Int($0) }
      #expect(numbers == [parts.year, parts.month, parts.day])
    }
  }
}
