import SplitKit
import Testing

/// A reader of scenes keeps parts of the last scene, and must still read the present one after a resize.
///
/// A debug build checks this in every read and would stop, so a test that fails here can end the run.
@Suite struct KeptSceneTests {
  /// A controller whose title is set where UIKit says: in `updateProperties()`.
  private final class Counter: ViewController {
    var count = 0
    override var viewModel: Value? { ["kind": "plain"] }
    override func updateProperties() { title = "Count \(count)" }
  }

  private func counter() -> (Tree, Counter, SceneReader) {
    let tree = Tree { NavigationController(rootViewController: Counter($0, id: "counter"), id: "nav") }
    let reader = SceneReader(of: tree.window)
    _ = reader.read()
    return (tree, (tree.root as? NavigationController)?.topViewController as! Counter, reader)
  }

  /// Ends a message as a session does, and reads its scene.
  private func endMessage(of tree: Tree, _ reader: SceneReader) -> Scene {
    tree.window.layoutIfNeeded()
    return reader.read()
  }

  private func title(in scene: Scene) -> String? {
    scene.viewModels.first { $0.id == "nav/bar" }?.content["title"]?.string
  }

  @Test func `properties are updated after a message that lays out nothing`() {
    let (tree, counter, reader) = counter()
    tree.application.beginMessage()
    counter.count = 1
    #expect(title(in: endMessage(of: tree, reader)) == "Count 1")
    tree.application.beginMessage(isResize: true)
    tree.resize(1000, 768)
    #expect(reader.read() == tree.scene)
  }

  @Test func `properties are updated after a completion`() {
    let (tree, counter, reader) = counter()
    tree.application.beginMessage()
    tree.application.animate(duration: 0.3, animations: {}) { counter.count = 2 }
    #expect(title(in: endMessage(of: tree, reader)) == "Count 2")
  }

  @Test func `a request updates properties, and a resize alone does not`() {
    let (tree, counter, reader) = counter()
    counter.count = 3
    tree.application.beginMessage(isResize: true)
    tree.resize(1000, 768)
    #expect(title(in: reader.read()) == "Count 0")
    counter.setNeedsUpdateProperties()
    #expect(title(in: endMessage(of: tree, reader)) == "Count 3")
  }

  private final class Restless: ViewController {
    var updates = 0
    override func updateProperties() {
      updates += 1
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  @Test func `an update that requests a layout has one`() {
    let tree = Tree { Restless($0, id: "restless") }
    let restless = tree.root as! Restless
    restless.updates = 0
    tree.application.beginMessage()
    tree.window.layoutIfNeeded()
    #expect(restless.updates == 1)
  }

  private final class Searching: ViewController {
    var searches = false
    override func updateProperties() {
      navigationItem.searchController = searches ? SearchController(id: "find", placeholder: "Find") : nil
    }
  }

  @Test func `a search field of an update has its room`() {
    let tree = Tree(profile: .ios13) { NavigationController(rootViewController: Searching($0, id: "screen"), id: "nav") }
    let screen = (tree.root as! NavigationController).topViewController as! Searching
    let before = screen.view.safeArea.top
    screen.searches = true
    tree.application.beginMessage()
    tree.window.layoutIfNeeded()
    #expect(screen.view.safeArea.top == before + 52)
  }

  @Test func `a turn that nobody is told about is in the next scene`() {
    let tree = Tree(profile: .ios5, size: Size(width: 700, height: 768)) { application in
      let split = SplitViewController(application, id: "split")
      split.viewControllers = ["A", "B"].map { PlainViewController(application, named: $0) }
      return split
    }
    let reader = SceneReader(of: tree.window)
    tree.present("cover", .fullScreen)
    tree.resize(1024, 1024)
    _ = reader.read()
    tree.window.rotate()
    _ = reader.read()
    tree.resize(1023, 1034)
    #expect(reader.read() == tree.scene)
  }

  /// A container of an app's own, with a state that follows from its width.
  private final class Wide: ViewController {
    override var hierarchyState: [Member] { view.frame.width < 800 ? [] : [Member("isWide", .bool(true))] }
  }

  @Test(arguments: [700.0, 900])
  func `a state of an app's own follows the width`(width: Double) {
    let tree = Tree(size: Size(width: width, height: 700)) { Wide($0, id: "wide") }
    let reader = SceneReader(of: tree.window)
    _ = reader.read()
    for next in [900.0, 700, 901] {
      tree.application.beginMessage(isResize: true)
      tree.resize(next, 700)
      #expect((reader.read().hierarchy.state.last == Member("isWide", .bool(true))) == (next >= 800))
    }
  }

  /// A container that shows as many of its children as have room.
  private final class Shelf: ViewController {
    override var visibleChildren: [ViewController] { Array(children.prefix(max(1, Int(view.frame.width / 300)))) }
    override func layoutChildren() { for child in visibleChildren { child.layOut(view) } }
  }

  @Test func `a content that is no longer drawn leaves the scene`() {
    let tree = Tree(size: Size(width: 900, height: 700)) { application in
      let shelf = Shelf(application, id: "shelf")
      for name in ["A", "B", "C"] { shelf.addChild(PlainViewController(application, named: name)) }
      return shelf
    }
    let reader = SceneReader(of: tree.window)
    for width in [900.0, 899, 600, 599, 300, 900] {
      tree.application.beginMessage(isResize: true)
      tree.resize(width, 700)
      #expect(reader.read() == tree.scene)
      #expect(reader.read().viewModels.map(\.id) == Array(["A", "B", "C"].prefix(Int(width / 300))))
    }
  }
}
