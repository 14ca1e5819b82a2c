/// The path of a folder, by which paths below it are known.
///
/// Paths are compared by their bytes, as the system does. A `Character` can join a slash with the mark behind it, and two texts that
/// are equal as strings can be different paths.
package struct FolderPath {
  private let prefix: [UInt8]

  /// - Parameter path: The path of the folder, with or without a slash at its end.
  package init(_ path: String) { prefix = Array(path.utf8) + (path.utf8.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) }

  /// The part of a path that comes after the folder, or nil if the path does not lead below it.
  package func rest(of path: String) -> String? {
    guard path.utf8.starts(with: prefix) else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.count), as: UTF8.self)
  }
}
