import Foundation

/// The colours and the images of an app, as the file that begins the app has them: JSON on one line.
enum Assets {
  /// The colours of asset catalogues by their names; nil for none. The first one of several with a name counts.
  static func colors(_ paths: [String]) throws(Complaint) -> String? {
    let sets = try sets(paths)
    return sets.isEmpty ? nil : text(sets.mapValues(\.contents))
  }

  /// The images of asset catalogues by their names, each with the folder of its files; nil for none.
  static func images(_ paths: [String]) throws(Complaint) -> String? {
    let sets = try sets(paths)
    return sets.isEmpty ? nil : text(sets.mapValues { ["folder": $0.folder, "contents": $0.contents] })
  }

  /// The contents of the files `Contents.json`, by the names of their sets.
  private static func sets(_ paths: [String]) throws(Complaint) -> [String: (folder: String, contents: Any)] {
    var sets: [String: (folder: String, contents: Any)] = [:]
    for path in paths {
      let folder = URL(filePath: path).deletingLastPathComponent()
      let name = folder.deletingPathExtension().lastPathComponent
      guard sets[name] == nil else { continue }
      do {
        sets[name] = (folder.path, try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path))))
      } catch {
        throw Complaint("\(path) cannot be read: \(error)")
      }
    }
    return sets
  }

  private static func text(_ value: [String: Any]) -> String? {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return (try? JSONSerialization.data(withJSONObject: value, options: options)).map { String(decoding: $0, as: UTF8.self) }
  }
}
