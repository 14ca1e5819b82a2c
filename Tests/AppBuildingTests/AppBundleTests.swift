import HostSystem
import Testing

@testable import AppBuilding

/// The files that an app finds in its bundle.
struct AppBundleTests {
  /// The texts of the files of a bundle by their paths, after links were followed.
  private func texts(_ places: BuildPlaces) throws -> [String: String] {
    var texts: [String: String] = [:]
    for folder in [""] + FileTree.directories(places.bundle).map({ "\($0)/" }) {
      let listing = try FileTree.listing("\(places.bundle)/\(folder)", endings: [""])
      for name in listing.others + listing.files.map(\.path) {
        texts["\(folder)\(name)"] = String(decoding: try FileTree.file(at: "\(places.bundle)/\(folder)\(name)"), as: UTF8.self)
      }
    }
    return texts
  }

  @Test func `files lose their folders, but not those of translations, and a catalogue becomes files of strings`() throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{
        "key":{"localizations":{"en":{"stringUnit":{"value":"A \\"quote\\"\\nand \\\\"}},"de":{"stringUnit":{"value":"Wort"}}}},
        "many":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"value":"one"}},"other":{"stringUnit":{"value":"%d"}}}}}}},
        "plain":{}}}
      """
    let folder = try Folder([
      "App.swift": "", "Data/items.json": "[]", "de.lproj/Localizable.strings": "de", "Info.plist": "<plist/>",
      "Words.xcstrings": catalog, "A.xcassets/Notes.dataset/notes.txt": "notes", "A.xcassets/Notes.dataset/Contents.json": "{}",
      "A.xcassets/Icon.imageset/icon.png": "png", "A.xcassets/Icon.imageset/Contents.json": "{}", "Main.storyboard": "",
    ])
    let places = BuildPlaces(package: ".", configuration: "debug", build: FilePlace.join(folder.path, ".build"))
    _ = try AppBundle(places).fill(with: AppProject.find(at: folder.path))
    #expect(
      try texts(places)
        == [
          "items.json": "[]", "de.lproj/Localizable.strings": "de", "Info.plist": "<plist/>", "DataAssets/Notes": "notes",
          "de.lproj/Words.strings": "\"key\" = \"Wort\";\n",
          "en.lproj/Words.strings": "\"key\" = \"A \\\"quote\\\"\\nand \\\\\";\n\"many\" = \"%d\";\n",
          "Words.xcstrings": nil,
        ].compactMapValues { $0 })

    // A file that has gone is no longer there after the next build, and the programs stay.
    try folder.write("program", to: ".build/Bundle/App-1")
    OutputFile.remove("\(folder.path)/Data/items.json")
    OutputFile.remove("\(folder.path)/Words.xcstrings")
    _ = try AppBundle(places).fill(with: AppProject.find(at: folder.path))
    #expect(try Set(texts(places).keys) == ["App-1", "de.lproj/Localizable.strings", "Info.plist", "DataAssets/Notes"])
  }

  @Test func `a file of any length may stand in the folder of an app`() throws {
    let folder = try Folder(["App.swift": ""])
    try OutputFile.write([UInt8](repeating: 0, count: FileTree.maximumLength + 1), to: "\(folder.path)/film.mov")
    let sources = try AppProject.find(at: folder.path)
    #expect(folder.names(sources.resources) == ["film.mov"])
    OutputFile.remove("\(folder.path)/film.mov")
  }

  @Test(arguments: ["", "[]", "{\"strings\":3}", "{\"strings\":{\"a\":{\"localizations\":{\"en\":{}}}}}"])
  func `a catalogue without texts has no files`(json: String) {
    #expect(StringCatalog(Array(json.utf8)).files.isEmpty)
  }
}
