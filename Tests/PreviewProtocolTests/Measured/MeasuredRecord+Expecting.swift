import SplitKit
import Testing

/// The comparisons that every style has in common.
extension MeasuredRecord {
  private var step: Comment { Comment(rawValue: label) }

  func expectCalls(in answer: Value) {
    let calls = (answer["events"]?.array ?? []).map { WireCall($0).measured }
    #expect(calls.filter(Self.isWillPhase) == willPhase, step)
    #expect(calls.filter { !Self.isWillPhase($0) }.sorted() == rest, step)
  }

  func expectState(of split: WireSplit) {
    let value = split.node.value
    #expect(split.isCollapsed == collapsed, step)
    #expect(WireCall.number(ofMode: split.displayMode) == mode, step)
    #expect(WireCall.number(ofMode: value["preferredDisplayMode"]?.string) == prefMode, step)
    #expect(split.primaryColumnWidth == pw, step)
    #expect(split.viewControllers == vcs, step)
    #expect(split.childNames == children, step)
  }

  /// Compares the properties that only a column style has.
  func expectColumnState(of split: WireSplit) {
    let value = split.node.value
    #expect(WireCall.number(ofBehavior: value["splitBehavior"]?.string) == beh, step)
    #expect(WireCall.number(ofBehavior: value["preferredSplitBehavior"]?.string) == prefBeh, step)
    #expect(value["primaryBackgroundStyle"]?.string == (bg == 1 ? "sidebar" : "none"), step)
    let columns = value["columns"]?.members ?? []
    #expect(columns.count == cols?.count, step)
    for column in columns { #expect(column.value.string == cols?[column.name]?.vc, "\(label): \(column.name)") }
    let showing = (cols ?? [:]).filter(\.value.showing).keys
    #expect((value["shownColumns"]?.array ?? []).compactMap(\.string).sorted() == showing.sorted(), step)
  }
}

/// The panes of the columns. A controller that is covered in a collapsed stack, or detached from it, is on no pane.
extension MeasuredRecord {
  func expectPanes(in scene: SceneFacts) throws {
    try collapsed ? expectCollapsedPane(in: scene) : expectExpandedPanes(in: scene)
  }

  private func expectCollapsedPane(in scene: SceneFacts) throws {
    let pane = try #require(scene.panes.first { $0.container == "split" && $0.role == "primary" }, step)
    let stack = try #require(cols?["primary"], step)
    let top = try #require(cols?.first { $0.value.showing }, step)
    #expect(pane.column == top.key, step)
    #expect(pane.frame.numbers == stack.abs, step)
    #expect(pane.safeArea.numbers == stack.safe, step)
    #expect(pane.contentSafeArea?.numbers == top.value.vcSafe, step)
    #expect(pane.isInHierarchy == stack.in, step)
    for (name, column) in cols ?? [:] where column.parentIsSplit == false {
      #expect(scene.node(name == "primary" ? "nav:A" : "nav:B") == nil, "\(label): \(column.container) is detached")
    }
  }

  private func expectExpandedPanes(in scene: SceneFacts) throws {
    #expect(scene.panes.filter { $0.container == "split" && $0.column != nil }.count == cols?.count, step)
    for (name, column) in cols ?? [:] {
      let comment = Comment(rawValue: "\(label): \(name)")
      let pane = try #require(scene.panes.first { $0.container == "split" && $0.role == name }, comment)
      #expect(pane.column == name, comment)
      // Out of the hierarchy only the size means something.
      #expect(column.in ? pane.frame.numbers == column.abs : pane.frame.numbers[2...] == column.abs[2...], comment)
      #expect(pane.safeArea.numbers == column.safe, comment)
      #expect(pane.contentSafeArea?.numbers == column.vcSafe, comment)
      #expect(pane.isInHierarchy == column.in, comment)
      #expect(pane.isVisible == column.showing, comment)
      let node = try #require(scene.node(pane.controller), comment)
      #expect(node.parent == "split" && WireNode.describedName(of: node.value) == column.container, comment)
    }
  }
}
