import HostSystem

/// The parts of paths, without looking at the disk.
package enum FilePlace {
  /// A path below another one. An absolute path stays what it is.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return normal(path) }
    return normal(folder.isEmpty ? path : "\(folder)/\(path)")
  }

  /// The path without `.` and `..` where they can be taken out, and without a slash at its end.
  package static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/\(joined)" : joined.isEmpty ? "." : joined
  }

  /// The last part.
  package static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// The last part without its ending.
  package static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Everything before the last part: `.` for a name alone.
  package static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path as seen from a folder that is above it, or the path itself.
  package static func relative(_ path: String, to folder: String) -> String {
    FolderPath(folder).rest(of: path) ?? path
  }
}
