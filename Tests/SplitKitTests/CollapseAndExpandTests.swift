import SamplePreviews
import SplitKit
import Testing

/// spec/split-view.md section 3 and statements 140 to 168: what the delegate's answers make of the hierarchy.
@Suite struct CollapseAndExpandTests {
  private static let wide = Size(width: 1024, height: 768)
  private static let narrow = Size(width: 400, height: 768)

  private func stage(_ options: [Member] = [], size: Size = wide, profile: Profile = .ios26) throws -> Stage {
    let stage = try Stage(.lab, profile: profile, options: options, size: size)
    _ = stage.application.takeCalls()
    return stage
  }

  private func delegateCalls(_ stage: Stage) -> [String] {
    stage.application.takeCalls().filter { $0.receiver == "delegate" }.map {
      let name = $0.selector.replacing("splitViewController", with: "")
      return name + $0.arguments.map { "<\($0.string ?? "")>" }.joined()
    }
  }

  @Test func `without a delegate's say the secondary is pushed onto the primary, nested`() throws {
    let stage = try stage()
    stage.window.resize(to: Self.narrow)
    #expect(stage.tree == ["nav[A,nav[B]]"])  // 141
    #expect(stage.split.children.map(\.describedName) == ["nav[A,nav[B]]"])
    #expect(stage.window.controller("B")?.navigationController?.id == "nav:B")  // 150
    #expect(
      delegateCalls(stage).prefix(5) == [
        "primaryViewController(forCollapsing:)", "(_:collapseSecondary:onto:)<nav[B]><nav[A]>",
        "(_:willHide:)<secondary>", "(_:willHide:)<primary>", "(_:willShow:)<secondary>",
      ])  // 145, 147
  }

  @Test func `a delegate that takes the secondary leaves the primary alone, and expanding brings it back`() throws {
    let stage = try stage([Member("collapseSecondary", true)])
    stage.window.resize(to: Self.narrow)
    #expect(stage.tree == ["nav[A]"])  // 143
    #expect(
      delegateCalls(stage) == [
        "primaryViewController(forCollapsing:)", "(_:collapseSecondary:onto:)<nav[B]><nav[A]>",
        "(_:willHide:)<secondary>", "(_:didHide:)<secondary>", "DidCollapse(_:)",
      ])  // 148
    stage.resize(1024, 768)
    #expect(stage.tree == ["nav[A]", "nav[B]"])  // 159
  }

  @Test func `before iOS 14 nobody hears of columns`() throws {
    let stage = try stage(profile: .ios13)
    stage.window.resize(to: Self.narrow)
    let calls = delegateCalls(stage)
    #expect(
      calls == ["primaryViewController(forCollapsing:)", "(_:collapseSecondary:onto:)<nav[B]><nav[A]>"])
  }

  @Test func `a primary for collapsing becomes the only one`() throws {
    let stage = try stage([Member("primaryForCollapsing", "X")])
    stage.window.resize(to: Self.narrow)
    #expect(stage.tree == ["X"])  // 144: a plain controller merges nothing
    #expect(delegateCalls(stage)[1] == "(_:collapseSecondary:onto:)<nav[B]><X>")
    #expect(stage.window.controller("B") == nil)
  }

  @Test func `the questions read the arrays as they were`() throws {
    let stage = try stage([Member("primaryForCollapsing", "X")])
    stage.window.resize(to: Self.narrow)
    let questions = stage.application.takeCalls().prefix(2)
    #expect(questions.map(\.state?.viewControllers) == [["nav[A]", "nav[B]"], ["nav[A]", "nav[B]"]])
  }

  @Test func `a narrow regular split expands to the detail alone`() throws {
    let stage = try Stage(
      .lab, profile: .ios26, options: [Member("hosted", true)], size: Size(width: 393, height: 852))
    try stage.perform("showDetail", [Member("controller", "D")])
    _ = stage.application.takeCalls()
    stage.override(horizontalSizeClass: .regular)
    #expect(
      delegateCalls(stage) == [
        "(_:willChangeTo:)<secondaryOnly>", "primaryViewController(forExpanding:)",
        "(_:separateSecondaryFrom:)<nav[A,nav[B],D]>", "(_:willShow:)<secondary>", "DidExpand(_:)",
        "(_:didShow:)<secondary>",
      ])  // 3.4: 393 points
  }

  @Test func `appearance calls come in pairs whatever the delegate answers`() throws {
    let answers = ["collapseSecondary": Value.bool(true), "primaryForCollapsing": "D", "primaryForExpanding": "E"]
    let stage = try Stage(
      .lab, profile: .ios26, options: answers.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) },
      size: Self.narrow)
    try stage.perform("showDetail", [Member("controller", "E")])
    stage.window.resize(to: Self.wide)
    let calls = stage.application.takeCalls().filter { $0.receiver == "D" }.map(\.selector)
    #expect(calls.filter { $0 == "viewDidAppear" }.count == calls.filter { $0 == "viewDidDisappear" }.count)
  }

  @Test func `an expand pops the top one only, and what is below stays nested`() throws {
    let stage = try stage(size: Self.narrow)
    try stage.perform("showDetail", [Member("controller", "D")])
    #expect(stage.tree == ["nav[A,nav[B],D]"])  // 174
    stage.resize(1024, 768)
    #expect(stage.tree == ["nav[A,nav[B]]", "D"])  // 156
    #expect(stage.window.controller("D")?.parent === stage.split)
  }

  @Test func `a separated secondary is taken as given and the primary is left as it is`() throws {
    let stage = try stage([Member("separateSecondary", "X"), Member("collapseSecondary", true)], size: Self.narrow)
    try stage.perform("showDetail", [Member("controller", "D")])
    stage.resize(1024, 768)
    #expect(stage.tree == ["nav[A,D]", "X"])  // 157, 158
  }

  @Test func `a separated secondary that is in the stack leaves it`() throws {
    let stage = try stage([Member("separateSecondary", "X")])
    for _ in 0..<3 {
      stage.resize(400, 768)
      stage.resize(1024, 768)
    }
    var count = 0
    stage.window.rootViewController.forEachDescendant { if $0.id == "X" { count += 1 } }
    #expect(count == 1)
  }

  @Test func `a primary for expanding is asked for first`() throws {
    let stage = try stage([Member("primaryForExpanding", "X")], size: Self.narrow)
    stage.window.resize(to: Self.wide)
    #expect(stage.tree[0] == "X")  // 162
    #expect(delegateCalls(stage)[1] == "(_:separateSecondaryFrom:)<X>")
  }

  @Test func `an expand with the secondary on top announces the primary alone`() throws {
    let stage = try stage(size: Self.narrow)
    stage.window.resize(to: Self.wide)
    #expect(
      delegateCalls(stage) == [
        "primaryViewController(forExpanding:)", "(_:separateSecondaryFrom:)<nav[A,nav[B]]>",
        "(_:willShow:)<primary>", "DidExpand(_:)", "(_:didShow:)<primary>",
      ])
  }

  @Test func `an expand to a hidden primary changes the mode before any question`() throws {
    let stage = try stage(
      [Member("properties", ["preferredDisplayMode": "secondaryOnly"])], size: Self.narrow)
    stage.window.resize(to: Self.wide)
    let calls = delegateCalls(stage)
    #expect(calls.first == "(_:willChangeTo:)<secondaryOnly>")  // 164
    #expect(!calls.contains("(_:willShow:)<primary>"))
  }

  @Test func `a launch in compact asks at launch and shows the detail`() throws {
    let stage = try Stage(.lab, profile: .ios26, size: Self.narrow)
    #expect(stage.tree == ["nav[A,nav[B]]"])  // 151
    #expect(
      delegateCalls(stage).prefix(6) == [
        "(_:willChangeTo:)<oneBesideSecondary>", "primaryViewController(forCollapsing:)",
        "(_:collapseSecondary:onto:)<nav[B]><nav[A]>", "(_:willShow:)<primary>", "(_:willHide:)<primary>",
        "(_:willShow:)<secondary>",
      ])
  }

  @Test func `a launch in compact does not load what is covered or given up`() throws {
    let pushed = try Stage(.lab, profile: .ios26, size: Self.narrow)
    #expect(!pushed.window.controller("A")!.isViewLoaded)
    let merged = try Stage(
      .lab, profile: .ios26, options: [Member("collapseSecondary", true)], size: Self.narrow)
    #expect(merged.window.controller("A")!.isViewLoaded)
    #expect(!merged.application.takeCalls().contains { $0.receiver == "B" && $0.selector == "viewDidLoad" })
  }

  @Test func `collapsing and expanding again and again changes nothing`() throws {
    let stage = try stage()
    for _ in 0..<5 {
      stage.resize(400, 768)
      #expect(stage.tree == ["nav[A,nav[B]]"])
      stage.resize(1024, 768)
      #expect(stage.tree == ["nav[A]", "nav[B]"])  // 168
    }
  }

  @Test func `what was pushed inside the detail stays inside it`() throws {
    let stage = try stage()
    try stage.perform("push", [Member("controller", "E")], on: "nav:B")
    stage.resize(400, 768)
    #expect(stage.tree == ["nav[A,nav[B,E]]"])
    stage.resize(1024, 768)
    #expect(stage.tree == ["nav[A]", "nav[B,E]"])  // 161
  }
}
