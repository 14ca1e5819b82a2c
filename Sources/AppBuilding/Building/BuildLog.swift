import HostSystem

/// The lines that `swift build` has printed.
struct BuildLog {
  private(set) var lines: [String] = []

  mutating func note(_ line: String) { lines.append(line) }

  /// The lines that name an error, of the compiler, the linker or the package manager.
  var errors: [String] { lines.filter { $0.contains("error:") } }

  /// Writes the log into the folder of what a checkout has built. Returns the path, or nil if it cannot be written.
  func keep(in package: String) -> String? {
    let file = FilePlace.join(package, ".build/app-tools.log")
    let text = lines.joined(separator: "\n") + "\n"
    return (try? OutputFile.replaceEntry(file, with: Array(text.utf8))).map { file }
  }
}
