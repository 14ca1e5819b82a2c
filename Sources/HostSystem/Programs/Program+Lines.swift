#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Program {
  /// Runs a program, reads its lines while it writes them, and waits for its end. A signal that ends this process ends the program
  /// too. One program runs at a time. Standard output and standard error come in the order in which they were written.
  ///
  /// - Parameters:
  ///   - program: A name, which the system looks up in `PATH`, or a path.
  ///   - environment: Variables that the program gets unless this process has them.
  ///   - visit: Called with each line, without its end. A line that is not UTF-8 has replacement characters.
  /// - Returns: The exit status, or nil if the program cannot be started.
  package static func lines(
    of program: String, _ arguments: [String], environment: [(name: String, value: String)] = [], _ visit: (String) -> Void
  ) throws(WritingError) -> Int32? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw WritingError("A pipe from \(program) cannot be made: \(systemReason())") }
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    let streams = ChildProgram.Streams(input: input < 0 ? nil : input, output: ends[1], error: ends[1], closing: ends[0])
    let child = ChildProgram.start(program, arguments, environment, streams)
    if input >= 0 { close(input) }
    close(ends[1])
    defer { close(ends[0]) }
    guard let child else { return nil }
    return EndingChild.during(child) {
      readLines(ends[0], visit)
      return ChildProgram.end(of: child)
    }
  }

  /// Ends the program whose lines another thread reads, if there is one.
  package static func endRunning() { EndingChild.end() }

  private static func readLines(_ descriptor: Int32, _ visit: (String) -> Void) {
    var (rest, piece) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
    while true {
      let count = readSome(descriptor, into: &piece)
      guard count > 0 else { break }
      rest += piece[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        visit(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeSubrange(...end)
      }
    }
    if !rest.isEmpty { visit(String(decoding: rest, as: UTF8.self)) }
  }
}
