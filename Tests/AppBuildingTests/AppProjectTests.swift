import Testing

@testable import AppBuilding

struct AppProjectTests {
  @Test func `A folder gives its files without tests and packages of others`() throws {
    let folder = try Folder([
      "AppDelegate.swift": "", "Screens/A.swift": "", "AppTests/T.swift": "", "Pods/P.swift": "", ".build/B.swift": "",
      "Main.storyboard": "", "Info.plist": "", "notes.txt": "", "Assets.xcassets/Brand.colorset/Contents.json": "{}",
      "Assets.xcassets/Icon.imageset/Contents.json": "{}", "Pods/P.xcassets/P.colorset/Contents.json": "{}",
    ])
    let sources = try AppProject.find(at: folder.path, target: nil)
    #expect(folder.names(sources.swiftFiles) == ["AppDelegate.swift", "Screens/A.swift"])
    #expect(folder.names(sources.storyboards) == ["Main.storyboard"])
    #expect(folder.names(sources.settings) == ["Info.plist"])
    #expect(folder.names(sources.assets("colorset")) == ["Assets.xcassets/Brand.colorset/Contents.json"])
    #expect(folder.names(sources.assets("imageset")) == ["Assets.xcassets/Icon.imageset/Contents.json"])
    #expect(folder.names(sources.resources.filter { !$0.contains(".xcassets") }) == ["Info.plist", "notes.txt"])
    #expect(sources.languageMode == nil)
  }

  @Test func `A package gives the target and what it needs of itself`() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "notes", dependencies: [.package(url: "https://example.org/other.git", from: "1.0.0")],
        targets: [
          .target(name: "Models", exclude: ["Old"]),
          .target(name: "Unused"),
          .executableTarget(
            name: "Notes", dependencies: ["Models", .product(name: "Other", package: "other")], path: "App"),
        ])
      """
    let folder = try Folder([
      "Package.swift": manifest, "Sources/Models/M.swift": "", "Sources/Models/Old/O.swift": "", "Sources/Unused/U.swift": "",
      "App/A.swift": "",
    ])
    let sources = try AppProject.find(at: folder.path, target: nil)
    #expect(sources.name == "Notes")
    #expect(folder.names(sources.swiftFiles) == ["App/A.swift", "Sources/Models/M.swift"])
    #expect(sources.mergedModules == ["Models"])
    #expect(sources.languageMode == "6")
    #expect(sources.remarks.count == 1)
  }

  @Test func `A path that is no app says why`() throws {
    let folder = try Folder(["a.txt": ""])
    #expect(throws: AppBuildingError("\(folder.path) has no Swift files.")) { try AppProject.find(at: folder.path, target: nil) }
    #expect(throws: AppBuildingError("There is no /nowhere.")) { try AppProject.find(at: "/nowhere", target: nil) }
    #expect(throws: AppBuildingError.self) { try AppProject.find(at: "\(folder.path)/a.txt", target: nil) }
  }

  @Test(arguments: [
    ("Notes", "Notes"), ("My App-2", "My_App_2"), ("UIKit", "App_UIKit"), ("2048", "App_2048"), ("Übung", "App__bung"),
  ])
  func `The name of an app becomes one of a module`(name: String, module: String) {
    #expect(AppProject(name: name, folder: "").moduleName == module)
  }

  @Test func `A saved, a new and a removed file are seen once`() throws {
    let folder = try Folder(["A.swift": "", "B.swift": ""])
    var watch = SourceWatch(try AppProject.find(at: folder.path, target: nil))
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
