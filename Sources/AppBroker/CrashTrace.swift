/// The words that a Swift program and the reporter of its crashes write when it crashes.
///
/// An app can print the same words at any time. Whether a process crashes is therefore for the system to say (`capp_is_reporting`, and
/// the status of `waitpid`), and the words only describe a crash.
struct CrashTrace: Equatable {
  struct Frame: Equatable {
    var function: String
    let file: String?
    let line, column: Int?
    /// The number by which the reporter counts the frame, the innermost being 0.
    var number = 0
    /// Whether the reporter has left out frames before this one.
    var followsGap = false
  }

  /// The words of the failure, such as those of `fatalError`, or nil if there are none.
  private(set) var says: String?
  /// The place that the failure names.
  private(set) var place: (file: String, line: Int)?
  /// The words of the reporter about the crash.
  private(set) var crash: String?
  /// The address that could not be read or written.
  private(set) var address: UInt64?
  /// Whether there was no memory left.
  private(set) var failsToAllocate = false
  /// The functions that were running, the innermost first, without those that the compiler has made.
  private(set) var frames: [Frame] = []

  /// Whether the reporter has left out frames behind the last one.
  private var isAtGap = false

  /// Reads lines, among which there can be any others.
  init(_ lines: [String]) {
    for line in lines { read(line) }
  }

  static func == (one: CrashTrace, other: CrashTrace) -> Bool {
    one.says == other.says && one.place?.file == other.place?.file && one.place?.line == other.place?.line
      && one.crash == other.crash && one.address == other.address && one.frames == other.frames
  }

  /// The line with which the reporter begins, which can take a while until its end.
  static func begins(_ line: String) -> Bool { beginnings.contains { line.utf8.starts(with: $0.utf8) } }

  /// The words with which such a line begins.
  static let beginnings = ["*** Signal ", "*** Program crashed"]

  /// The line with which it ends.
  static func ends(_ line: String) -> Bool { line.hasPrefix("Backtrace took ") }

  /// The greatest number of frames. The reporter writes 64 of them at most (`limit` in `Zygote.backtrace`).
  private static let mostFrames = 128

  private mutating func read(_ line: String) {
    let failure = line.range(of: "Fatal error")
    if let failure, line.utf8[failure.upperBound...].starts(with: ": ".utf8) {
      (says, place) = (String(line.utf8[failure.upperBound...].dropFirst(2)), Self.place(in: line[..<failure.lowerBound]))
      failsToAllocate = failsToAllocate || says?.hasPrefix("failed to allocate ") == true
    } else if let failure, says == nil, failure.upperBound == line.endIndex {
      says = "Fatal error"
    } else if line.hasPrefix("*** "), line.hasSuffix(" ***") {
      readCrash(line.dropFirst(4).dropLast(4))
    } else if line.drop(while: { $0 == " " }) == "..." {
      isAtGap = true
    } else if frames.count < Self.mostFrames, var frame = Self.frame(line) {
      (frame.followsGap, isAtGap) = (isAtGap, false)
      frames.append(frame)
    }
  }

  private mutating func readCrash(_ words: Substring) {
    if let failure = words.dropped("Swift runtime failure: ") {
      says = says ?? failure
    } else if let failure = words.dropped("Program crashed: ") {
      // The frames that the app has printed itself come before the reporter's.
      (crash, frames, isAtGap) = (failure, [], false)
      guard failure.hasPrefix("Bad pointer"), let hex = failure.split(separator: " ").last else { return }
      address = UInt64(hex.dropFirst(2), radix: 16)
    }
  }

  /// The place before a failure, as in `Notes/List.swift:12: `. A file of the standard library is none.
  private static func place(in text: Substring) -> (file: String, line: Int)? {
    let parts = text.split(separator: ":")
    guard parts.count >= 2, let line = count(parts[1]), !parts[0].hasPrefix("Swift/") else { return nil }
    return (String(parts[0]), line)
  }

  /// The number of a frame, a line or a column. The app can print any text, so a number that no such count reaches is none. The
  /// differences and sums of those that are left stay far below the bounds of `Int`.
  private static func count(_ text: Substring) -> Int? { UInt32(text).map(Int.init) }

  /// Reads a line such as `3 [ra] 0x000055af f() + 4 in app at /notes/List.swift:12:5`, with words in brackets as many as there are.
  private static func frame(_ line: String) -> Frame? {
    // The bytes are searched here and below, because searching letters would take many times as long, and the thread of the server waits.
    guard let first = line.utf8.first(where: { $0 != UInt8(ascii: " ") }), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return nil }
    var words = line.utf8.split(separator: UInt8(ascii: " "), maxSplits: mostWords).map(Substring.init)
    guard let number = words.first.flatMap(count) else { return nil }
    words.removeFirst()
    var tags: [Substring] = []
    while let word = words.first, word.hasPrefix("["), word.hasSuffix("]") { tags.append(words.removeFirst()) }
    guard let address = words.first, address.hasPrefix("0x"), !tags.contains("[thunk]"), !tags.contains("[system]") else {
      return nil
    }
    let text = words.dropFirst().joined(separator: " ")
    guard let end = text.range(of: " in ", from: .end) else { return nil }
    let function = String(text[..<end.lowerBound]).withoutOffset
    guard let at = text.range(of: " at ", from: .end), at.lowerBound >= end.lowerBound else {
      return Frame(function: function, file: nil, line: nil, column: nil, number: number)
    }
    return frame(number, function, at: text[at.upperBound...])
  }

  /// The number of words that are told apart: the number, the words in brackets and the address.
  private static let mostWords = 8

  private static func frame(_ number: Int, _ function: String, at place: Substring) -> Frame? {
    var parts = place.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while numbers.count < 2, parts.count > 1, let number = parts.last.flatMap(count) {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    let file = parts.joined(separator: ":")
    guard !file.contains("<compiler-generated>") else {
      return Frame(function: function, file: nil, line: nil, column: nil, number: number)
    }
    return Frame(
      function: function, file: file, line: numbers.first, column: numbers.count > 1 ? numbers[1] : nil, number: number)
  }
}

extension StringProtocol {
  fileprivate func dropped(_ prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}

extension String {
  enum Side { case start, end }

  /// The first range of a text of ASCII, or the last one.
  func range(of text: String, from side: Side = .start) -> Range<String.Index>? {
    let (own, sought) = (Array(utf8), Array(text.utf8))
    guard own.count >= sought.count else { return nil }
    let places = 0...own.count - sought.count
    func begins(_ place: Int) -> Bool { own[place] == sought[0] && own[place...].starts(with: sought) }
    let start = side == .start ? places.first(where: begins) : places.last(where: begins)
    return start.map { utf8.index(startIndex, offsetBy: $0)..<utf8.index(startIndex, offsetBy: $0 + sought.count) }
  }

  /// The name of a function without the offset of the instruction in it.
  fileprivate var withoutOffset: String {
    guard let plus = range(of: " + ", from: .end), Int(self[plus.upperBound...]) != nil else { return self }
    return String(self[..<plus.lowerBound])
  }
}
