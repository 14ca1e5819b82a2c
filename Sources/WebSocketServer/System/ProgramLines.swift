#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that a command runs, and whose lines it reads while the program writes them.
package enum ProgramLines {
  /// Runs a program, and waits for its end. A signal that ends this process ends the program too. One program runs at a time.
  /// Standard output and standard error come in the order in which they were written.
  ///
  /// - Parameters:
  ///   - program: A name, which the system looks up in `PATH`, or a path.
  ///   - visit: Called with each line, without its end. A line that is not UTF-8 has replacement characters.
  /// - Returns: The exit status, or nil if the program cannot be started.
  package static func run(
    _ program: String, _ arguments: [String], _ visit: (String) -> Void
  ) throws(WritingError) -> Int32? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw WritingError("A pipe from \(program) cannot be made.") }
    let child = spawn(program, arguments, writing: ends[1], closing: ends[0])
    close(ends[1])
    defer { close(ends[0]) }
    guard let child else { return nil }
    let status = EndingChild.during(child) {
      readLines(ends[0], visit)
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0 && errno == EINTR {}
      return status
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
  }

  /// Ends the program that another thread runs, if there is one.
  package static func endRunning() { EndingChild.end() }

  private static func spawn(_ program: String, _ arguments: [String], writing output: Int32, closing other: Int32) -> pid_t? {
    #if canImport(Glibc)
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #else
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    posix_spawn_file_actions_addclose(&actions, other)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = EndingChild.defaultSignals
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    return posix_spawnp(&child, program, &actions, &attributes, &words, environ) == 0 ? child : nil
  }

  private static func readLines(_ descriptor: Int32, _ visit: (String) -> Void) {
    var (rest, piece) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
    while true {
      let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
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
