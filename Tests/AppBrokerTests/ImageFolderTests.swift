import HostSystem
import Testing

@testable import AppBroker

/// The images that the processes of an app leave for the page.
struct ImageFolderTests {
  @Test func `an image is found by its name, and no other name leads to the file system`() throws {
    let folder = try ImageFolder()
    try OutputFile.write([1, 2], to: "\(folder.path)/0123456789abcdef.png")
    try OutputFile.write([3], to: "\(folder.path)/other.png")
    #expect(folder.image("0123456789abcdef.png")?.bytes == [1, 2])
    let others = [
      "", "other.png", "0123456789abcdef", "0123456789ABCDEF.png", "0123456789abcdef.exe", "0123456789abcdef.png/",
      "fedcba9876543210.png", "../\(folder.path)/0123456789abcdef.png", "0123456789abcdef.png.png", "/0123456789abcdef.png",
      "0123456789abcde/.png",
    ]
    for name in others { #expect(folder.image(name) == nil, "\(name)") }
  }

  @Test func `the folder goes with its images`() throws {
    let path: String
    do {
      let folder = try ImageFolder()
      path = folder.path
      try OutputFile.write([1], to: "\(path)/0123456789abcdef.png")
      #expect(FileTree.isDirectory(path) && folder.image("0123456789abcdef.png")?.bytes == [1])
    }
    #expect(!FileTree.exists(path))
  }
}
