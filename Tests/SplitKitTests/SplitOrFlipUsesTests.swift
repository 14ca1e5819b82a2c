import ContentBlocks
import SplitKit
import Testing

@testable import SamplePreviews

/// The list and the map of places, the grid and the cover flow of files.
@Suite struct SplitOrFlipUsesTests {
  private func stage(
    _ size: Size = Size(width: 1024, height: 768), direction: LayoutDirection = .leftToRight, use: Value = "places"
  ) throws -> Stage {
    try Stage(
      .splitOrFlip, profile: .ios13, options: [Member("use", use)], size: size, safeArea: EdgeInsets(top: 20),
      layoutDirection: direction)
  }

  private func selection(_ stage: Stage, _ id: String) -> [String]? { stage.pane("\(id)/pane")?.selection }

  @Test func `places are listed from the nearest on, in metres and kilometres`() {
    let distances = City.spots.map(City.distance)
    #expect(distances == distances.sorted())
    let near = Spot(id: "a", name: "A", kind: .park, street: "", point: Point(x: 880, y: 640 + 994))
    let far = Spot(id: "b", name: "B", kind: .park, street: "", point: Point(x: 880 + 1260, y: 640))
    #expect([near.distance, far.distance] == ["990 m", "1.3 km"])
    #expect(Set(City.spots.map(\.id)).count == City.spots.count)
  }

  @Test func `every place can be selected in the list and on the map`() throws {
    let stage = try stage()
    for spot in City.spots {
      try stage.window.tap("places/\(spot.id)")
      #expect(selection(stage, "map") == ["map/\(spot.id)"])
      try stage.window.tap("map/ground")
      #expect(selection(stage, "places") == [])
      try stage.window.tap("map/\(spot.id)")
      #expect(selection(stage, "places") == ["places/\(spot.id)"])
    }
  }

  @Test func `a pin that is chosen and its callout can be seen, under a finger too`() throws {
    let stage = try stage()
    for spot in City.spots {
      try stage.window.tap("map/\(spot.id)")
      let (map, frame) = (try #require(stage.layout("map")), try #require(stage.pane("map/pane")).frame)
      let (x, y) = (frame.x + spot.point.x - map.offset.x, frame.y + spot.point.y - map.offset.y)
      #expect(frame.inset(by: map.contentInset).contains(Point(x: x, y: y)), "\(spot.id)")
      stage.window.tap(at: Point(x: x, y: y - 90))
      #expect(selection(stage, "map") == ["map/\(spot.id)"], "the callout of \(spot.id)")
      stage.window.tap(at: Point(x: x, y: y - 26))
      #expect(selection(stage, "map") == ["map/\(spot.id)"], "the pin of \(spot.id)")
    }
  }

  @Test func `the middle of the map stays in the middle`() throws {
    let stage = try stage()
    try stage.window.scroll("map/pane", to: Point(x: 700, y: 400))
    stage.resize(375, 667)
    try stage.perform("flip")
    stage.resize(1024, 768)
    #expect(try #require(stage.layout("map")).offset == Point(x: 700, y: 400))
  }

  @Test func `the map never ends inside its pane`() throws {
    let stage = try stage()
    try stage.window.scroll("map/pane", to: Point(x: 9000, y: -50))
    #expect(try #require(stage.layout("map")).offset == Point(x: 2000 - 584, y: 0))
    stage.resize(3000, 2000)
    let map = try #require(stage.layout("map"))
    #expect(map.unit == 1.28)
    #expect(map.contentSize == Size(width: 2560, height: 2048))
    #expect((0...48).contains(map.offset.y))
  }

  /// A window that leaves the covers less than a point has no spacing between them.
  @Test(arguments: stride(from: 90.0, through: 100, by: 0.25).map { $0 })
  func `a touch in a cover flow without room finds nothing`(height: Double) throws {
    let stage = try Stage(
      .splitOrFlip, profile: .ios13, options: [Member("use", "files")], size: Size(width: 1000, height: height))
    for y in stride(from: 0.0, through: height, by: 0.25) { stage.window.tap(at: Point(x: 450, y: y)) }
    #expect(stage.window.size.height == height)
  }

  @Test func `every file is the same in the grid and in the cover flow`() throws {
    let stage = try stage(use: "files")
    for file in Folder.files {
      try stage.window.tap("files/\(file.id)")
      #expect(selection(stage, "covers") == ["covers/\(file.id)"])
    }
    for file in Folder.files.reversed() {
      try stage.window.tap("covers/\(file.id)")
      #expect(selection(stage, "files") == ["files/\(file.id)"])
    }
    #expect(try #require(stage.layout("files")).offset.y == 12)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a touch finds the file in the grid, and the cover beside the middle`(direction: LayoutDirection) throws {
    let stage = try stage(direction: direction, use: "files")
    func tap(_ x: Double, _ y: Double) {
      stage.window.tap(at: Point(x: direction == .leftToRight ? x : 1024 - x, y: y))
    }
    tap(115, 70 + 12 + 164 + 80)  // second row, second column
    #expect(selection(stage, "files") == ["files/\(Folder.files[5].id)"])
    let flow = try #require(stage.layout("covers"))
    let (unit, spacing) = (try #require(flow.unit), try #require(flow.spacing))
    let y = 70 + (try #require(flow.contentTop)) + 5
    tap(732, y)
    #expect(selection(stage, "covers") == ["covers/\(Folder.files[5].id)"])
    tap(732 + unit / 2 + 1.5 * spacing + 5, y)
    #expect(selection(stage, "covers") == ["covers/\(Folder.files[7].id)"])
    tap(732 - unit / 2 - 1.5 * spacing + 5, y)
    #expect(selection(stage, "covers") == ["covers/\(Folder.files[6].id)"])
  }

  @Test func `a place brings back the use, the focus, the selections and the offsets`() throws {
    let first = try stage(Size(width: 375, height: 667))
    try first.window.tap("places/orpheum")
    try first.window.tap("map/use")
    try first.perform("flip", [Member("animated", false)])
    try first.window.scroll("files/pane", to: Point(x: 0, y: 200))
    try first.window.tap("files/pears")
    let second = try stage(Size(width: 375, height: 667))
    second.content.restore(first.content.place)
    second.window.layoutIfNeeded()
    #expect(second.scene.panes == first.scene.panes)
    #expect(second.content.place == first.content.place)
  }

  @Test func `a place that makes no sense is left out`() throws {
    let stage = try stage()
    let before = stage.content.place
    stage.content.restore(["use": "maps", "focus": 1, "file": "none", "place": [], "center": [1], "offsets": 3])
    #expect(stage.content.place == before)
  }
}
