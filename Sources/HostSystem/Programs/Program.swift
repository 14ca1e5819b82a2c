#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Other programs that a command runs.
package enum Program {
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
    guard let file = tmpfile() else { throw WritingError("A temporary file for \(program) cannot be made: \(systemReason())") }
    defer { fclose(file) }
    guard let status = try run(program, arguments, environment, input: input, writing: fileno(file)) else { return nil }
    return (status, bytes(of: file))
  }

  private static func run(
    _ program: String, _ arguments: [String], _ environment: [(name: String, value: String)], input: [UInt8],
    writing output: Int32?
  ) throws(WritingError) -> Int32? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw WritingError("A pipe to \(program) cannot be made: \(systemReason())") }
    // A program that ends early must not end this one.
    signal(SIGPIPE, SIG_IGN)
    let streams = ChildProgram.Streams(input: ends[0], output: output, error: nil, closing: ends[1])
    let child = ChildProgram.start(program, arguments, environment, streams)
    close(ends[0])
    guard let child else {
      close(ends[1])
      return nil
    }
    sendAll(input, to: ends[1])
    close(ends[1])
    let status = ChildProgram.end(of: child)
    return status == notFound ? nil : status
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
}
