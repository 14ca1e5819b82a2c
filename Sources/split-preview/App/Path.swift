import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Paths as the commands need them.
enum Path {
  /// The absolute path of a file or a folder, with links resolved if it exists.
  static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The absolute path of a program. Throws an error if there is none that can be run.
  static func program(_ path: String) throws -> String {
    guard access(path, X_OK) == 0 else { throw ValidationError("There is no program \(path) that can be run.") }
    return absolute(path)
  }

  /// The last part of a path.
  static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The checkout that this program was built from, or nil if it has gone.
  static var ownPackage: String? {
    ownSources.map { String($0.dropLast("/Sources".count)) }.flatMap { access("\($0)/Package.swift", R_OK) == 0 ? $0 : nil }
  }

  /// The folder of this package's sources as they were when it was built.
  static var ownSources: String? {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count > 3 ? parts.dropLast(3).joined(separator: "/") : nil
  }
}
