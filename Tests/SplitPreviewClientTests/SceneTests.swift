import Testing

@testable import SplitPreviewClient

@Suite struct SceneTests {
  private func lab() throws -> PreviewScene {
    var server = try MemoryServer()
    try server.open("lab", options: ["style": "doubleColumn"])
    return try server.ask(.resize(width: 1180, height: 820))
  }

  @Test func `the parts of a scene have the values of the wire`() throws {
    let scene = try lab()
    #expect(scene.preview == "lab" && scene.profile == "ios26" && scene.session == "memory")
    #expect(scene.window.size == .init(width: 1180, height: 820) && scene.window.isActive && scene.window.device == nil)
    #expect(scene.window.traits.horizontalSizeClass == .regular && scene.window.traits["userInterfaceStyle"] == "light")
    let split = try scene.controller("split")
    #expect(split.displayMode == .oneBesideSecondary && split.isCollapsed == false && split.style == .doubleColumn)
    #expect(split.shownColumns == [.primary, .secondary] && split.primaryColumnWidth == 320)
    #expect(split.because["isCollapsed"] == "its horizontal size class is regular")
    #expect(scene.root == split && scene.controllers.map(\.id) == ["split", "nav:A", "A", "nav:B", "B"])
    let primary = try scene.column(.primary)
    #expect(primary.frame.width == 320 && primary.frame.maxX == 330 && primary.isVisible && primary.safeArea != nil)
    #expect(try scene.pane("nav:A") == scene.pane("nav:A/pane"))
  }

  @Test func `a part that is not there is an error that names those that are`() throws {
    let scene = try lab()
    #expect(throws: PreviewError.notInScene("There is no controller nobody. There are split, nav:A, A, nav:B, B.")) {
      var members = scene.members
      members["unshown"] = nil
      _ = try PreviewScene(members).controller("nobody")
    }
    let columns = scene.panes.compactMap(\.column?.rawValue).joined(separator: ", ")
    #expect(throws: PreviewError.notInScene("There is no column inspector. There are \(columns).")) {
      try scene.column(.inspector)
    }
    #expect(throws: PreviewError.self) { try scene.pane("nobody") }
  }

  @Test func `an outline has the tree, the presentations and the panes`() throws {
    var server = try MemoryServer()
    try server.open("lab", options: ["style": "doubleColumn"])
    try server.ask(.resize(width: 600, height: 820))
    let scene = try server.ask(.perform("split", "present", ["controller": "D", "style": "formSheet"]))
    let lines = scene.outline.split(separator: "\n")
    #expect(lines.first == "lab, ios26, 600 x 820, compact x regular")
    #expect(lines.dropFirst().first == "  split, collapsed")
    #expect(lines.contains { $0.trimmingPrefix { $0 == " " } == "presents D" })
    #expect(lines.last?.hasPrefix("  [") == true)
    #expect(try scene.controller("split").presented?.id == "D")
  }

  @Test func `a pop says what it returned`() throws {
    var server = try MemoryServer()
    try server.open("lab", options: ["style": "doubleColumn"])
    #expect(server.scene.popped == nil)
    try server.ask(.perform("nav:A", "push", ["controller": "D"]))
    #expect(try server.ask(.perform("nav:A", "pop")).popped == ["D"])
  }
}
