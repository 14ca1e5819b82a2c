import SplitKit

extension MessageGenerator {
  mutating func traits() -> Value { .object([Member("type", "traits")] + traitMembers()) }

  /// Some traits, each set by hand or given back.
  mutating func traitMembers() -> [Member] {
    let choices: [(String, [Value])] = [
      ("horizontalSizeClass", [nil, "compact", "regular"]), ("layoutDirection", [nil, "leftToRight", "rightToLeft"]),
      ("verticalSizeClass", [nil, "compact", "regular"]), ("userInterfaceStyle", [nil, "dark"]),
      ("preferredContentSizeCategory", [nil, "small", "accessibilityLarge"]), ("userInterfaceIdiom", [nil, "phone"]),
      ("accessibilityContrast", [nil, "high"]),
    ]
    let first = random.isLikely(1, in: 2) ? choices[0] : random.element(choices)
    let second = random.element(choices)
    return (first.0 == second.0 ? [first] : [first, second]).map { Member($0.0, random.element($0.1)) }
  }

  /// Properties of a split view, as an object, or as a list in which they may repeat.
  mutating func properties() -> Value {
    let count = random.isLikely(1, in: 4) ? 2 : 1
    let list = (0..<count).map { _ in Value.object([property()]) }
    return count == 1 ? list[0] : .array(list)
  }

  private mutating func property() -> Member {
    if random.isLikely(1, in: 4) { return columnProperty() }
    return switch random.below(8) {
    case 0...2: Member("preferredDisplayMode", .string(random.element(DisplayMode.allCases).name))
    case 3: Member("primaryEdge", random.element(["leading", "trailing", nil]))
    case 4: Member("presentsWithGesture", random.element([true, false, nil]))
    case 5: Member("preferredPrimaryColumnWidthFraction", random.element([nil, 0, 0.25, 0.333, 0.5, 1]))
    case 6: Member("minimumPrimaryColumnWidth", random.element([nil, 0, 200.25, 300, 400]))
    default:
      Member(
        random.element(["maximumPrimaryColumnWidth", "preferredPrimaryColumnWidth"]),
        random.element([nil, 100, 280.3, 350, 500]))
    }
  }

  /// A property that only a column style has. Some of them are only for a triple.
  private mutating func columnProperty() -> Member {
    switch random.below(8) {
    case 0, 1: Member("preferredSplitBehavior", random.element([nil, "tile", "overlay", "displace"]))
    case 2: Member("primaryBackgroundStyle", random.element(["none", "sidebar"]))
    case 3: Member("showsSecondaryOnlyButton", random.element([true, false]))
    case 4: Member("displayModeButtonVisibility", random.element(["automatic", "never", "always"]))
    case 5: Member("preferredSupplementaryColumnWidthFraction", random.element([nil, 0.2, 0.5]))
    case 6: Member("minimumSecondaryColumnWidth", random.element([nil, 300, 500]))
    default:
      Member(
        random.element([
          "minimumSupplementaryColumnWidth", "maximumSupplementaryColumnWidth", "preferredInspectorColumnWidth",
        ]),
        random.element([nil, 260, 300.5, 400]))
    }
  }

  mutating func set(_ scene: SceneFacts) -> Value {
    if random.isLikely(1, in: 4), let split = scene.splits.first {
      let name = random.element([
        "preferredDisplayMode", "primaryEdge", "presentsWithGesture", "minimumPrimaryColumnWidth",
      ])
      let held = split.node.value[name] ?? .null
      return ["type": "set", "target": .string(split.id), "properties": .object([Member(name, held)])]
    }
    if random.isLikely(1, in: 4) { return setOther(scene) }
    return ["type": "set", "target": .string(split(scene)), "properties": properties()]
  }

  private mutating func setOther(_ scene: SceneFacts) -> Value {
    let property = random.element([
      Member("title", random.element([nil, "", "Title"])), Member("hidesBottomBarWhenPushed", true),
      Member("modalPresentationStyle", random.element(["formSheet", "fullScreen", "automatic"])),
      Member("backButtonTitle", "Back there"), Member("leftItemsSupplementBackButton", false),
      Member("selectedIndex", random.element([0, 1])),
    ])
    return ["type": "set", "target": .string(random.element(scene.nodes).id), "properties": .object([property])]
  }

