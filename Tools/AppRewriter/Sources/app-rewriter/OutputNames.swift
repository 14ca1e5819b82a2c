import Foundation

/// Gives each file of the app a path of its own below the folder of the rewritten files.
struct OutputNames {
  private let base: String
  /// The names that files have. The compiler takes no two files of a module with one name, in whatever folders they are.
  private var taken: Set = ["AppEntry.swift"]
  /// The folder of the files that are not below the base, each under its whole path.
  private static let outside = "Outside"

  /// - Parameter base: The folder that the paths of the app's files are below.
  init(base: String) { self.base = URL(filePath: base).standardizedFileURL.path }

  /// The path for a file, and its original as seen from the base: a path below it, or else a whole one.
  mutating func names(of file: URL) -> (path: String, original: String) {
    let parts = file.standardizedFileURL.pathComponents
    let own = URL(filePath: base).pathComponents
    let isInside = parts.starts(with: own)
    let below = isInside ? Array(parts.dropFirst(own.count)) : [Self.outside] + parts.dropFirst()
    let path = (below.dropLast() + [free(file)]).joined(separator: "/")
    return (path, isInside ? below.joined(separator: "/") : file.standardizedFileURL.path)
  }

  /// The name of a file, with a number if another file has the name.
  private mutating func free(_ file: URL) -> String {
    let (stem, ending) = (file.deletingPathExtension().lastPathComponent, file.pathExtension)
    var (name, number) = (file.lastPathComponent, 1)
    while !taken.insert(name).inserted {
      number += 1
      name = "\(stem)-\(number).\(ending)"
    }
    return name
  }
}
