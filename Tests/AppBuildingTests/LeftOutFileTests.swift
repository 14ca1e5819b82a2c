import Testing

@testable import AppBuilding

/// Files of an app that are left out, and the errors that propose it.
@Suite struct LeftOutFileTests {
  private func project() throws -> (Folder, AppProject) {
    let folder = try Folder(["App.swift": "class A {}", "Video/Player.swift": "", "Audio/Player.swift": "", "Map.swift": ""])
    return (folder, try AppProject.find(at: folder.path, target: nil))
  }

  @Test(arguments: [("Map.swift", 3), ("Video/Player.swift", 3), ("App.swift", 3)])
  func `a file is named by its path or the end of it`(name: String, rest: Int) throws {
    var (folder, project) = try project()
    try project.leaveOut([name])
    #expect(project.swiftFiles.count == rest && !folder.names(project.swiftFiles).contains(name))
  }

  @Test(arguments: [
    ("Mpa.swift", "The app has no file Mpa.swift that could be left out. Did you mean Map.swift?"),
    (
      "Player.swift",
      "The app has several files Player.swift that could be left out. It can be Audio/Player.swift or Video/Player.swift."
    ),
  ])
  func `another name is refused`(name: String, sentence: String) throws {
    var (folder, project) = try project()
    #expect(throws: AppBuildingError(sentence)) { try project.leaveOut([name]) }
    withExtendedLifetime(folder) {}
  }

  private func error(_ file: String, _ text: String) -> CompilerMessage {
    CompilerMessage(file: "/app/\(file)", line: 1, column: 1, kind: .error, text: text)
  }

  @Test func `a file that only lacks names is proposed once`() {
    let messages = [
      error("Map.swift", "cannot find type 'MKMapView' in scope"), error("Map.swift", "no such module 'MapKit'"),
      error("App.swift", "cannot find 'x' in scope"), error("App.swift", "missing return in closure"),
    ].proposingToLeaveOut(below: "/app")
    #expect(messages.map { $0.text.contains("--without Map.swift leaves the file out.") } == [true, false, false, false])
    #expect(!messages.contains { $0.text.contains("App.swift") })
  }
}
