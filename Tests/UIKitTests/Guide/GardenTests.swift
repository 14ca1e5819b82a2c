import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct GardenTests {
  @Test func `a chosen plant stays on the screen of a narrow window`() throws {
    let window = try TestWindow(root: GardenSplitViewController(), device: "iPad Pro 11", orientation: .landscapeLeft)
    try window.tap(row: "Ivy")
    try window.resize(width: 400, height: 834)
    #expect(
      window.hierarchy == """
        GardenSplitViewController, collapsed
          UINavigationController
            PlantListViewController “Garden”, hidden
            UINavigationController
              PlantViewController “Ivy”
        """)
    try window.goBack()
    #expect(window.rows == ["Fern", "Ivy", "Moss"])
  }
}
