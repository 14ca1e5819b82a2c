import Rewriting
import Testing

/// The classes with which an app begins.
struct EntryTests {
  private func entry(_ text: String, sceneDelegate: String? = nil) -> AppEntry {
    var options = RewritingOptions()
    options.sceneDelegate = sceneDelegate
    return Rewriter([SourceFile(path: "App.swift", text: "import UIKit\n" + text)], options).entry
  }

  private static let delegates = """
    class CarDelegate: UIResponder, UIWindowSceneDelegate {}
    class MainDelegate: UIResponder, UIWindowSceneDelegate {}
    class Note {}
    """

  @Test(
    arguments: [
      (nil, ["CarDelegate", "MainDelegate"]), ("MainDelegate", ["MainDelegate", "CarDelegate"]),
      ("Note", ["CarDelegate", "MainDelegate"]), ("Nobody", ["CarDelegate", "MainDelegate"]),
    ] as [(String?, [String])])
  func `The scene delegate of the settings comes first`(named name: String?, order: [String]) {
    #expect(entry(Self.delegates, sceneDelegate: name).sceneDelegates == order)
  }

  @Test func `An app with nothing to begin with is incomplete`() {
    #expect(!entry("class Note {}").isComplete)
    #expect(entry(Self.delegates).isComplete)
  }
}
