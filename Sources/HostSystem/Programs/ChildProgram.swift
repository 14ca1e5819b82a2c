#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The start and the end of a program that this process waits for.
enum ChildProgram {
  /// The descriptors of a program. A nil stands for that of this process.
  struct Streams {
    var input: Int32?
    var output: Int32?
    var error: Int32?
    /// The end of a pipe that belongs to this process.
    var closing: Int32
  }

  /// Starts a program. Returns nil if it cannot be started.
  ///
  /// - Parameters:
  ///   - program: A name, which the system looks up in `PATH`, or a path.
  ///   - environment: Variables that the program gets unless this process has them.
  static func start(
    _ program: String, _ arguments: [String], _ environment: [(name: String, value: String)], _ streams: Streams
  ) -> pid_t? {
    #if canImport(Glibc)
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #else
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, number) in [(streams.input, 0), (streams.output, 1), (streams.error, 2)] {
      if let descriptor { posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number)) }
    }
    posix_spawn_file_actions_addclose(&actions, streams.closing)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = EndingChild.defaultSignals
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    let further = environment.filter { getenv($0.name) == nil }.map { "\($0.name)=\($0.value)" }
    var variables = (ownVariables + further).map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var child: pid_t = 0
    return posix_spawnp(&child, program, &actions, &attributes, &words, &variables) == 0 ? child : nil
  }

  /// Waits for the end of a program. Returns its exit status, or 128 and the number of the signal that has ended it.
  static func end(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
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
}
