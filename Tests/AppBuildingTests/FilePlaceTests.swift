import Testing

@testable import AppBuilding

struct FilePlaceTests {
  @Test(arguments: [
    ("a", "b/c.swift", "a/b/c.swift"), ("a/", "./b", "a/b"), ("/a/b", "../c", "/a/c"), ("a", "/b", "/b"), ("", "b", "b"),
    (".", ".", "."),
    ("..", "../a", "../../a"),
  ])
  func `Joining takes out what needs no disk`(folder: String, path: String, joined: String) {
    #expect(FilePlace.join(folder, path) == joined)
  }

  @Test func `A path has a name, a stem and a folder`() {
    #expect(FilePlace.name("/a/b.swift") == "b.swift")
    #expect(FilePlace.stem("/a/Main.storyboard") == "Main")
    #expect(FilePlace.stem(".gitignore") == ".gitignore")
    #expect(FilePlace.folder("/a") == "/")
    #expect(FilePlace.folder("a") == ".")
    #expect(FilePlace.relative("/a/b/c", to: "/a") == "b/c")
    #expect(FilePlace.relative("/ab/c", to: "/a") == "/ab/c")
  }
}