  private mutating func split(_ scene: SceneFacts) -> String {
    scene.splits.isEmpty ? "split" : random.element(scene.splits).id
  }

  /// A method of a container that is there, and now and then of one that has no such method.
  mutating func perform(_ scene: SceneFacts) -> Value {
    let node = random.isLikely(1, in: 3) ? scene.splits.first?.node ?? scene.nodes[0] : random.element(scene.nodes)
    let name = Value.string(controller(scene))
    var members = [Member("type", "perform"), Member("target", .string(node.id))]
    switch random.isLikely(9, in: 10) ? node.type : "" {
    case "SplitViewController": members += splitAction(name, scene)
    case "NavigationController":
      let action: Value = random.element(["push", "push", "push", "pop", "popTo", "popToRoot"])
      members += [Member("action", action), Member("controller", name)]
    case "SplitOrFlipViewController": members += splitOrFlipAction(name)
    case "TabBarController": members += [Member("action", "select"), Member("index", random.element([0, 1]))]
    default: members += presentation(name)
    }
    return .object(members)
  }

  private mutating func splitAction(_ name: Value, _ scene: SceneFacts) -> [Member] {
    if random.isLikely(1, in: 2) { return columnAction(name) }
    switch random.below(6) {
    case 0, 1: return [Member("action", "showDetail"), Member("controller", name)]
    case 2: return [Member("action", "show"), Member("controller", name)]
    case 3, 4: return [Member("action", "toggleDisplayMode")]
    default:
      let names = [name, .string(controller(scene))].prefix(random.element([0, 1, 2, 2, 2]))
      return [Member("action", "setViewControllers"), Member("controllers", .array(Array(names)))]
    }
  }

  private mutating func splitOrFlipAction(_ name: Value) -> [Member] {
    let action = random.element(["flip", "flip", "setFocus", "setPrimary", "setViewController", "setViewController"])
    var members = [Member("action", .string(action)), Member("side", random.element(["left", "right"]))]
    if random.isLikely(1, in: 3) { members.append(Member("animated", random.element([true, false]))) }
    if action == "setViewController" { members.append(Member("controller", random.element([name, name, nil]))) }
    return members
  }

  private mutating func columnAction(_ name: Value) -> [Member] {
    let column = random.element([
      "primary", "primary", "supplementary", "supplementary", "secondary", "compact", "inspector",
    ])
    let action = random.element(["showColumn", "showColumn", "hideColumn", "hideColumn", "setViewController"])
    var members = [Member("action", .string(action)), Member("column", .string(column))]
    if action == "setViewController" { members.append(Member("controller", random.element([name, name, nil]))) }
    return members
  }

  /// A finger on an edge that can be dragged, or on one that is not there.
  mutating func drag(_ scene: SceneFacts) -> Value {
    let edges = scene.panes.compactMap { $0.value["resizable"]?["id"] }
    return [
      "type": "drag", "target": edges.isEmpty ? "split/primary/edge" : random.element(edges),
      "x": .number(Double(random.below(1400)) + 0.25),
      "phase": random.element(["began", "changed", "changed", "ended", "cancelled"]),
    ]
  }

  private mutating func presentation(_ name: Value) -> [Member] {
    guard random.isLikely(1, in: 3) else { return [Member("action", "dismiss")] }
    let style = random.element([
      "automatic", "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "pageSheet", "formSheet", "popover",
    ])
    // A split view is at home in a window: what it is in a sheet or a popover, no pane of its own tells.
    let presented = ["split", "split2", "host", "tabs"].contains(name) ? "F" : name
    return [
      Member("action", "present"), Member("controller", presented), Member("style", .string(style)),
      Member("source", [100, 100, 44, 44]),
    ] + detents()
  }

  /// The detents of a sheet, which are refused before iOS 14.
  private mutating func detents() -> [Member] {
    guard random.isLikely(1, in: 2) else { return [] }
    let detents: Value = random.element([["medium"], ["medium", "large"], [120], [90, "medium", "large"], [5000]])
    return [Member("detents", detents), Member("prefersGrabberVisible", random.element([true, false]))]
  }
}
