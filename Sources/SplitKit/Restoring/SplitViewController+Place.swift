/// The columns of a split view as a part of the user's place.
extension SplitViewController {
  /// The contents of the split, and which of them it shows. The widths to which the user has dragged columns are the only lengths.
  var columnsPlace: Value {
    var members = [Member("isCollapsed", .bool(isCollapsed))]
    if isCollapsed {
      members += collapsedPlace
    } else if application.profile.splitView.isAdaptive, reading.stage != .unmounted {
      members.append(Member("displayMode", .string(displayMode.name)))
    }
    members.append(Member("preferredDisplayMode", .string(preferredDisplayMode.name)))
    if style != .unspecified, preferredSplitBehavior != .automatic {
      members.append(Member("preferredSplitBehavior", .string(preferredSplitBehavior.name)))
    }
    if isShowing(.inspector) { members.append(Member("inspector", true)) }
    if let columns = reading.namedColumns {
      let names = Column.allCases.compactMap { column in columns.content(of: column).map { Member(column.name, .string($0.id)) } }
      members.append(Member("columns", .object(names)))
      let widths = Column.allCases.compactMap { column in columns.draggedWidths[column].map { Member(column.name, .number($0)) } }
      if !widths.isEmpty { members.append(Member("dragged", .object(widths))) }
    } else if !isCollapsed {
      members.append(Member("viewControllers", .array(viewControllers.map { .string($0.id) })))
    }
    return .object(members)
  }

  /// The named column on top of the stack.
  private var collapsedPlace: [Member] {
    let top = style == .unspecified ? nil : Column.allCases.first { $0 != .inspector && isShowing($0) }
    return top.map { [Member("top", .string($0.name))] } ?? []
  }

  /// Restores the columns. The mode is restored only while the split is collapsed as it was.
  func restoreColumns(_ place: Value, find: (String) -> ViewController?) {
    restoreContents(place, find: find)
    restoreDraggedWidths(place["dragged"])
    guard place["isCollapsed"]?.bool == isCollapsed else { return }
    restoreBehavior(place["preferredSplitBehavior"])
    if isCollapsed {
      restoreTop(place["top"])
    } else if reading.stage != .unmounted, let mode = place["displayMode"]?.string.flatMap(DisplayMode.init(name:)) {
      restore(mode)
    }
    restoreInspector(isShown: place["inspector"] == true)
    layoutIfPlaced()
    if let mode = place["preferredDisplayMode"]?.string.flatMap(DisplayMode.init(name:)) { restorePreferredDisplayMode(mode) }
  }

  private func restoreContents(_ place: Value, find: (String) -> ViewController?) {
    if reading.namedColumns == nil { return restoreControllers(place["viewControllers"], find: find) }
    for column in Column.allCases {
      let name = place["columns"]?[column.name]?.string
      guard place["columns"] != nil, viewController(for: column)?.id != name else { continue }
      let next = name.flatMap(find)
      guard next.map(isFree) ?? (name == nil), reading.namedColumns?.objection(to: .set(next, column)) == nil else { continue }
      setViewController(next, for: column)
    }
  }

  private func restoreControllers(_ names: Value?, find: (String) -> ViewController?) {
    guard !isCollapsed, let names = names?.array?.prefix(2) else { return }
    let controllers = names.compactMap { $0.string.flatMap(find) }
    guard controllers.count == names.count, Set(controllers.map(\.id)).count == names.count,
      controllers.allSatisfy({ $0.parent === self || isFree($0) })
    else { return }
    viewControllers = controllers
  }

  private func isFree(_ controller: ViewController) -> Bool {
    controller !== self && controller.objectionToMoving == nil && controller.window == nil
  }

  private func restoreDraggedWidths(_ widths: Value?) {
    guard let columns = reading.namedColumns, let widths else { return }
    for column in Column.allCases {
      guard let width = widths[column.name]?.number, (0...20_000).contains(width) else { continue }
      columns.draggedWidths[column] = width
    }
    application.noteChange()
    setNeedsLayout()
  }

  /// Restores the behaviour, which since iOS 26 also follows from preferred modes of the past.
  private func restoreBehavior(_ behavior: Value?) {
    guard style != .unspecified else { return }
    let wanted = SplitBehavior.allCases.first { $0.name == behavior?.string } ?? .automatic
    guard wanted != preferredSplitBehavior else { return }
    preferredSplitBehavior = wanted
    layoutIfPlaced()
  }

  private func restoreTop(_ top: Value?) {
    guard let column = top?.string.flatMap(Column.init(name:)), !isShowing(column) else { return }
    if reading.namedColumns?.objection(to: .show(column)) == nil { show(column) }
  }

  /// Goes to a mode by the columns that it shows, or as a user does, with the button that leads there.
  private func restore(_ mode: DisplayMode) {
    if style != .unspecified { showColumns(of: mode) }
    if displayMode != mode, displayModeButton.target == mode { toggleDisplayMode() }
    layoutIfPlaced()
  }

  private func showColumns(of mode: DisplayMode) {
    let shown = mode.shownColumns(in: style)
    for column in Column.fromPrimaryEdge where displayMode != mode && viewController(for: column) != nil {
      guard shown.contains(column) != isShowing(column) else { continue }
      isShowing(column) ? hide(column) : show(column)
      layoutIfPlaced()
    }
  }

  private func restoreInspector(isShown: Bool) {
    guard isShown != isShowing(.inspector), viewController(for: .inspector) != nil else { return }
    isShown ? show(.inspector) : hide(.inspector)
  }
}
