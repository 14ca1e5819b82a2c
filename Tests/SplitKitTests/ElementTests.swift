import SamplePreviews
import Testing

@testable import SplitKit

/// One place finds the elements of a pane. The page, a tap at a point and a refusal therefore agree about them.
@Suite struct ElementTests {
  private static let stages: [(Preview, Profile)] = Preview.all.flatMap { preview in
    preview.profiles.map { (preview, $0) }
  }
  private static let sizes = [Size(width: 1180, height: 820), Size(width: 820, height: 1180), Size(width: 390, height: 844)]

  @Test(arguments: stages)
  func `whatever a view model gives an id can be found in the pane that draws it`(
    _ sample: (preview: Preview, profile: Profile)
  ) throws {
    for size in Self.sizes {
      let stage = try Stage(sample.preview, profile: sample.profile, size: size)
      var count = 0
      let reader = PaneReader(touches: stage.window.layers)
      for model in reader.viewModels {
        let target = zip(reader.panes, reader.targets).first { pane, _ in pane.shows(model) }?.1
        model.content.forEachElement { id, isEnabled in
          count += 1
          #expect(target?.elements.element(id)?.isEnabled == isEnabled, "\(id) at \(size)")
        }
      }
      #expect(count > 0 || sample.preview.id == "lab")
    }
  }

  @Test(arguments: stages)
  func `a finger in the middle of a bar's button finds that button`(_ sample: (preview: Preview, profile: Profile)) throws {
    var count = 0
    for size in Self.sizes {
      let stage = try Stage(sample.preview, profile: sample.profile, size: size)
      let panes = stage.window.panes
      for pane in panes where pane.pane.isVisible && pane.pane.isInteractive {
        for element in pane.target.elements.rows.flatMap(\.elements) {
          let frame = try #require(element.frame)
          let middle = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
          guard let front = panes.frontmost(at: middle), front.pane.id == pane.pane.id || !front.target.bars.isEmpty else {
            continue
          }
          count += 1
          let found = front.enabledElement(at: middle)?.id
          #expect(found == (element.isEnabled ? element.id : nil), "\(element.id) at \(size)")
        }
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: stages)
  func `scenes are made of the panes that are hit`(_ sample: (preview: Preview, profile: Profile)) throws {
    for size in Self.sizes {
      let stage = try Stage(sample.preview, profile: sample.profile, size: size)
      let (reader, read) = (PaneReader(touches: stage.window.layers), stage.scene)
      #expect(reader.panes.map(\.id) == read.panes.map(\.id))
      #expect(reader.panes.map(\.frame) == read.panes.map(\.frame))
      #expect(reader.targets.count == reader.panes.count)
      #expect(reader.viewModels == read.viewModels)
    }
  }

  private func tabs(_ direction: LayoutDirection, _ profile: Profile) -> Tree {
    var overrides = TraitOverrides()
    overrides.layoutDirection = direction
    return Tree(profile: profile, traitOverrides: overrides) { application in
      let tabs = ["A", "B", "C"].map { PlainViewController(application, named: $0) }
      return TabBarController(application, id: "tabs", viewControllers: tabs)
    }
  }

  @Test(arguments: [(LayoutDirection.leftToRight, ["A", "B", "C"]), (.rightToLeft, ["C", "B", "A"])])
  func `tabs fill their bar in reading order`(_ direction: LayoutDirection, _ order: [String]) throws {
    let tree = tabs(direction, .ios14)
    let bar = try #require(tree.pane("tabs/tabBar")).frame
    let xs = stride(from: bar.x, to: bar.maxX, by: 1)
    let panes = tree.window.panes
    let points = xs.map { Point(x: $0, y: bar.y + 1) }
    let found = points.map { panes.frontmost(at: $0)?.enabledElement(at: $0)?.id }
    #expect(!found.contains(nil))
    #expect(order.map { "tabs/item-\($0)" } == found.compactMap { $0 }.reduce(into: []) { if $0.last != $1 { $0.append($1) } })
  }

  @Test(arguments: [(LayoutDirection.leftToRight, ["A", "B", "C"]), (.rightToLeft, ["C", "B", "A"])])
  func `tabs at the top stand in the middle and leave the rest to what is below`(
    _ direction: LayoutDirection, _ order: [String]
  ) throws {
    let tree = tabs(direction, .ios26)
    let bar = try #require(tree.pane("tabs/tabBar")).frame
    let panes = tree.window.panes
    let points = stride(from: bar.x, to: bar.maxX, by: 1).map { Point(x: $0, y: bar.y + 1) }
    let found = points.map { panes.frontmost(at: $0)?.enabledElement(at: $0)?.id }
    #expect(order.map { "tabs/item-\($0)" } == found.compactMap { $0 }.reduce(into: []) { if $0.last != $1 { $0.append($1) } })
    #expect(found.first == .some(nil) && found.last == .some(nil))
    #expect(panes.frontmost(at: points[0])?.pane.id == "A/pane")
  }

  @Test func `what is in a tab that is not selected is refused and not unknown`() throws {
    let tree = Tree { application in
      let stacks = ["A", "B"].map { name in
        let content = PlainViewController(application, named: name)
        content.navigationItem.rightBarButtonItem = BarButtonItem(id: "\(name)/item", title: "Item") {}
        return NavigationController(rootViewController: content)
      }
      return TabBarController(application, id: "tabs", viewControllers: stacks)
    }
    try tree.window.tap("A/item")
    #expect(throws: Refusal.notHittable("B/item", because: "it is not on screen")) { try tree.window.tap("B/item") }
    #expect(throws: Refusal.unknownTarget("C/item")) { try tree.window.tap("C/item") }
  }

  @Test func `the dimming of a split that dims nothing is there but out of reach`() throws {
    let tree = Tree { SplitViewController($0, id: "split") }
    #expect(throws: Refusal.notHittable("split/dimming", because: "it is not on screen")) {
      try tree.window.tap("split/dimming")
    }
  }
}

extension Pane {
  /// Whether the pane shows a content, itself or in one of its bars.
  fileprivate func shows(_ model: ViewModel) -> Bool {
    [viewModel, navigationBar, toolbar].contains(model.id)
  }
}
