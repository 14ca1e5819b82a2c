import HostSystem

/// The files that an app finds in its bundle, by the paths in the bundle, before anything is written.
///
/// As in Xcode, a file of a group loses its folders, but a translation keeps its folder `*.lproj`. The data of asset catalogues have
/// a folder of their own. A catalogue of strings becomes files of strings.
struct BundleContents {
  /// Where a file comes from.
  enum Source: Equatable {
    /// A file of the app, to which the bundle has a link.
    case file(String)
    /// The texts of a catalogue in one language.
    case text(String)
  }

  private(set) var entries: [String: Source] = [:]
  /// The files that are not in the bundle, each as a sentence.
  private(set) var remarks: [String] = []

  /// The folder of the data of asset catalogues, by their names (`NSDataAsset`).
  private static let data = "DataAssets"

  init(of sources: AppProject) {
    for path in sources.resources where !path.hasSuffix(".xcstrings") { add(path) }
    // A catalogue takes the place of an old table, so that the order of the files does not matter.
    for path in sources.resources where path.hasSuffix(".xcstrings") { addCatalogue(path) }
    if let settings = sources.settings.first { entries["Info.plist"] = .file(settings) }
  }

  private mutating func add(_ path: String) {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last else { return }
    if let set = parts.dropLast().last, set.hasSuffix(".dataset") {
      if name != "Contents.json" { add(path, as: "\(Self.data)/\(FilePlace.stem(set))") }
    } else if parts.contains(where: { $0.hasSuffix(".xcassets") }) {
      return
    } else if let translation = parts.dropLast().last, translation.hasSuffix(".lproj") {
      add(path, as: "\(translation)/\(name)")
    } else {
      add(path, as: name)
    }
  }

  /// The first of several files of one name counts, as in Xcode.
  private mutating func add(_ path: String, as name: String) {
    guard !Self.isOfTheBuild(name) else {
      return remarks.append("\(path) is not in the bundle, where the build has files of its own with such names.")
    }
    if entries[name] == nil { entries[name] = .file(path) }
  }

  /// Whether a name is one of those of the programs, which are numbered, or of the folder for data.
  private static func isOfTheBuild(_ name: String) -> Bool { name == "App" || name == data || isNumberedProgram(name) }

  private static func isNumberedProgram(_ name: String) -> Bool {
    let number = name.utf8.dropFirst("App-".utf8.count)
    return name.hasPrefix("App-") && !number.isEmpty && number.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
  }

  private mutating func addCatalogue(_ path: String) {
    guard let json = try? FileTree.file(at: path) else { return }
    let table = FilePlace.stem(path)
    for (language, text) in StringCatalog(json).files {
      guard Self.isLanguage(language) else {
        remarks.append("\(path) has texts in \"\(language)\", which is no name of a language, so the app does not find them.")
        continue
      }
      let name = "\(language).lproj/\(table).strings"
      if case .file(let old) = entries[name] { remarks.append("\(old) does not count, because \(path) has the same texts.") }
      entries[name] = .text(text)
    }
  }

  /// Whether a word can be the name of a language, such as `de`, `pt-BR`, `zh-Hans` or `Base`. It becomes the name of a folder.
  private static func isLanguage(_ word: String) -> Bool {
    (1...64).contains(word.utf8.count)
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
      }
  }
}
