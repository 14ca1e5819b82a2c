#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writing to files and to other programs, for a command that makes something.
package enum OutputFile {
  /// Writes a whole file, in place of an earlier one. Throws a sentence with the system's reason.
  package static func write(_ bytes: [UInt8], to path: String) throws(WritingError) {
    guard let file = fopen(path, "wb") else { throw WritingError("\(path) cannot be written: \(reason())") }
    let count = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard fclose(file) == 0, count == bytes.count else { throw WritingError("\(path) cannot be written: \(reason())") }
  }

  /// Writes a whole file that other users of the machine cannot read. An earlier one is replaced in one step, so that nobody reads
  /// half a file, and keeps its owner, and its group with what that may do. A link stays, and what it leads to is replaced.
  package static func writePrivately(_ bytes: [UInt8], to path: String) throws(WritingError) {
    let place = resolved(path)
    guard let name = strdup("\(place).XXXXXX") else { throw WritingError(reason()) }
    defer { free(name) }
    let file = mkstemp(name)
    guard file >= 0 else { throw WritingError("\(path) cannot be written: \(reason())") }
    var status = stat()
    if stat(place, &status) == 0, fchown(file, status.st_uid, status.st_gid) == 0 { fchmod(file, status.st_mode & 0o640 | 0o600) }
    let isWritten = send(bytes, to: file) && fsync(file) == 0
    guard close(file) == 0, isWritten, rename(name, place) == 0 else {
      let reason = reason()
      unlink(name)
      throw WritingError("\(path) cannot be written: \(reason)")
    }
  }

  /// The path to which a link leads, or the path itself.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Gives a file another path, in place of a file that has it.
  package static func move(_ path: String, to other: String) throws(WritingError) {
    guard rename(path, other) == 0 else { throw WritingError("\(path) cannot be moved to \(other): \(reason())") }
  }

  /// Removes a file, if it is there.
  package static func remove(_ path: String) { unlink(path) }

  /// Throws if the directory in which a file is to be written is not there, so that nobody works in vain for a wrong path.
  package static func checkPlace(of path: String) throws(WritingError) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    guard FileTree.isDirectory(folder) else { throw WritingError("\(path) cannot be written: there is no directory \(folder).") }
  }

  /// Makes a directory unless it exists, in one that does. Returns its path without a slash at its end.
  package static func makeDirectory(_ path: String) throws(WritingError) -> String {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST && FileTree.isDirectory(path) else {
      throw WritingError("The directory \(path) cannot be made: \(reason())")
    }
    return path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
  }

  /// Makes a new directory for temporary files, which only this user can read. Its name begins with a word.
  package static func makeTemporaryDirectory(named word: String) throws(WritingError) -> String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    guard let path = strdup("\(parent.isEmpty ? "/tmp" : parent)/\(word)-XXXXXX") else { throw WritingError(reason()) }
    defer { free(path) }
    guard mkdtemp(path) != nil else { throw WritingError("A directory in \(parent) cannot be made: \(reason())") }
    return String(cString: path)
  }

  /// The status of a program that cannot be started because there is none with its name.
  private static let notFound: Int32 = 127

  /// Runs a program with a text as its standard input, and waits for its end. Its standard error is that of this process.
  /// Returns its exit status, or nil if there is no such program.
  ///
  /// - Parameters:
  ///   - program: A name, which the system looks up in `PATH`.
  ///   - arguments: The arguments after the name.
  ///   - environment: Variables that the program gets unless this process has them.
  package static func run(
    _ program: String, _ arguments: [String], environment: [(name: String, value: String)] = [], input: [UInt8]
  ) throws(WritingError) -> Int32? {
    try run(program, arguments, environment, input: input, writing: nil)
  }

  /// Runs a program as `run` does, and returns its exit status with everything that it writes to its standard output.
  package static func output(
    of program: String, _ arguments: [String], environment: [(name: String, value: String)] = [], input: [UInt8]
  ) throws(WritingError) -> (status: Int32, bytes: [UInt8])? {
    // Unlike a pipe, a file takes everything while nobody reads, so the program can write before it has read its whole input.
    guard let file = tmpfile() else { throw WritingError("A temporary file for \(program) cannot be made: \(reason())") }
    defer { fclose(file) }
    guard let status = try run(program, arguments, environment, input: input, writing: fileno(file)) else { return nil }
    return (status, bytes(of: file))
  }

  private static func run(
    _ program: String, _ arguments: [String], _ environment: [(name: String, value: String)], input: [UInt8],
    writing output: Int32?
  ) throws(WritingError) -> Int32? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw WritingError("A pipe to \(program) cannot be made: \(reason())") }
    // A program that ends early must not end this one.
    signal(SIGPIPE, SIG_IGN)
    let child = spawn(program, arguments, environment, reading: ends[0], writing: output, closing: ends[1])
    close(ends[0])
    guard let child else {
      close(ends[1])
      return nil
    }
    send(input, to: ends[1])
    close(ends[1])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
    return code == notFound ? nil : code
  }

  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [(name: String, value: String)], reading input: Int32,
    writing output: Int32?, closing other: Int32
  ) -> pid_t? {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    if let output { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    posix_spawn_file_actions_addclose(&actions, other)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    let further = environment.filter { getenv($0.name) == nil }.map { "\($0.name)=\($0.value)" }
    var variables = (ownVariables + further).map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var child: pid_t = 0
    return posix_spawnp(&child, program, &actions, nil, &words, &variables) == 0 ? child : nil
  }

  /// The variables of this process, each as a name, an equals sign and a value.
  private static var ownVariables: [String] {
    var variables: [String] = []
    var place = environ
    while let variable = place.pointee {
      variables.append(String(cString: variable))
      place += 1
    }
    return variables
  }

  /// Writes everything that the reader takes. Returns whether that is all.
  @discardableResult
  private static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeToDescriptor(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Everything in a file, from its beginning.
  private static func bytes(of file: UnsafeMutablePointer<FILE>) -> [UInt8] {
    fseek(file, 0, SEEK_END)
    let length = max(0, ftell(file))
    rewind(file)
    return [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      count = fread(buffer.baseAddress, 1, length, file)
    }
  }

  private static func reason() -> String { String(cString: strerror(errno)) + "." }
}

/// The function `write(2)`, which `OutputFile.write` shadows.
private let writeToDescriptor = write as @Sendable (Int32, UnsafeRawPointer?, Int) -> Int

/// The reason why something cannot be written, as a sentence.
package struct WritingError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
