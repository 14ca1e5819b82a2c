import HostSystem
import Testing

@testable import AppBroker
@testable import WebSocketServer

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
    for name in others { #expect(folder.image(name)?.bytes == nil, "\(name)") }
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

  @Test func `a vector image is compressed once, and elsewhere than on the thread that answers`() throws {
    let folder = try ImageFolder()
    let (name, bytes) = ("0123456789abcdef.svg", [UInt8](repeating: 7, count: 100_000))
    try OutputFile.write(bytes, to: "\(folder.path)/\(name)")
    #expect(folder.image(name)?.gzip == nil)
    while folder.image(name)?.gzip == nil { CurrentProcess.sleep(milliseconds: 1) }
    #expect(folder.image(name)?.gzip == gzipped(bytes))
  }

  @Test func `readers of an image share its file`() throws {
    let folder = try ImageFolder()
    try OutputFile.write([1, 2], to: "\(folder.path)/0123456789abcdef.png")
    let first = try #require(folder.image("0123456789abcdef.png"))
    OutputFile.remove("\(folder.path)/0123456789abcdef.png")
    #expect(folder.image("0123456789abcdef.png")?.bytes == [1, 2] && first.bytes == [1, 2])
  }
}

extension Site.NamedFile {
  /// All bytes of a file of one piece.
  fileprivate var bytes: [UInt8]? { body.piece(at: 0, headroom: 0) }
}
