import PreviewProtocol
import Testing

@testable import AppBuilding

struct AppProjectTests {
  @Test func `A folder gives its files without tests and packages of others`() throws {
    let folder = try Folder([
      "AppDelegate.swift": "", "Screens/A.swift": "", "AppTests/T.swift": "", "Pods/P.swift": "", ".build/B.swift": "",
      "Main.storyboard": "", "Info.plist": "", "notes.txt": "", "Assets.xcassets/Brand.colorset/Contents.json": "{}",
      "Assets.xcassets/Icon.imageset/Contents.json": "{}", "Pods/P.xcassets/P.colorset/Contents.json": "{}",
    ])
    let sources = try AppProject.find(at: folder.path)
    #expect(folder.names(sources.swiftFiles) == ["AppDelegate.swift", "Screens/A.swift"])
    #expect(folder.names(sources.storyboards) == ["Main.storyboard"])
    #expect(folder.names(sources.settings) == ["Info.plist"])
    #expect(folder.names(sources.assets("colorset")) == ["Assets.xcassets/Brand.colorset/Contents.json"])
    #expect(folder.names(sources.assets("imageset")) == ["Assets.xcassets/Icon.imageset/Contents.json"])
    #expect(folder.names(sources.resources.filter { !$0.contains(".xcassets") }) == ["Info.plist", "notes.txt"])
    #expect(sources.languageMode == nil)
  }

  /// The form is that of `swift package dump-package`, which the rewriter writes too.
  private static let manifest = """
    {"toolsVersion":{"_version":"6.0"},"targets":[
      {"name":"Models","type":"regular","exclude":["Old"],"dependencies":[]},
      {"name":"Unused","type":"regular","exclude":[],"dependencies":[]},
      {"name":"Notes","type":"executable","path":"App","exclude":[],"dependencies":[{"byName":["Models"]},{"product":["Other"]}]}],
     "computedLines":[7]}
    """

  @Test func `A package gives the target and what it needs of itself`() throws {
    let folder = try Folder([
      "Package.swift": "", "Sources/Models/M.swift": "", "Sources/Models/Old/O.swift": "", "Sources/Unused/U.swift": "",
      "App/A.swift": "",
    ])
    let sources = try AppProject.find(at: folder.path, target: nil) { _ in try JSONReader.read(Array(Self.manifest.utf8)) }
    #expect(sources.name == "Notes")
    #expect(folder.names(sources.swiftFiles) == ["App/A.swift", "Sources/Models/M.swift"])
    #expect(sources.mergedModules == ["Models"])
    #expect(sources.languageMode == "6")
    #expect(sources.remarks.count == 2)
    #expect(sources.remarks.contains { $0.contains("in line 7") && $0.contains("--trust") })
  }

  @Test func `A path that is no app says why`() throws {
    let folder = try Folder(["a.txt": ""])
    #expect(throws: AppBuildingError("\(folder.path) has no Swift files.")) { try AppProject.find(at: folder.path) }
    #expect(throws: AppBuildingError("There is no /nowhere.")) { try AppProject.find(at: "/nowhere") }
    #expect(throws: AppBuildingError.self) { try AppProject.find(at: "\(folder.path)/a.txt") }
  }

  @Test(arguments: [
    ("Notes", "Notes"), ("My App-2", "My_App_2"), ("UIKit", "App_UIKit"), ("2048", "App_2048"), ("Übung", "App__bung"),
  ])
  func `The name of an app becomes one of a module`(name: String, module: String) {
    #expect(AppProject(name: name, folder: "").moduleName == module)
  }

  @Test func `A saved, a new and a removed file are seen once`() throws {
    let folder = try Folder(["A.swift": "", "B.swift": ""])
    var watch = SourceWatch(try AppProject.find(at: folder.path))
    var seen = [watch.hasChanged()]
    try folder.write("let a = 1", to: "A.swift")
    seen += [watch.hasChanged(), watch.hasChanged()]
    try folder.write("", to: "Sub/C.swift")
    seen.append(watch.hasChanged())
    try folder.write("", to: "note.txt")
    seen.append(watch.hasChanged())
    #expect(seen == [false, true, false, true, false])
  }
}
