import SamplePreviews
import SplitKit
import Testing

/// The trait `splitViewControllerLayoutEnvironment`: spec/containers.md 414 to 418.
@Suite struct LayoutEnvironmentTests {
  private func environment(_ id: String, in stage: Stage) -> LayoutEnvironment? {
    stage.window.controller(id)?.traitCollection.splitViewControllerLayoutEnvironment
  }

  @Test(arguments: ["unspecified", "doubleColumn", "tripleColumn"], ["window", "tab", "pushed", "modal"])
  func `everything in a split has its environment, at every size and wherever the split stands`(
    style: String, embedding: String
  ) throws {
    let options = [Member("style", .string(style)), Member("embedding", .string(embedding))]
    let stage = try Stage(.lab, profile: .ios26, options: options, size: Size(width: 1180, height: 820))
    for width in [1180.0, 500, 820, 400] {
      stage.resize(width, 820)
      let expected: LayoutEnvironment = stage.split.isCollapsed ? .collapsed : .expanded
      stage.split.forEachDescendant { controller in
        let actual = controller.traitCollection.splitViewControllerLayoutEnvironment
        #expect(actual == (controller === stage.split ? .outside : expected), "\(controller.id) at \(width)")
      }
    }
  }

  @Test func `the nearest split counts where one is inside another`() {
    let application = Application(profile: .ios26)
    let inner = SplitViewController(application, id: "inner")
    inner.viewControllers = ["C", "D"].map { ViewController(application, id: $0) }
    let outer = SplitViewController(application, id: "outer")
    outer.viewControllers = [ViewController(application, id: "A"), inner]
    let window = Window(application: application, rootViewController: outer, size: Size(width: 1180, height: 820))
    window.makeVisible()
    inner.traitOverrides.horizontalSizeClass = .compact
    inner.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(inner.isCollapsed && !outer.isCollapsed)
    let environments = ["outer", "A", "inner", "C"].map {
      window.controller($0)?.traitCollection.splitViewControllerLayoutEnvironment
    }
    #expect(environments == [.outside, .expanded, .expanded, .collapsed])
  }

  @Test(arguments: Profile.all.filter { $0.splitView.isAdaptive && !$0.splitView.hasLayoutEnvironment })
  func `before iOS 26 nobody has it, and an override has no effect`(profile: Profile) throws {
    let stage = try Stage(.lab, profile: profile, size: Size(width: 1180, height: 820))
    var overrides = TraitOverrides()
    overrides.splitViewControllerLayoutEnvironment = .expanded
    stage.window.traitOverrides = overrides
    stage.window.layoutIfNeeded()
    #expect(environment("split", in: stage) == nil && environment("A", in: stage) == nil)
  }
}
